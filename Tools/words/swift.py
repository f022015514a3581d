"""Writes the Swift of the catalogues: typed names, a table of patterns per language, and the plural rules; and for the
browser all tables of a language as one file."""
import re

from fluent.syntax import ast, serializer

from words import plurals
from words.catalogue import BUILT_IN, default, key

# The bytes of a pattern that aren't text: see Kernel/Text/MessageWriter.swift.
ARGUMENT, SELECT, VARIANT, KEY_END, END = "\x01", "\x02", "\x03", "\x04", "\x05"
# Between the tables of a file, and after each of its patterns: see Kernel/Text/Catalogue.swift.
TABLE_END, PATTERN_END = "\x06", "\x07"
RESERVED = {
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
    "false", "for", "func", "guard", "if", "import", "in", "init", "is", "let", "nil", "operator", "private", "protocol",
    "public", "repeat", "return", "self", "static", "struct", "super", "switch", "throw", "true", "try", "var", "where", "while"}
PLURALS = "Sources/Kernel/Text/Language+Plural.generated.swift"


def sources(catalogues):
    """{path: text} of every file that is made."""
    made = {catalogues.root / PLURALS: plural_rules(catalogues.languages)}
    rooms = [
        Room(name, catalogues.root, in_language, catalogues.languages)
        for name, in_language in sorted(catalogues.rooms.items())]
    carried = [room for room in rooms if room.is_carried]
    for number, room in enumerate(carried):
        room.number = number
    made |= {room.path: room.text() for room in rooms}
    for tag in catalogues.languages:
        made[catalogues.root / f"Words/{tag}.words"] = TABLE_END.join(room.packed(tag) for room in carried)
    return made


class Room:
    def __init__(self, name, root, in_language, languages):
        self.name, self.in_language, self.languages = name, in_language, languages
        self.english = in_language["en"]
        self.path = path = root / self.english.target
        # The browser's core has no use for what only the server, the command line or a test says.
        self.is_carried = not self.english.target.startswith(("Sources/Hosts/", "Tests/"))
        # Its place in the files of words, if they carry it.
        self.number = None
        self.type, self.concern = re.match(r"(\w+)(\+\w+)?\.generated\.swift", path.name).groups()
        self.is_kernel = "Kernel" in path.parts
        self.access = "package " if self.is_kernel else ""

    @property
    def member(self):
        return camel(self.name[0].lower() + self.name[1:])

    def text(self):
        return "\n".join([
            f"// Made by `make words` from Words/*/{self.name}.ftl: edit those.",
            "// swift-format-ignore-file", "",
            *([] if self.is_kernel else ["import Kernel", ""]),
            *(f"/// {line}" for line in self.english.about),
            f"extension {self.type} {{" if self.concern else f"{self.access}enum {self.type} {{",
            *"\n\n".join(self.declarations()).split("\n"), "}", "",
            *self.catalogue(), ""])

    def declarations(self):
        for number, message in enumerate(self.english.messages.values()):
            doc = "\n".join(f"    /// {line}".rstrip() for line in shown(message.pattern).split("\n"))
            yield f"{doc}\n    {self.access}static {self.declaration(number, message)}"
            if message.is_everywhere:
                yield "\n".join(self.everywhere(message))

    def declaration(self, number, message):
        name = escaped(camel(message.name))
        if not message.arguments:
            return f"var {name}: Label {{ Label(.{self.member}, {number}) }}"
        # A single argument is what the name says; several are told apart by their names.
        label = "_ " if len(message.arguments) == 1 else ""
        taken = ", ".join(f"{label}{argument}: {BUILT_IN.get(kind, kind)}" for argument, kind in message.arguments.items())
        given = ", ".join(value(argument, kind) for argument, kind in message.arguments.items())
        return f"func {name}({taken}) -> Label {{\n        Label(.{self.member}, {number}, [{given}])\n    }}"

    def everywhere(self, message):
        """A message that is one choice, without the words that the browser was given."""
        (argument, kind), = message.arguments.items()
        yield "    /// The same, whichever words the browser was given."
        name = escaped(camel(message.name))
        yield f"    {self.access}static func {name}(_ {argument}: {kind}, in language: Language) -> StaticString {{"
        yield "        switch (language, " + argument + ") {"
        for tag, case in self.languages.items():
            catalogue = self.in_language[tag]
            select = catalogue.messages[message.name].pattern.elements[0].expression
            for variant in select.variants:
                yield f"        case (.{case}, .{key(variant)}): {literal(compiled(catalogue, variant.value, []))}"
        yield "        }\n    }"

    def catalogue(self):
        yield "extension Catalogue {"
        yield f"    fileprivate static var {self.member}: Catalogue {{"
        if self.is_carried:
            yield f"        #if hasFeature(Embedded)\n            Catalogue({self.number})\n        #else"
        yield "        Catalogue { language in"
        yield "            switch language {"
        for tag, case in self.languages.items():
            yield f"            case .{case}:"
            yield from self.table(tag)
        yield "            }\n        }"
        if self.is_carried:
            yield "        #endif"
        yield "    }\n}"

    def patterns(self, tag):
        catalogue = self.in_language[tag]
        return [compiled(catalogue, catalogue.messages[name].pattern, list(message.arguments))
                for name, message in self.english.messages.items()]

    def packed(self, tag):
        """The table of a language as the browser's core reads it, which counts where each pattern starts."""
        return "".join(pattern + PATTERN_END for pattern in self.patterns(tag))

    def table(self, tag):
        patterns = self.patterns(tag)
        yield f"                MessageTable(\n                    index: {literal(index(patterns))},"
        yield '                    patterns: """'
        yield from ("                        " + literal(pattern)[1:-1] for pattern in patterns)
        yield '                        """)'


