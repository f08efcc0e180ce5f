"""The questions of Púkk: each module decides one phase's questions and says the verdict in words."""
