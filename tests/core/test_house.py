"""Houses: a family's file over its base, and everything in it that is refused with its place."""

from pathlib import Path

import pytest

from pukk.core.choices import BoolChoice, ChoiceType, NumberChoice
from pukk.core.errors import HouseFault
from pukk.core.house import (
    TABLE,
    Basis,
    House,
    check_choices,
    parse_choices,
    read_family_house,
    read_toml,
)

TYPES: dict[str, ChoiceType] = {"stake": NumberChoice(), "lowest": NumberChoice(), "shared": BoolChoice()}
SHIPPED = House(
    "grandmothers",
    "pukk",
    "old-book",
    {"stake": 5, "lowest": {"6": 6, "else": 5}, "shared": False},
    {"stake": Basis("explicit", ("mbl.12",)), "shared": Basis("silent")},
)


class Shipped:
    """The houses that come with the game: one."""

    names = ("grandmothers",)

    def __call__(self, name: str) -> House | None:
        return SHIPPED if name == SHIPPED.id else None


def read(path: Path, text: str, name: str = "ours.toml") -> House:
    """Writes a family's house file and reads it."""
    file = path / name
    file.write_text(text, "utf-8")
    return read_family_house(file, Shipped())


def refusal(path: Path, text: str) -> HouseFault:
    """Returns the fault with which a family's house file is refused; its place begins with the file."""
    with pytest.raises(HouseFault) as refused:
        read(path, text)
    assert refused.value.where.startswith(str(path / "ours.toml"))
    return refused.value


def test_a_family_lays_its_choices_over_a_shipped_house(tmp_path: Path) -> None:
    house = read(tmp_path, 'base = "grandmothers"\nname = "Ours"\n[choices]\nstake = 3\n')
    assert (house.id, house.base, house.game, house.edition) == ("ours", "grandmothers", "pukk", "old-book")
    assert house.choices == {**SHIPPED.choices, "stake": 3}


def test_what_a_family_chose_is_founded_on_the_table_and_the_rest_as_before(tmp_path: Path) -> None:
    house = read(tmp_path, 'base = "grandmothers"\n[choices]\nstake = 3\n')
    assert house.basis == {"stake": TABLE, "shared": Basis("silent")}
    assert TABLE.at(6) == "table"


def test_a_table_by_number_covers_only_its_numbers(tmp_path: Path) -> None:
    house = read(tmp_path, 'base = "grandmothers"\n[choices.lowest]\n6 = 7\n')
    assert house.choices["lowest"] == {"6": 7, "else": 5}


def test_a_house_may_stand_on_another_file_beside_it(tmp_path: Path) -> None:
    read(tmp_path, 'base = "grandmothers"\n[choices]\nstake = 3\nshared = true\n', "aunts.toml")
    house = read(tmp_path, 'base = "aunts.toml"\n[choices]\nstake = 4\n')
    assert (house.choices["stake"], house.choices["shared"]) == (4, True)
    assert house.base == "aunts.toml"


def test_a_house_without_choices_is_its_base(tmp_path: Path) -> None:
    assert read(tmp_path, 'base = "grandmothers"\n').choices == SHIPPED.choices


def test_a_chain_of_bases_that_comes_back_to_itself_is_refused(tmp_path: Path) -> None:
    (tmp_path / "aunts.toml").write_text('base = "ours.toml"\n', "utf-8")
    assert refusal(tmp_path, 'base = "aunts.toml"\n').key == "house-loop"
    assert refusal(tmp_path, 'base = "ours.toml"\n').key == "house-loop"


def test_a_base_that_does_not_exist_is_refused_with_the_nearest_that_does(tmp_path: Path) -> None:
    fault = refusal(tmp_path, 'base = "grandmother"\n')
    assert (fault.key, fault.where) == ("house-unknown", f"{tmp_path / 'ours.toml'}: base")
    assert fault.details == {"found": "grandmother", "near": "grandmothers"}
    assert refusal(tmp_path, 'base = "nowhere.toml"\n').key == "house-unknown"
    (tmp_path / "aunts.txt").write_text('base = "grandmothers"\n', "utf-8")
    assert refusal(tmp_path, 'base = "aunts.txt"\n').key == "house-unknown"


