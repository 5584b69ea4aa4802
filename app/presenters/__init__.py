"""What screens show and what a finger means, without any screen: frozen view-models."""
