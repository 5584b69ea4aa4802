"""Names under portraits: long ones are broken behind their hyphen, and called whole."""

from app.ui.kit.text import breakable


def test_a_long_name_may_be_broken_behind_its_hyphen() -> None:
    assert breakable("Maximiliana-Charlotte W.") == "Maximiliana- Charlotte W."
    assert breakable("Eva-Maria") == "Eva-Maria"
