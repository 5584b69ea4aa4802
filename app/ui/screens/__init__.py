"""The pages of the app, each with a kv file of the same name."""
