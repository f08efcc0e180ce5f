"""The theorems about the games, and the kernel that settles them; always imported as `pukk.proofs`."""
