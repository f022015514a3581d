import Kernel
import SQLiteStore

extension Session {
    /// Lists, adds, names, colours and deletes the books of a directory.
    func books() throws(Failure) {
        let word = arguments.operands.first ?? ""
        guard let action = BookAction(rawValue: word) else { throw .usage(.notABookAction(word)) }
        let strange = Command.book.options.first {
            arguments.has($0) && !action.options.contains($0)
        }
        if let strange { throw .usage(.optionOfOtherActions(strange, action)) }
        switch action {
        case .list: try listBooks(try bookWords(upTo: 0))
        case .new: try newBook(try bookWords(upTo: 1))
        case .rename: try renameBook(try bookWords(upTo: 2))
        case .color: try paintBook(try bookWords(upTo: 2))
        case .delete: try deleteBook(try bookWords(upTo: 1))
        case .restore: try restoreBook(try bookWords(upTo: 1))
        case .invite: try inviteToBook(try bookWords(upTo: 1))
        case .invitations: try listInvitations(try bookWords(upTo: 1))
        case .withdraw: try withdrawInvitation(try bookWords(upTo: 2))
        case .join: try joinBook(Array(arguments.operands.dropFirst()))
        case .members: try listMembers(try bookWords(upTo: 1))
        case .role: try setRole(try bookWords(upTo: 2))
        case .remove: try removeMember(try bookWords(upTo: 2))
        case .leave: try leaveBook(try bookWords(upTo: 1))
        case .sheet: try printSheet(try bookWords(upTo: 1))
        case .recover: try recoverBook(Array(arguments.operands.dropFirst()))
        }
    }

    /// What stands after the action, with the book that `--book` names before it.
    private func bookWords(upTo most: Int) throws(Failure) -> [String] {
        let words =
            (most > 0 ? arguments.all(.book).suffix(1) : []) + arguments.operands.dropFirst()
        if words.count > most { throw .usage(.tooMany(words[most])) }
        return words
    }

    /// The book that the first of some words names.
    private func entry(_ words: [String]) throws(Failure) -> BookRegistry.Entry {
        guard let name = words.first else { throw .usage(.operandMissing(.book)) }
        let entries = try bookList.entries()
        guard let entry = try entries.meant(by: name) else {
            throw .refused(.aboutBook(.unknown(name)))
        }
        return entry
    }

    /// The same if it isn't in the trash.
    private func present(_ words: [String]) throws(Failure) -> BookRegistry.Entry {
        let entry = try entry(words)
        if entry.book.deleted != nil { throw .refused(.aboutBook(.inTrash(entry.book.name))) }
        return entry
    }

    private func bookName(_ typed: String?) throws(Failure) -> String {
        guard let typed else { throw .usage(.operandMissing(.bookValue)) }
        guard let name = KnownDevice.name(typed) else {
            throw .refused(.aboutBook(.badName(typed)))
        }
        return name
    }

    private func newBook(_ words: [String]) throws(Failure) {
        let name = try bookName(words.first)
        let entry = try added { (registry, make) throws(StoreError) in
            try registry.add(name, in: directory, surroundings.now, make)
        }
        guard let entry else { throw .refused(.aboutBook(.taken(name))) }
        // A book that was to be shared and isn't is none.
        if arguments.has(.hub) { try shareBook(entry) }
        tell(entry, BooksText.added(name: name, key: entry.book.key))
    }

    private func renameBook(_ words: [String]) throws(Failure) {
        var entry = try present(words)
        let name = try bookName(words.count > 1 ? words[1] : nil)
        let registry = try bookList.made()
        let isDone = try bookList.attempt { () throws(StoreError) in
            try registry.rename(entry.book.key, name, surroundings.now)
        }
        guard isDone else { throw .refused(.aboutBook(.taken(name))) }
        entry.book.name = name
        tell(entry, BooksText.renamed(name))
    }

    private func paintBook(_ words: [String]) throws(Failure) {
        var entry = try present(words)
        guard words.count > 1 else { throw .usage(.operandMissing(.bookValue)) }
        let color = PaletteColor(rawValue: words[1])
        if color == nil, words[1] != "none" { throw .usage(.notAColor(words[1])) }
        let registry = try bookList.made()
        try bookList.attempt { () throws(StoreError) in
            try registry.paint(entry.book.key, color, surroundings.now)
        }
        entry.book.color = color
        tell(entry, BooksText.painted(entry.book.title(in: language)))
    }

