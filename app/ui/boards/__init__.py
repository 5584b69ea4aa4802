"""The play fields: plain widgets that draw a model from one atlas."""
