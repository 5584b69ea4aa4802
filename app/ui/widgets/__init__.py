"""Small pieces that pages are made of, each with a kv file of the same name."""
