extension JSON {
    /// How many arrays and objects may stand inside one another, unless the caller says otherwise.
    package static let depthLimit = 64

    /// Reads one JSON text, strictly by RFC 8259; a byte order mark at its start is skipped.
    ///
    /// - Throws: A ``JSONError`` at the first byte that can't be JSON.
    package static func parse(
        _ bytes: [UInt8], depthLimit: Int = depthLimit
    ) throws(JSONError) -> JSON {
        var parser = JSONParser(bytes, depthLimit: depthLimit)
        return try parser.document()
    }

    /// Reads one JSON text, strictly by RFC 8259.
    ///
    /// - Throws: A ``JSONError`` at the first byte that can't be JSON.
    package static func parse(_ text: String) throws(JSONError) -> JSON {
        try parse([UInt8](text.utf8))
    }
}
