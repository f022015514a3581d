/// What a server shows to whoever has an address for it: records, or all of a main list, each by a secret of
/// its own.
///
/// It is kept in the book's settings, as the secrets of calendars are, and so is of this replica alone: it
/// neither syncs nor is exported.
package struct ShownPages {
    package private(set) var entries: [Entry]

    package struct Entry: Sendable, Hashable {
        package let kind: String
        /// An identifier, or ``AppAddress/all``.
        package let id: String
        package let secret: String
    }

    package init(_ book: Book) throws(BookError) {
        let lines = try book.setting(.shown) ?? ""
        entries = lines.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ").map { String($0) }
            return words.count == 3 ? Entry(kind: words[0], id: words[1], secret: words[2]) : nil
        }
    }

    package subscript(kind: String, id: String) -> Entry? {
        entries.first { $0.kind == kind && $0.id == id }
    }

    /// What a secret shows. Hashes are compared, so that how long it takes tells nothing of a secret.
    package func entry(secret: String) -> Entry? {
        let hash = SHA256.hash([UInt8](secret.utf8))
        return entries.first { SHA256.hash([UInt8]($0.secret.utf8)) == hash }
    }

    /// Shows something from now on; what is shown already keeps its address.
    package mutating func show(_ kind: String, _ id: String, _ secret: String, in book: Book)
        throws(BookError)
    {
        if self[kind, id] != nil { return }
        entries.append(Entry(kind: kind, id: id, secret: secret))
        try keep(in: book)
    }

    /// From now on its address is a wrong one; shown again, it gets another.
    package mutating func takeBack(_ kind: String, _ id: String, in book: Book) throws(BookError) {
        entries.removeAll { $0.kind == kind && $0.id == id }
        try keep(in: book)
    }

    private func keep(in book: Book) throws(BookError) {
        let lines = entries.map { [$0.kind, $0.id, $0.secret].joined(separator: " ") }
        try book.set(.shown, lines.isEmpty ? nil : lines.joined(separator: "\n"))
    }
}
