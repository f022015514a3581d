/// Where the books are, and which one is meant.
struct Place {
    let directory: String
    /// What names the book; nil for the first.
    let name: String?

    init(_ arguments: Arguments, _ surroundings: Surroundings) throws(UsageError) {
        name = arguments[.book]
        if let given = arguments[.data] {
            if given.isEmpty { throw .valueMissing(.data, "DIR") }
            directory = given
        } else {
            directory = try Self.standard(surroundings)
        }
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

    /// The path of a book that no list names, by the name of its file.
    func path(ofUnlisted name: String) throws(UsageError) -> String {
        guard Self.isAllowed(name) else { throw .notABookName(name) }
        return directory + "/" + name + ".sqlite"
    }

    static func isAllowed(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 100 && !name.hasPrefix(".")
            && name.unicodeScalars.allSatisfy { scalar in
                scalar.properties.isAlphabetic || "0"..."9" ~= scalar
                    || scalar == "-" || scalar == "_" || scalar == "."
            }
    }
}
