"""What KivyMD's widgets cost beside our own, and what people would miss in them."""
