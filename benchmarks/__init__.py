"""What Púkk costs, in time and memory: see README.md here."""
