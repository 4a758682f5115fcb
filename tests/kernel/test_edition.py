"""Editions: what is wrong with a table is said with the file, the line and what was expected."""

from __future__ import annotations

import pytest

from tests.toys import TABLES, TOY
from tianxia.kernel import BadEdition, Edition
from tianxia.kernel.edition import line_of


def changed(old: str, new: str) -> Edition:
    assert old in TABLES
    return Edition(TABLES.replace(old, new), "my.toml")


def test_an_edition_knows_its_name_and_fingerprint() -> None:
    edition = TOY.standard_edition()
    assert edition.name == "toy"
    assert edition.digest == Edition(TABLES, "elsewhere.toml").digest
    assert edition.digest != changed("[1, 2, 3, 5]", "[1, 2, 3, 4]").digest
    TOY.check_edition(edition)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            "highest = 11",
            "highest = 99",
            "my.toml, line 7: limits.highest must be a whole number from 4 to 20, not 99.",
        ),
        (
            "highest = 11",
            "highest = true",
            "my.toml, line 7: limits.highest must be a whole number from 4 to 20, not True.",
        ),
        (
            "highest = 11",
            'highest = "eleven"',
            "my.toml, line 7: limits.highest must be a whole number from 4 to 20, not 'eleven'.",
        ),
        (
            "highest = 11\n",
            "",
            "my.toml, line 6: limits.highest must be a whole number from 4 to 20, but it is missing.",
        ),
        (
            "[1, 2, 3, 5]",
            "[1, 2, 3]",
            "my.toml, line 4: prizes.values must be a list of 4 whole numbers from 1 to 5, not [1, 2, 3].",
        ),
        (
            "[1, 2, 3, 5]",
            "[1, 2, 3, 6]",
            "my.toml, line 4: prizes.values must be a list of 4 whole numbers from 1 to 5, not [1, 2, 3, 6].",
        ),
        (
            "[1, 2, 3, 5]",
            "7",
            "my.toml, line 4: prizes.values must be a list of 4 whole numbers from 1 to 5, not 7.",
        ),
        ('"fortune"', "3", "my.toml, line 8: limits.motto must be a text in quotes, not 3."),
        ("[limits]", "[limit]", "my.toml, line 1: limits must be a table, but it is missing."),
        ("highest = 11", "highest = 11\ncolour = 3", "my.toml, line 8: limits has no field “colour”."),
        ("[limits]", "[limits]\n[extra]\nhighest = 3\n[limits2]", None),
        (
            'edition = "toy"',
            "edition = 5",
            'my.toml, line 1: expected the edition\'s name, such as edition = "2007".',
        ),
        ('edition = "toy"', "", 'my.toml, line 1: expected the edition\'s name, such as edition = "2007".'),
    ],
)
def test_a_slip_of_the_pen(old: str, new: str, sentence: str | None) -> None:
    with pytest.raises(BadEdition) as caught:
        TOY.check_edition(changed(old, new))
    if sentence is not None:
        assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('edition = "toy', "my.toml: this is not valid TOML: .*line 1"),
        ('edition = "toy"\nedition = "toy"', "my.toml: this is not valid TOML: .*line 2"),
        ('edition = "\ud800"', "my.toml, line 1: this cannot be read"),
        (f'edition = "toy"\nnumber = {"9" * 5000}', "my.toml, line 1: this cannot be read"),
        (f"edition = {'[' * 5000}", "my.toml"),
    ],
)
def test_what_is_not_toml(text: str, words: str) -> None:
    with pytest.raises(BadEdition, match=words):
        Edition(text, "my.toml")


def test_a_text_can_be_one_of_a_few() -> None:
    limits = TOY.standard_edition().top().section("limits")
    assert limits.has("motto") and not limits.has("colour")
    with pytest.raises(BadEdition, match=r"limits\.motto must be one of peace, quiet, not 'fortune'"):
        limits.text("motto", ("peace", "quiet"))
    assert limits.text("motto", ("fortune",)) == "fortune"


def test_what_the_box_does_not_tell_is_marked() -> None:
    assert TOY.standard_edition().stand_ins == []
    text = TABLES + "\n[costs]\nstand_in = true\n[[costs.row]]\nstand_in = true\n[[costs.row]]\nn = 1\n"
    assert Edition(text, "my.toml").stand_ins == ["costs", "costs.row[1]"]


@pytest.mark.parametrize(
    ("path", "key", "line"),
    [
        ("", "edition", 1),
        ("prizes", "values", 4),
        ("", "limits", 6),
        ("limits", "motto", 8),
        ("none", "none", 1),
    ],
)
def test_the_line_of_a_field(path: str, key: str, line: int) -> None:
    assert line_of(TABLES, path, key) == line


def test_the_line_of_a_field_in_a_table_on_one_line() -> None:
    text = 'edition = "x"\n[people]\nyoung = { value = 2 }\nold = { value = 3 }\n'
    assert line_of(text, "people.old", "value") == 4