def test_where_no_names_are_known_none_is_near(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('base = "grandmother"\n', "utf-8")
    with pytest.raises(HouseFault) as refused:
        read_family_house(file, lambda name: None)
    assert refused.value.details["near"] == ""


def test_an_unknown_key_is_refused_with_the_nearest_that_is_known(tmp_path: Path) -> None:
    fault = refusal(tmp_path, 'base = "grandmothers"\nchoice = 1\n')
    assert (fault.key, fault.where) == ("house-key", f"{tmp_path / 'ours.toml'}: choice")
    assert fault.details == {"found": "choice", "near": "choices"}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[choices]\nstake = 3\n", "house-no-base"),
        ("base = 5\n", "house-no-base"),
        ('base = "grandmothers"\nchoices = 5\n', "house-choices"),
        ("", "file-empty"),
        ("# nothing\n", "file-empty"),
        ("base = \n", "file-toml"),
    ],
)
def test_a_house_that_cannot_be_read_is_refused(tmp_path: Path, text: str, key: str) -> None:
    assert refusal(tmp_path, text).key == key


def test_choices_that_are_no_table_are_refused_with_what_they_are(tmp_path: Path) -> None:
    fault = refusal(tmp_path, 'base = "grandmothers"\nchoices = 5\n')
    assert (fault.where, fault.details) == (f"{tmp_path / 'ours.toml'}: choices", {"found": "int"})


def test_a_file_that_is_missing_or_a_folder_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "missing.toml", tmp_path):
        with pytest.raises(HouseFault) as refused:
            read_toml(path)
        assert (refused.value.key, refused.value.where) == ("file-unreadable", str(path))
        assert refused.value.details["problem"]


def test_another_encoding_is_refused_with_the_byte(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_bytes('base = "ömmu"'.encode("latin-1"))
    with pytest.raises(HouseFault) as refused:
        read_toml(file)
    assert (refused.value.key, refused.value.where) == ("file-encoding", str(file))
    assert refused.value.details == {"byte": 8}


def test_broken_toml_is_refused_with_its_line(tmp_path: Path) -> None:
    fault = refusal(tmp_path, 'base = "grandmothers"\n\nchoices = = 5\n')
    assert "line 3" in str(fault.details["problem"])


def test_a_byte_order_mark_and_the_line_ends_of_windows_are_read(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_bytes('\ufeffbase = "grandmothers"\r\n[choices]\r\nstake = 3\r\n'.encode())
    assert read_family_house(file, Shipped()).choices["stake"] == 3


def test_every_choice_is_read_by_its_type() -> None:
    house = House("h", "pukk", "", {"stake": 5, "lowest": 7, "shared": True}, {})
    assert parse_choices(house, TYPES) == {"stake": 5, "lowest": 7, "shared": True}


def test_a_choice_of_a_wrong_type_is_refused_with_its_place() -> None:
    house = House("h", "pukk", "", {"stake": -1, "lowest": 7, "shared": True}, {})
    with pytest.raises(HouseFault) as refused:
        parse_choices(house, TYPES, "h.toml: ")
    assert (refused.value.key, refused.value.where) == ("choice-value", "h.toml: choices.stake")


def test_a_choice_that_is_missing_or_unknown_is_refused_by_name() -> None:
    with pytest.raises(HouseFault) as refused:
        parse_choices(House("h", "pukk", "", {"stake": 5}, {}), TYPES, "h.toml: ")
    assert (refused.value.key, refused.value.where) == ("house-incomplete", "h.toml: choices")
    assert refused.value.details == {"missing": "lowest, shared"}
    with pytest.raises(HouseFault) as refused:
        check_choices({"stakes": 5}, TYPES, "choices")
    assert (refused.value.key, refused.value.where) == ("choice-unknown", "choices.stakes")
    assert refused.value.details == {"found": "stakes", "near": "stake"}
    check_choices({"stake": -1}, TYPES, "choices")


def test_a_basis_may_differ_by_the_number_of_players() -> None:
    basis = Basis({"5": "explicit", "else": "inferred"})
    assert [basis.at(players) for players in (5, 6)] == ["explicit", "inferred"]
    assert Basis({"5": "explicit"}).at(6) == "silent"
    assert Basis("contradictory").at(6) == "contradictory"


def test_choices_laid_over_a_house_leave_the_house_as_it_was() -> None:
    laid = SHIPPED.with_choices({"stake": 3, "lowest": {"7": 4}}, Basis("inferred"))
    assert laid.choices == {"stake": 3, "lowest": {"6": 6, "else": 5, "7": 4}, "shared": False}
    assert laid.basis["stake"] == laid.basis["lowest"] == Basis("inferred")
    assert SHIPPED.choices["stake"] == 5
    assert laid.id == SHIPPED.id
