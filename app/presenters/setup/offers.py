"""The games that can be begun, each with how it is offered; the screens walk this table."""

from collections.abc import Mapping

from app.presenters.new_connect import CONNECT
from app.presenters.new_game import Offer
from app.presenters.new_go import GO
from app.presenters.new_shift import SHIFT

OFFERS: Mapping[str, Offer] = {offer.game: offer for offer in (SHIFT, GO, CONNECT)}