    private func deleteBook(_ words: [String]) throws(Failure) {
        var entry = try entry(words)
        if entry.book.isFirst { throw .refused(.aboutBook(.first)) }
        let registry = try bookList.made()
        let (key, name, now) = (entry.book.key, entry.book.name, surroundings.now)
        let isForGood = arguments.has(.forGood)
        if entry.book.deleted != nil, !isForGood { throw .refused(.aboutBook(.inTrash(name))) }
        try bookList.attempt { () throws(StoreError) in
            _ = try registry.delete(key, now)
        }
        if isForGood { _ = try bookList.deleteForGood(key, registry) }
        entry.book.deleted = now
        tell(entry, isForGood ? BooksText.gone(name) : BooksText.deleted(name))
    }

    private func restoreBook(_ words: [String]) throws(Failure) {
        guard let name = words.first else { throw .usage(.operandMissing(.book)) }
        if try enlisted(name) { return }
        let trashed = try bookList.entries().filter { $0.book.deleted != nil }
        guard let entry = try trashed.meant(by: name), let registry = try bookList.existing() else {
            _ = try self.entry(words)
            throw .refused(.aboutBook(.notInTrash(name)))
        }
        let back = try bookList.attempt { () throws(StoreError) in
            _ = try registry.restore(entry.book.key)
            return try registry.entries().first { $0.book.key == entry.book.key }
        }
        guard let back else { throw .refused(.aboutBook(.unknown(name))) }
        tell(back, BooksText.restored(back.book.name))
    }

    /// Puts a book into the list that it doesn't name; false where there is none of that name.
    private func enlisted(_ name: String) throws(Failure) -> Bool {
        let list = bookList
        guard let entry = try list.unlisted().first(where: { $0.book.name == name }) else {
            return false
        }
        let registry = try list.made()
        let now = surroundings.now
        let back = try list.attempt { () throws(StoreError) -> BookRegistry.Entry? in
            guard try registry.enlist(name, file: entry.file, now) else { return nil }
            return try registry.entries().first { $0.file == entry.file }
        }
        guard let back else { throw .refused(.aboutBook(.full)) }
        tell(back, BooksText.restored(name))
        return true
    }

    private func tell(_ entry: BookRegistry.Entry, _ sentence: Label) {
        if isJSON { output.print(line: JSONText(json(entry)).text) }
        say(sentence)
    }
}

// Listing.
extension Session {
    /// Prints rows as a table, with headings where somebody looks; with `--plain` the fields of each with tabs
    /// between them.
    func show<Row>(_ rows: [Row], in columns: [Column<Row>], plain: (Row) -> [String]) {
        if isPlain { return output.print(self.plain(rows.map(plain))) }
        var bytes: [UInt8] = []
        Table(columns, of: rows, colours: surroundings.allowsColour(surroundings.output))
            .write(to: &bytes, withHeadings: surroundings.output.columns != nil)
        output.print(bytes)
    }

    private func plain(_ rows: [[String]]) -> [UInt8] {
        var bytes: [UInt8] = []
        for row in rows {
            for (index, text) in row.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: "\t")) }
                bytes.appendEscaped(text)
            }
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }

    private func listBooks(_ words: [String]) throws(Failure) {
        let entries = try bookList.entries().filter {
            arguments.has(.all) || $0.book.deleted == nil
        }
        let unlisted = try bookList.unlisted()
        unlisted.forEach(tellUnlisted)
        if isJSON {
            let all = entries.map { json($0) } + unlisted.map { unlistedJSON($0) }
            return output.print(line: JSONText(.array(all)).text)
        }
        show(entries, in: columns) { entry in
            let book = entry.book
            return [
                book.handle, book.title(in: language), book.color?.rawValue ?? "", entry.file,
                book.deleted?.iso ?? "",
            ]
        }
    }

    private func json(_ entry: BookRegistry.Entry) -> JSON {
        let book = entry.book
        return [
            "book": .string(book.handle), "name": .string(book.title(in: language)),
            "color": book.color.map { .string($0.rawValue) } ?? .null,
            "address": .string(book.base + "/"), "file": .string(directory + "/" + entry.file),
            "deleted": book.deleted.map { .string($0.iso) } ?? .null,
        ]
    }

    private func unlistedJSON(_ entry: BookRegistry.Entry) -> JSON {
        [
            "book": .string(entry.book.name), "file": .string(directory + "/" + entry.file),
            "listed": .boolean(false),
        ]
    }

    private var columns: [Column<BookRegistry.Entry>] {
        [
            Column(language(BooksText.book).uppercased()) { Cell($0.book.handle, .dim) },
            Column(language(BooksText.name).uppercased()) {
                Cell($0.book.title(in: language), within: 40)
            },
            Column(language(BooksText.color).uppercased()) {
                Cell($0.book.color.map { language($0.label) } ?? "")
            },
            Column(language(BooksText.file).uppercased()) { Cell($0.file) },
            Column(language(BooksText.trashed).uppercased()) {
                Cell($0.book.deleted == nil ? "" : language(BooksText.yes))
            },
        ]
    }
}
