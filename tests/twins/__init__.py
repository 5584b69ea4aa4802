"""Slow second implementations of the games, written from the rules text alone.

They judge the fast engines of `app.games` and must never import them. Their component
lists are a copy of their own, so that a slip in the app's tables shows too.
"""
