/// What a file is that somebody gives without saying so.
package enum FileNature: Sendable {
    /// The book's own JSON, or what can be nothing else.
    case book
    /// A table of records as an export writes it; `nil` if nothing says of which kind.
    case table(Kind?)
    /// What others write.
    case foreign(ForeignFormat)
    /// What can be read in each of these ways.
    case several([ForeignFormat])
    /// Text that is none of these.
    case unknown
}

extension ForeignFile {
    /// What the content shows beyond doubt, else what the name says.
    package func nature(
        _ formats: [ForeignFormat], _ schema: Schema, _ language: Language
    ) -> FileNature {
        if bytes.isBook { return .book }
        if let kind = exportedKind(schema) { return .table(kind) }
        let certain = formats.map { ($0, $0.recognizes(self)) }
        let sure = certain.filter { $0.1 == .sure }.map { $0.0 }
        if sure.count == 1 { return .foreign(sure[0]) }
        let isTable = ends(in: "csv") || ForeignFile.isPacked(bytes)
        let named = isTable ? schema.kind(named: stem, in: language) : nil
        if sure.isEmpty, let named { return .table(named) }
        let possible = certain.filter { $0.1 != .no }.map { $0.0 }
        if !possible.isEmpty, !ends(in: "json") { return .several(sure.isEmpty ? possible : sure) }
        if isTable { return .table(named) }
        return bytes.isPerhapsBook || ends(in: "json") ? .book : .unknown
    }

    /// The kind whose table has exactly these headings.
    private func exportedKind(_ schema: Schema) -> Kind? {
        guard let headings = rows.first else { return nil }
        return schema.kinds.first {
            headings == $0.headings || headings == $0.headings + $0.ownerHeadings(schema)
        }
    }

    /// "essential" of "Downloads/essential (1).csv"
    package var stem: String {
        let file = name.utf8.split(separator: UInt8(ascii: "/")).last ?? name.utf8[...]
        let end = file.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "(") }
        return String(Substring(end)).trimmed
    }
}

extension [UInt8] {
    /// Whether it looks like the JSON of a book: an object with the name that only a book has.
    package var isBook: Bool {
        firstSign == UInt8(ascii: "{") && contains(Array("\"tallybook\"".utf8))
    }

    /// Whether it begins like JSON, or not at all.
    package var isPerhapsBook: Bool {
        firstSign.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") } ?? true
    }

    private var firstSign: UInt8? {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return (starts(with: mark) ? dropFirst(3) : self[...]).first { $0 > 0x20 }
    }

    private func contains(_ part: [UInt8]) -> Bool {
        guard count >= part.count else { return false }
        return (0...count - part.count).contains { index in
            self[index] == part[0] && self[index..<index + part.count].elementsEqual(part)
        }
    }
}
