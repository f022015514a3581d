#!/usr/bin/env python3
"""Tests of `Tools/build-words`: what it refuses, what it makes, and its plural rules beside those of Node.js."""
import json
import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
root = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(root / "Tools"))

from words import plurals
from words.catalogue import Catalogues
from words.swift import sources

LANGUAGE = 'enum Language { case english = "en"\n case polish = "pl"\n package var name'
HEAD = "### Swift: Sources/Room/RoomText.generated.swift\n"
COUNT = "# $count (Number)\n"
THINGS = COUNT + "things = { $count ->\n    [one] { $count } thing\n   *[other] { $count } things\n}\n"
POLISH = "things = { $count ->\n    [one] { $count } rzecz\n    [few] { $count } rzeczy\n    [many] { $count } rzeczy\n   *[other] { $count } rzeczy\n}\n"


def catalogues(english, polish, head=HEAD):
    """The catalogues of a house with one room and two languages."""
    with tempfile.TemporaryDirectory() as folder:
        house = pathlib.Path(folder)
        for path, text in {"Sources/Kernel/Text/Language.swift": LANGUAGE, "Words/en/Room.ftl": head + english,
                           "Words/pl/Room.ftl": polish}.items():
            if text is not None:
                (house / path).parent.mkdir(parents=True, exist_ok=True)
                (house / path).write_text(text)
        (house / "Words/pl").mkdir(exist_ok=True)
        return Catalogues(house)


def refused(english, polish):
    return catalogues(english, polish).refusals


def made(english, polish, head=HEAD):
    read = catalogues(english, polish, head)
    assert read.refusals == [], read.refusals
    return next(text for path, text in sources(read).items() if path.name == "RoomText.generated.swift")


# What a translator or an author may get wrong, and what is said of it.
REFUSED = {
    "a language without a file of a room": ("a = A", None, "Words/pl/Room.ftl: the file is missing"),
    "a message that is missing": ("a = A", "", "Words/pl/Room.ftl: a: it is missing"),
    "a message too many": ("a = A", "a = A\nb = B", "Words/pl/Room.ftl: b: English has no such message"),
    "a message that is there twice": ("a = A", "a = A\na = B", "Words/pl/Room.ftl: a: it is there twice"),
    "what isn’t Fluent": ("a = A", "a = A\nb = {", "Words/pl/Room.ftl: b = {: "),
    "an argument that isn’t declared": ("a = { $x }", "a = { $x }", "Words/en/Room.ftl: a: $x is not declared"),
    "an argument that isn’t used": ("# $x (Text)\na = A", "a = A", "Words/en/Room.ftl: a: $x is declared and not used"),
    "an argument without a type": ("# $x\na = { $x }", "a = { $x }", "Words/en/Room.ftl: a: “$x” should be as in"),
    "an argument that is left out": ("# $x (Text)\na = { $x }", "a = A", "Words/pl/Room.ftl: a: $x is left out"),
    "an argument that is invented": ("a = A", "a = { $x }", "Words/pl/Room.ftl: a: English has no $x"),
    "what is there in every language and no choice": (
        "# In every language.\na = A", "a = A", "Words/en/Room.ftl: a: what is there in every language is one choice"),
    "a plural that is missing": (
        THINGS, POLISH.replace("    [few] { $count } rzeczy\n", ""), "Words/pl/Room.ftl: things: [few] of $count is missing"),
    "a plural that the language hasn’t": (
        THINGS.replace("[one]", "[one] x\n    [few]"), POLISH, "Words/en/Room.ftl: things: $count is never [few]"),
    "a word to choose by that isn’t known": (
        "# $x (Level)\na = { $x ->\n    [low] L\n   *[high] H\n}", "a = { $x ->\n    [low] L\n   *[hihg] H\n}",
        "Words/pl/Room.ftl: a: $x selects among high, low, not hihg, low"),
    "a function that isn’t known": ("a = { DATETIME(1) }", "a = A", "Words/en/Room.ftl: a: there is no function “DATETIME”"),
    "a message that isn’t there": ("a = { b }", "a = A", "Words/en/Room.ftl: a: there is no “b”"),
    "a message within itself": ("a = { b }\nb = { a }", "a = A\nb = B", "Words/en/Room.ftl: a: it contains itself"),
}


