"""Drawing of all art by code: distance fields, one light, fixed seeds. Development only."""
