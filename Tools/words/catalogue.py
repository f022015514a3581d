"""Reads the catalogues and holds every translation to the English text: what doesn't fit is refused."""
import dataclasses
import re

from fluent.syntax import ast, parse

from words import plurals

BUILT_IN = {"Text": "String", "Number": "Int", "Label": "Label"}


class Refused(Exception):
    """Why a message can't be taken."""


@dataclasses.dataclass
class Message:
    name: str
    pattern: ast.Pattern
    comment: str
    # {name: type} in the order in which Swift takes them; the English comment declares them.
    arguments: dict = dataclasses.field(default_factory=dict)

    @property
    def is_everywhere(self):
        """Whether it is asked for in languages whose words the browser wasn't given: those are compiled in."""
        return "In every language." in self.comment.split("\n")

    @property
    def is_choice(self):
        """Whether it is nothing but words to choose from, which speak of nothing."""
        elements = self.pattern.elements
        select = elements[0].expression if len(elements) == 1 and isinstance(elements[0], ast.Placeable) else None
        return isinstance(select, ast.SelectExpression) and all(
            isinstance(element, ast.TextElement) for variant in select.variants for element in variant.value.elements)


@dataclasses.dataclass
class Uses:
    """What a pattern does with its arguments."""
    shown: set = dataclasses.field(default_factory=set)
    # {argument: [keys of each select on it]}
    selects: dict = dataclasses.field(default_factory=dict)

    @property
    def names(self):
        return self.shown | set(self.selects)


class Catalogue:
    """The messages of one room in one language."""

    def __init__(self, path, refuse):
        self.path, self.messages, self.terms, self.about, self.target = path, {}, {}, [], None
        for entry in parse(path.read_text()).body:
            self.take(entry, refuse)

    def take(self, entry, refuse):
        if isinstance(entry, ast.Junk):
            refuse(self.path, entry.content.strip().split("\n")[0], entry.annotations[0].message)
        elif isinstance(entry, ast.ResourceComment):
            self.describe(entry.content)
        elif isinstance(entry, (ast.Message, ast.Term)):
            of_kind = self.terms if isinstance(entry, ast.Term) else self.messages
            name = entry.id.name
            if name in of_kind:
                refuse(self.path, name, "it is there twice")
            if entry.attributes or not entry.value:
                return refuse(self.path, name, "a message has a text and no attributes")
            of_kind[name] = Message(name, entry.value, entry.comment.content if entry.comment else "")

    def describe(self, comment):
        for line in comment.split("\n"):
            where = re.fullmatch(r"Swift: (\S+)", line)
            if where:
                self.target = where[1]
            else:
                self.about.append(line)

    def uses(self, pattern, within=()):
        """What a pattern and the messages that it names use."""
        uses = Uses()
        for element in pattern.elements:
            if isinstance(element, ast.Placeable):
                self.add_uses(element.expression, uses, within)
        return uses

    def add_uses(self, expression, uses, within):
        if isinstance(expression, ast.Placeable):
            return self.add_uses(expression.expression, uses, within)
        if isinstance(expression, ast.VariableReference):
            uses.shown.add(expression.id.name)
        elif isinstance(expression, ast.SelectExpression):
            if not isinstance(expression.selector, ast.VariableReference):
                raise Refused("only an argument can be selected on")
            keys = [key(variant) for variant in expression.variants]
            uses.selects.setdefault(expression.selector.id.name, []).append((keys, default(expression)))
            for variant in expression.variants:
                self.join(uses, self.uses(variant.value, within))
        elif isinstance(expression, (ast.MessageReference, ast.TermReference)):
            name, message = self.referred(expression)
            if name in within:
                raise Refused(f"it contains itself through “{name}”")
            self.join(uses, self.uses(message.pattern, (*within, name)))
        elif isinstance(expression, ast.FunctionReference):
            raise Refused(f"there is no function “{expression.id.name}”")
        elif not isinstance(expression, (ast.StringLiteral, ast.NumberLiteral)):
            raise Refused(f"“{type(expression).__name__}” isn’t known here")

    @staticmethod
    def join(uses, more):
        uses.shown |= more.shown
        for name, keys in more.selects.items():
            uses.selects.setdefault(name, []).extend(keys)

    def referred(self, reference):
        is_term = isinstance(reference, ast.TermReference)
        name = reference.id.name
        message = (self.terms if is_term else self.messages).get(name)
        if message is None or reference.attribute or getattr(reference, "arguments", None):
            raise Refused(f"there is no “{'-' if is_term else ''}{name}”")
        return ("-" if is_term else "") + name, message


def key(variant):
    return variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name


def default(select):
    return next(key(variant) for variant in select.variants if variant.default)


