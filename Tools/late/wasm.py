"""Reads of WebAssembly files what says who refers to whom.

The formats: “WebAssembly Core Specification”, Binary Format, and for object files “WebAssembly Object
File Linking” of the tool conventions.
"""
import bisect
import collections

# Sections and kinds by their numbers.
CUSTOM, IMPORT, EXPORT, ELEMENT, CODE, DATA, DATA_COUNT = 0, 2, 7, 9, 10, 11, 12
FUNCTION_SYMBOL, DATA_SYMBOL = 0, 1
UNDEFINED, EXPORTED, NAMED = 0x10, 0x20, 0x40
# Relocations that carry a number to add, and the one that names a type instead of a symbol.
WITH_ADDEND = {3, 4, 5, 8, 9, 11, 14, 15, 16, 17, 21, 22, 23, 25}
OF_TYPE = 6


def number(value):
    """A number in groups of seven bits, the lowest first."""
    return bytes([value]) if value < 128 else bytes([value & 127 | 128]) + number(value >> 7)


def signed(value):
    """The same where the highest bit of the last group is a sign; it takes numbers from 0."""
    return bytes([value]) if value < 64 else bytes([value & 127 | 128]) + signed(value >> 7)


class Reader:
    def __init__(self, path):
        with open(path, "rb") as file:
            self.bytes = file.read()
        self.at = 8

    def byte(self):
        self.at += 1
        return self.bytes[self.at - 1]

    def number(self):
        value = shift = 0
        while True:
            next_byte = self.byte()
            value |= (next_byte & 127) << shift
            shift += 7
            if next_byte < 128:
                return value

    def text(self):
        length = self.number()
        self.at += length
        return self.bytes[self.at - length:self.at].decode()

    def sections(self):
        """The kind, name and end of each section in turn; reading goes on behind it whatever was read of it."""
        self.at = 8
        while self.at < len(self.bytes):
            kind = self.byte()
            end = self.number() + self.at
            start = self.at
            yield kind, self.text() if kind == CUSTOM else "", start, end
            self.at = end

    def blocks(self):
        """Start and size of each of the counted blocks that follow."""
        found = []
        for _ in range(self.number()):
            size = self.number()
            found.append((self.at, size))
            self.at += size
        return found


    def segments(self):
        """Where in memory each segment of data goes, where it starts in the file, and its size."""
        found = []
        for _ in range(self.number()):
            if self.number() != 0 or self.byte() != 0x41:
                raise ValueError("a segment of data that isn't understood")
            place = self.number()
            self.byte()
            size = self.number()
            found.append((place, self.at, size))
            self.at += size
        return found


class Linked:
    """A module with its names: which function stands at which place of the table, and all functions."""

    def __init__(self, path):
        reader = Reader(path)
        names, table, exports = {}, {}, []
        for kind, name, _, end in reader.sections():
            if kind == EXPORT:
                for _ in range(reader.number()):
                    reader.text()
                    is_function, index = reader.byte() == 0, reader.number()
                    exports += [index] if is_function else []
            elif kind == ELEMENT:
                table |= self.elements(reader)
            elif name == "name":
                names |= self.names(reader, end)
        self.functions = set(names.values())
        self.table = {place: names[index] for place, index in table.items()}
        self.exports = {names[index] for index in exports}

    @staticmethod
    def elements(reader):
        table = {}
        for _ in range(reader.number()):
            if (reader.byte(), reader.byte()) != (0, 0x41):
                raise ValueError("a table of functions that isn't understood")
            first = reader.number()
            reader.byte()
            table |= {first + place: reader.number() for place in range(reader.number())}
        return table

    @staticmethod
    def names(reader, end):
        found = {}
        while reader.at < end:
            is_of_functions, next_part = reader.byte() == 1, reader.number() + reader.at
            if is_of_functions:
                found = {reader.number(): reader.text() for _ in range(reader.number())}
            reader.at = next_part
        return found


class Object:
    """What the compiler wrote: whom each function and each piece of data refers to, calls and addresses alike.

    `sizes`: bytes of each function; `refers`: (kind of symbol, name) → those it names; `exported`: names.
    """

    def __init__(self, path):
        reader = Reader(path)
        self.symbols, self.exported, relocations, parts = [], [], {}, {}
        for index, (kind, name, start, end) in enumerate(reader.sections()):
            if kind == CODE:
                code, functions = index, [(at - start, size) for at, size in reader.blocks()]
            elif kind == DATA:
                data, segments = index, [(at - start, size) for _, at, size in reader.segments()]
            elif name == "linking":
                self.read_symbols(reader, end)
            elif name.startswith("reloc."):
                section = reader.number()
                relocations[section] = self.relocations(reader)
        named = {index: name for kind, index, name in self.symbols if kind == FUNCTION_SYMBOL}
        imported = min((index for kind, index, name in self.symbols if kind == FUNCTION_SYMBOL and name in self.defined), default=0)
        parts[code] = [(at, at + size, (FUNCTION_SYMBOL, named[imported + place])) for place, (at, size) in enumerate(functions)]
        parts[data] = sorted(
            (segments[segment][0] + offset, segments[segment][0] + offset + size, (DATA_SYMBOL, name))
            for kind, where, name in self.symbols if kind == DATA_SYMBOL and where for segment, offset, size in [where])
        self.sizes = {name: end - at for at, end, (_, name) in parts[code]}
        self.refers = collections.defaultdict(set)
        for section, found in relocations.items():
            self.note(found, parts.get(section, []))

    def note(self, relocations, parts):
        starts = [start for start, _, _ in parts]
        for kind, at, index in relocations:
            place = bisect.bisect_right(starts, at) - 1
            if kind == OF_TYPE or place < 0 or at >= parts[place][1]:
                continue
            symbol_kind, _, name = self.symbols[index]
            if symbol_kind in (FUNCTION_SYMBOL, DATA_SYMBOL):
                self.refers[parts[place][2]].add((symbol_kind, name))

    @staticmethod
    def relocations(reader):
        found = []
        for _ in range(reader.number()):
            kind, at, index = reader.byte(), reader.number(), reader.number()
            if kind in WITH_ADDEND:
                reader.number()
            found.append((kind, at, index))
        return found

    def read_symbols(self, reader, end):
        self.defined = set()
        reader.number()
        while reader.at < end:
            is_table, next_part = reader.byte() == 8, reader.number() + reader.at
            for _ in range(reader.number() if is_table else 0):
                self.symbols.append(self.symbol(reader))
            reader.at = next_part

    def symbol(self, reader):
        kind, flags = reader.byte(), reader.number()
        if kind == DATA_SYMBOL:
            name = reader.text()
            where = None if flags & UNDEFINED else (reader.number(), reader.number(), reader.number())
            return kind, where, name
        index = reader.number()
        if kind == 3:
            return kind, index, None
        name = reader.text() if not flags & UNDEFINED or flags & NAMED else f"import {index}"
        if kind == FUNCTION_SYMBOL and not flags & UNDEFINED:
            self.defined.add(name)
            self.exported += [name] if flags & EXPORTED else []
        return kind, index, name
