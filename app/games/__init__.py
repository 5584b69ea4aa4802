"""The games: each a package that offers the names of `app.core.game.Game`."""
