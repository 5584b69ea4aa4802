"""What the app asks of the world around it, behind small ports."""
