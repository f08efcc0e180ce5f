"""The theorems about Púkk, a file for each phase of the game and a few for what spans them."""