class Catalogues:
    """All rooms in all languages: `rooms[room][tag]` is a Catalogue; `refusals` says what doesn't fit."""

    def __init__(self, root):
        self.root, self.refusals, self.rooms = root, [], {}
        declared = (root / "Sources/Kernel/Text/Language.swift").read_text().split("package var")[0]
        # {tag: case}, in the order of the enum
        self.languages = {tag: name for name, tag in re.findall(r'case (\w+) = "([\w-]+)"', declared)}
        self.find_folders()
        for room, catalogues in self.rooms.items():
            self.check_room(room, catalogues)

    def refuse(self, path, message, reason):
        where = path.relative_to(self.root)
        self.refusals.append(f"{where}: {message}: {reason}" if message else f"{where}: {reason}")

    def find_folders(self):
        words = self.root / "Words"
        for folder in sorted(words.iterdir()):
            if folder.is_dir() and folder.name not in self.languages:
                self.refuse(folder, "", "Language.swift has no case for this language")
        rooms = sorted(path.name for path in (words / "en").glob("*.ftl"))
        for tag in self.languages:
            there = sorted(path.name for path in (words / tag).glob("*.ftl"))
            for name in sorted(set(rooms) ^ set(there)):
                reason = "the file is missing" if name in rooms else "English has no such file"
                self.refuse(words / tag / name, "", reason)
        if not self.refusals:
            for name in rooms:
                self.rooms[name[:-4]] = {tag: Catalogue(words / tag / name, self.refuse) for tag in self.languages}

    def check_room(self, room, catalogues):
        english = catalogues["en"]
        if not english.target:
            self.refuse(english.path, "", "a line “### Swift: Sources/…” says where its Swift belongs")
        for message in english.messages.values():
            self.attempt(english, message.name, lambda: self.declare(message))
        for tag, catalogue in catalogues.items():
            for name in english.messages.keys() - catalogue.messages.keys():
                self.refuse(catalogue.path, name, "it is missing")
            for name in catalogue.messages.keys() - english.messages.keys():
                self.refuse(catalogue.path, name, "English has no such message")
            for name, message in catalogue.messages.items():
                if name in english.messages:
                    self.attempt(catalogue, name, lambda: self.check(tag, catalogue, english, message))

    def unchanged(self, tag):
        """How many texts of a language say what English says, word for word, and of how many."""
        pairs = [
            (message, catalogues["en"].messages[name])
            for catalogues in self.rooms.values() for name, message in catalogues[tag].messages.items()
        ]
        return sum(one.pattern.equals(english.pattern) for one, english in pairs), len(pairs)

    def attempt(self, catalogue, name, check):
        try:
            check()
        except Refused as refused:
            self.refuse(catalogue.path, name, str(refused))

    @staticmethod
    def declare(message):
        for line in message.comment.split("\n"):
            if line.startswith("$"):
                declared = re.match(r"\$([a-z][A-Za-z0-9]*) \(([A-Z]\w*)\)", line)
                if not declared:
                    raise Refused(f"“{line}” should be as in “$count (Number) how many there are”")
                message.arguments[declared[1]] = declared[2]

    def check(self, tag, catalogue, english, message):
        original = english.messages[message.name]
        if original.is_everywhere and not message.is_choice:
            raise Refused("what is there in every language is one choice")
        uses, wanted = catalogue.uses(message.pattern), english.uses(original.pattern)
        for name in sorted(wanted.names ^ original.arguments.keys() if catalogue is english else ()):
            raise Refused(f"${name} is {'not declared' if name in wanted.names else 'declared and not used'}")
        for name in sorted(uses.names - original.arguments.keys()):
            raise Refused(f"English has no ${name}")
        for name in sorted(wanted.shown - uses.shown):
            raise Refused(f"${name} is left out")
        for name in sorted(uses.shown):
            if original.arguments[name] not in BUILT_IN:
                raise Refused(f"${name} is to select by, not to be shown")
        for name, selects in uses.selects.items():
            for keys, fallback in selects:
                self.check_select(tag, name, original.arguments[name], keys, fallback, wanted)

    @staticmethod
    def check_select(tag, name, kind, keys, fallback, wanted):
        if kind == "Label":
            raise Refused(f"${name} is a label, which can’t be selected by")
        if kind == "Number":
            return check_plural(tag, name, keys, fallback)
        known = {each for wanted_keys, _ in wanted.selects.get(name, []) for each in wanted_keys}
        if known and known != set(keys):
            raise Refused(f"${name} selects among {', '.join(sorted(known))}, not {', '.join(sorted(keys))}")


def check_plural(tag, name, keys, fallback):
    has = plurals.categories(tag)
    for each in keys:
        if each not in has and not each.isdigit():
            raise Refused(f"${name} is never [{each}] in this language; it is {', '.join(has)}")
    for each in has:
        if each not in keys:
            raise Refused(f"[{each}] of ${name} is missing; this language has {', '.join(has)}")
    if fallback != "other":
        raise Refused(f"[other] is to be the default of ${name}")