def value(name, kind):
    if kind in BUILT_IN:
        return f".{kind.lower()}({escaped(name)})"
    return f".text({escaped(name)}.rawValue)"


def index(patterns):
    """Where each pattern starts, and where the last one ends, in three digits of 64 from `0` on."""
    places, place = [0], 0
    for pattern in patterns:
        place += len(pattern.encode()) + 1
        places.append(place)
    assert place < 1 << 18, "a table is too long for its index"
    return "".join(chr(48 + (place >> shift & 63)) for place in places for shift in (12, 6, 0))


def compiled(catalogue, pattern, arguments):
    """A pattern as its writer reads it."""
    text = ""
    for element in pattern.elements:
        text += element.value if isinstance(element, ast.TextElement) else placed(catalogue, element.expression, arguments)
    return text


def placed(catalogue, expression, arguments):
    if isinstance(expression, ast.Placeable):
        return placed(catalogue, expression.expression, arguments)
    if isinstance(expression, ast.StringLiteral):
        return expression.parse()["value"]
    if isinstance(expression, ast.NumberLiteral):
        return expression.value
    if isinstance(expression, ast.VariableReference):
        return ARGUMENT + digit(expression, arguments)
    if isinstance(expression, ast.SelectExpression):
        return selected(catalogue, expression, arguments)
    return compiled(catalogue, catalogue.referred(expression)[1].pattern, arguments)


def selected(catalogue, select, arguments):
    text, last = SELECT + digit(select.selector, arguments), default(select)
    # An exact number goes before a category, and the default, which fits always, comes last.
    for variant in sorted(select.variants, key=lambda each: (key(each) == last, not key(each).isdigit())):
        name = "" if key(variant) == last else key(variant)
        text += VARIANT + name + KEY_END + compiled(catalogue, variant.value, arguments)
    return text + END


def digit(reference, arguments):
    return str(arguments.index(reference.id.name))


def shown(pattern):
    """A text for people who read the Swift."""
    return serializer.serialize_pattern(pattern).strip().replace("\n    ", "\n")


def literal(text):
    escapes = {"\\": "\\\\", '"': '\\"', "\n": "\\n"}
    return '"' + "".join(
        escapes.get(each) or (f"\\u{{{ord(each):X}}}" if ord(each) < 32 or each.isspace() and each != " " else each)
        for each in text) + '"'


def camel(name):
    first, *rest = re.split("[-_.]", name)
    return first + "".join(part[:1].upper() + part[1:] for part in rest)


def escaped(name):
    return f"`{name}`" if name in RESERVED else name


def plural_rules(languages):
    groups = {}
    for tag, case in languages.items():
        groups.setdefault(tuple(plurals.rules(tag).items()), []).append(case)
    lines = [
        "// Made by `make words` from the Unicode CLDR.", "// swift-format-ignore-file", "",
        "extension Language {",
        "    /// The category of a whole number by the CLDR's rules for cardinals.",
        "    package func plural(_ number: Int) -> PluralCategory {",
        "        let n = number.magnitude",
        "        switch self {"]
    for rules, cases in groups.items():
        lines.append("        case " + ", ".join("." + case for case in cases) + ":")
        lines += [f"            if {condition} {{ return .{category} }}" for category, condition in rules] or ["            break"]
    return "\n".join([*lines, "        }", "        return .other", "    }", "}", ""])
