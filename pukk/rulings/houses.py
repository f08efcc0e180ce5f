"""Finds a house by name or path, shipped or a family's own."""

from pathlib import Path

from pukk.core.clauses import ShippedHouses
from pukk.core.errors import HouseFault
from pukk.core.house import House, read_family_house


def load_house(name: str, game: str | None = None, folder: Path | None = None) -> House:
    """
    Returns a house by its shipped name, or by the path of a family's file.

    A path is taken from the folder of the case that names it. Refuses a name that is neither, and a
    house of another game.

    >>> load_house("pukk-is").game
    'pukk'
    """
    shipped = ShippedHouses()
    house = shipped(name)
    if house is None:
        path = Path(name).expanduser()
        path = path if folder is None else folder / path
        if path.suffix != ".toml" and not path.exists():
            raise HouseFault("house-unknown", "house", found=name, near=shipped.nearest(name))
        house = read_family_house(path, shipped)
    if game is not None and house.game != game:
        raise HouseFault("house-other-game", "house", found=name, game=house.game, expected=game)
    return house
