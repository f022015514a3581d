/// Where the book is.
struct Place {
    let directory: String
    /// The path of the book's file.
    let book: String

    init(_ arguments: Arguments, _ surroundings: Surroundings) throws(UsageError) {
        let name = arguments[.book] ?? "book"
        guard Self.isAllowed(name) else { throw .notABookName(name) }
        if let given = arguments[.data] {
            if given.isEmpty { throw .valueMissing(.data, "DIR") }
            directory = given
        } else {
            directory = try Self.standard(surroundings)
        }
        book = directory + "/" + name + ".sqlite"
    }

    /// `$XDG_DATA_HOME/tallybook`, by default `~/.local/share/tallybook`; see the XDG Base Directory
    /// Specification, by which a relative path is ignored.
    private static func standard(_ surroundings: Surroundings) throws(UsageError) -> String {
        if let home = surroundings.variable("XDG_DATA_HOME"), home.hasPrefix("/") {
            return home + "/tallybook"
        }
        guard let home = surroundings.variable("HOME"), !home.isEmpty else { throw .noHome }
        return home + "/.local/share/tallybook"
    }

    private static func isAllowed(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 100 && !name.hasPrefix(".")
            && name.unicodeScalars.allSatisfy { scalar in
                scalar.properties.isAlphabetic || "0"..."9" ~= scalar
                    || scalar == "-" || scalar == "_" || scalar == "."
            }
    }
}
