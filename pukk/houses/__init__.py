"""House rules: reading, showing and writing them."""
