"""`python -m tests.games.pukk.recorded` writes the recorded evenings anew, for their differences to be read."""

from tests.games.pukk.recorded.evenings import write_all

if __name__ == "__main__":
    write_all()