def test_refusals():
    for name, (english, polish, said) in REFUSED.items():
        yield f"{name} is refused", any(each.startswith(said) for each in refused(english, polish))


def test_made():
    text = made(THINGS, POLISH)
    yield "a message becomes a typed function", "static func things(_ count: Int) -> Label {" in text
    yield "the English text is its documentation", "/// { $count ->" in text
    pattern = r"\u{2}0\u{3}one\u{4}\u{1}0 rzecz\u{3}few\u{4}\u{1}0 rzeczy\u{3}many\u{4}\u{1}0 rzeczy\u{3}\u{4}\u{1}0 rzeczy\u{5}"
    yield "a plural becomes a pattern with every category", pattern in text
    two = made("# $a (Text)\n# $b (Number)\nx = { $a } { $b }", "x = { $b } { $a }")
    yield "several arguments have their names", "func x(a: String, b: Int) -> Label" in two
    yield "a translation may turn them around", r"\u{1}1 \u{1}0" in two
    inner = made("-app = Tallybook\na = Read\nb = { a } { -app }", "-app = Tallybook\na = Czytaj\nb = { a } { -app }")
    yield "messages and terms stand within messages", "Czytaj Tallybook" in inner
    yield "a message may choose without saying the number", not refused(
        COUNT + "x = { $count ->\n    [one] It\n   *[other] Them\n}", "x = To")


def test_everywhere():
    """What must be understood whichever words the browser was given is compiled in."""
    choice = "# $a (Aisle)\n# In every language.\nx = { $a ->\n    [b] Bread\n   *[m] Milk\n}\n"
    text = made(choice, choice.replace("Milk", "Mleko"))
    yield "a choice in every language takes the language", "static func x(_ a: Aisle, in language: Language) -> StaticString" in text
    yield "and has the words of each", 'case (.english, .m): "Milk"' in text and 'case (.polish, .m): "Mleko"' in text


def test_carried():
    """What only a host says is compiled into it, and isn't among what the browser loads."""
    for target, is_carried in {"Kernel": True, "Trackers/Room": True, "Hosts/Room": False}.items():
        head = HEAD.replace("Room/", target + "/")
        text = made("a = A", "a = A\n", head)
        packed = {path.name: text for path, text in sources(catalogues("a = Ä", "a = Ą", head)).items()}
        yield f"{target} is in the files of words or isn’t", ("Ą" in packed["pl.words"]) == is_carried
        yield f"{target} has a number there or hasn’t", ("hasFeature(Embedded)" in text) == is_carried
        yield f"{target} has its words natively", 'patterns: """' in text


def test_plurals():
    """The rules of languages of every family, beside those of another implementation."""
    tags = "en de it pl ar fr pt es cs ru uk lt lv cy ga ja he sl ro hr nl sv da tr hi fa is mk mt gd br kw".split()
    numbers = [*range(1200), 10_000, 40_000, 100_000, 1_000_000, 1_000_001, 2_000_000]
    script = f"""console.log(JSON.stringify({json.dumps(tags)}.map((tag) => {{
        const rules = new Intl.PluralRules(tag)
        return {json.dumps(numbers)}.map((number) => rules.select(number))
    }})))"""
    theirs = json.loads(subprocess.run(["node", "-e", script], capture_output=True, text=True, check=True).stdout)
    for tag, expected in zip(tags, theirs):
        conditions = {name: condition.replace("&&", "and").replace("||", "or").replace("!(", "not (")
                      for name, condition in plurals.rules(tag).items()}
        ours = [next((name for name, condition in conditions.items() if eval(condition, {"n": n})), "other") for n in numbers]
        yield f"plurals of {tag} are the CLDR’s", ours == expected


def main():
    results = [*test_refusals(), *test_made(), *test_everywhere(), *test_carried(), *test_plurals()]
    for name, holds in results:
        if not holds:
            print(f"✘ {name}")
    failed = sum(not holds for _, holds in results)
    print(f"{len(results) - failed} passed, {failed} failed")
    sys.exit(failed > 0)


main()
