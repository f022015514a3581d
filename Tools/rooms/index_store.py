"""Reads which symbol is defined and used in which file from the index that `swift build` keeps."""
import ctypes
import pathlib
import shutil

DEFINITION, REFERENCE, IMPLICIT = 1 << 1, 1 << 2, 1 << 8
RECORD = 2
VISIT = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


class Text(ctypes.Structure):
    """A string that the library owns."""

    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


class IndexStore:
    """The C interface of libIndexStore, as far as it is needed."""

    def __init__(self, folder):
        swiftc = pathlib.Path(shutil.which("swiftc")).resolve()
        self.library = ctypes.CDLL(str(swiftc.parent.parent / "lib/libIndexStore.so"))
        self.folder = folder
        self.store = self.ask("store_create", ctypes.c_void_p, str(folder).encode(), None)

    def ask(self, name, result, *arguments):
        """Calls a function; a pointer that Python holds is an integer, which would be cut to 32 bits."""
        function = getattr(self.library, "indexstore_" + name)
        function.restype = result
        pointers = [ctypes.c_void_p(each) if isinstance(each, int) else each for each in arguments]
        return function(*pointers)

    def records(self, sources):
        """The record of each file under a folder."""
        found = {}
        for unit in (self.folder / "v5/units").iterdir():
            reader = self.ask("unit_reader_create", ctypes.c_void_p, self.store, unit.name.encode(), None)
            if not reader:
                continue
            path = pathlib.Path(str(self.ask("unit_reader_get_main_file", Text, reader)))
            if sources in path.parents and path.exists():
                found |= self.own_record(reader, path)
            self.ask("unit_reader_dispose", None, reader)
        return found

    def own_record(self, reader, path):
        found = {}

        def visit(_, dependency):
            kind = self.ask("unit_dependency_get_kind", ctypes.c_int, dependency)
            if kind == RECORD and str(self.ask("unit_dependency_get_filepath", Text, dependency)) == str(path):
                found[path] = str(self.ask("unit_dependency_get_name", Text, dependency))
            return True

        self.ask("unit_reader_dependencies_apply_f", ctypes.c_bool, reader, None, VISIT(visit))
        return found

    def symbols(self, record):
        """The symbols that a record defines and those that it names, as {identifier: name} each."""
        defined, used = {}, {}
        reader = self.ask("record_reader_create", ctypes.c_void_p, self.store, record.encode(), None)

        def visit(_, occurrence):
            roles = self.ask("occurrence_get_roles", ctypes.c_uint64, occurrence)
            symbol = self.ask("occurrence_get_symbol", ctypes.c_void_p, occurrence)
            identifier = str(self.ask("symbol_get_usr", Text, symbol))
            name = str(self.ask("symbol_get_name", Text, symbol))
            if roles & DEFINITION:
                defined[identifier] = name
            if roles & REFERENCE and not roles & IMPLICIT:
                used[identifier] = name
            return True

        self.ask("record_reader_occurrences_apply_f", ctypes.c_bool, reader, None, VISIT(visit))
        self.ask("record_reader_dispose", None, reader)
        return defined, used
