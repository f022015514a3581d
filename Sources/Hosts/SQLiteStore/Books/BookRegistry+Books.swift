package import Kernel

extension BookRegistry {
    /// What came of adding a book.
    package enum Addition: Sendable {
        case added(Entry)
        /// Another has the name already.
        case taken
        /// There are ``KnownBook/most`` already, those in the trash included.
        case full
    }

    /// Adds a book, whose file is made by `make` before anybody can find it.
    ///
    /// - Parameter make: Is given the name of a file that isn't there yet.
    package func add(
        _ name: String, in folder: String, _ now: Instant,
        _ make: (String) throws(StoreError) -> Void
    ) throws(StoreError) -> Addition {
        try writing { (connection) throws(StoreError) in
            let entries = try BookRegistry.entries(connection)
            if BookRegistry.isTaken(name, by: entries, but: nil) { return .taken }
            if entries.count >= KnownBook.most { return .full }
            let key = BookRegistry.key(for: name) { key in
                entries.contains { $0.book.key == key || $0.file == key + ".sqlite" }
                    || BookRegistry.isAnything(key + ".sqlite", in: folder)
            }
            let entry = Entry(book: KnownBook(key: key, name: name), file: key + ".sqlite")
            try make(entry.file)
            try BookRegistry.insert(entry, now, connection)
            return .added(entry)
        }
    }

    /// Adds a book under the key that it has elsewhere, whose file is made by `make` before anybody can find
    /// it.
    ///
    /// - Parameter make: As for ``add(_:in:_:_:)``.
    /// - Returns: ``Addition/taken`` if another book, also one in the trash, has the key, the file or the
    ///   name.
    package func add(
        _ book: KnownBook, in folder: String, _ now: Instant,
        _ make: (String) throws(StoreError) -> Void
    ) throws(StoreError) -> Addition {
        try writing { (connection) throws(StoreError) in
            let entries = try BookRegistry.entries(connection)
            let entry = Entry(book: book, file: book.key + ".sqlite")
            let isThere = entries.contains { $0.book.key == book.key || $0.file == entry.file }
            if isThere || BookRegistry.isTaken(book.name, by: entries, but: nil)
                || BookRegistry.isAnything(entry.file, in: folder)
            {
                return .taken
            }
            if entries.count >= KnownBook.most { return .full }
            try make(entry.file)
            try BookRegistry.insert(entry, now, connection)
            return .added(entry)
        }
    }

    /// Whether there is anything under the name of a file, or left of one.
    private static func isAnything(_ file: String, in folder: String) -> Bool {
        Files.companions.contains { Files.sort(folder + "/" + file + $0) != .nothing }
    }

    /// Takes in a book that is there already, under the name of its file; whether there is room for it.
    package func enlist(_ name: String, file: String, _ now: Instant) throws(StoreError) -> Bool {
        try writing { (connection) throws(StoreError) in
            let entries = try BookRegistry.entries(connection)
            if entries.contains(where: { $0.file == file }) { return true }
            if entries.count >= KnownBook.most { return false }
            let key = BookRegistry.key(for: name) { key in
                entries.contains { $0.book.key == key }
            }
            let entry = Entry(book: KnownBook(key: key, name: name), file: file)
            try BookRegistry.insert(entry, now, connection)
            return true
        }
    }

    /// Gives a book another name; false if another has it already.
    package func rename(_ key: String, _ name: String, _ now: Instant) throws(StoreError) -> Bool {
        try writing { (connection) throws(StoreError) in
            let entries = try BookRegistry.entries(connection)
            if BookRegistry.isTaken(name, by: entries, but: key) { return false }
            if key.isEmpty { try BookRegistry.keepFirst(now, connection) }
            try connection.run("UPDATE book SET name = ? WHERE key = ?", [.text(name), .text(key)])
            return true
        }
    }

    /// Gives a book a colour, or takes it away.
    package func paint(_ key: String, _ color: PaletteColor?, _ now: Instant) throws(StoreError) {
        try writing { (connection) throws(StoreError) in
            if key.isEmpty { try BookRegistry.keepFirst(now, connection) }
            try connection.run(
                "UPDATE book SET color = ? WHERE key = ?",
                [color.map { .text($0.rawValue) } ?? .null, .text(key)])
        }
    }

    /// Puts a book into the trash; whether it was there. The first stays.
    package func delete(_ key: String, _ now: Instant) throws(StoreError) -> Bool {
        try change(
            "UPDATE book SET deleted = ? WHERE key = ? AND key <> '' AND deleted IS NULL",
            [.integer(now.milliseconds), .text(key)])
    }

    /// Takes a book out of the trash; whether it was there. If its name has been given away since, it gets
    /// a number.
    package func restore(_ key: String) throws(StoreError) -> Bool {
        try writing { (connection) throws(StoreError) in
            let entries = try BookRegistry.entries(connection)
            guard let book = entries.first(where: { $0.book.key == key })?.book,
                book.deleted != nil
            else { return false }
            var (name, number) = (book.name, 1)
            while BookRegistry.isTaken(name, by: entries, but: key) {
                number += 1
                name = "\(book.name) \(number)"
            }
            try connection.run(
                "UPDATE book SET deleted = NULL, name = ? WHERE key = ?", [.text(name), .text(key)])
            return true
        }
    }

    /// Removes a book that is in the trash with all that is in it, for good; whether it was there.
    package func deleteForGood(_ key: String, in folder: String) throws(StoreError) -> Bool {
        try writing { (connection) throws(StoreError) in
            let entry = try BookRegistry.entries(connection).first {
                $0.book.key == key && $0.book.deleted != nil
            }
            guard let entry else { return false }
            // Whatever comes between, no file is left that nobody knows of.
            Files.removeBook(folder + "/" + entry.file)
            try connection.run("DELETE FROM book WHERE key = ?", [.text(key)])
            return true
        }
    }

    private func change(_ sql: String, _ values: [SQLValue]) throws(StoreError) -> Bool {
        try writing { (connection) throws(StoreError) in
            try connection.run(sql, values)
            return try connection.integer("SELECT changes()") > 0
        }
    }

    /// The first book stands in the registry once there is something to say of it.
    private static func keepFirst(
        _ now: Instant, _ connection: Connection
    ) throws(StoreError) {
        try connection.run(
            "INSERT OR IGNORE INTO book VALUES ('', ?, '', NULL, ?, NULL)",
            [.text(Entry.first.file), .integer(now.milliseconds)])
    }

    private static func insert(
        _ entry: Entry, _ now: Instant, _ connection: Connection
    ) throws(StoreError) {
        try connection.run(
            "INSERT INTO book VALUES (?, ?, ?, ?, ?, NULL)",
            [
                .text(entry.book.key), .text(entry.file), .text(entry.book.name),
                entry.book.color.map { .text($0.rawValue) } ?? .null, .integer(now.milliseconds),
            ])
    }

    /// Whether a book beside the one of a key has the name. "book" is the first's in every language of the
    /// command line.
    private static func isTaken(_ name: String, by entries: [Entry], but key: String?) -> Bool {
        let folded = name.folded
        return entries.contains { entry in
            guard entry.book.key != key, entry.book.deleted == nil else { return false }
            return entry.book.name.folded == folded || entry.book.isFirst && folded == "book"
        }
    }

    /// What stands for a name in addresses: `thesis-group`, and with a number where that is taken.
    static func key(for name: String, isTaken: (String) -> Bool) -> String {
        let plain = String(
            name.folded.utf8.map { KnownBook.isPlain($0) ? Character(Unicode.Scalar($0)) : "-" })
        let word = plain.split(separator: "-").joined(separator: "-").prefix(40)
        let stem = word.isEmpty ? "book" : String(word)
        if stem != "book", !isTaken(stem) { return stem }
        var number = 2
        while isTaken("\(stem)-\(number)") { number += 1 }
        return "\(stem)-\(number)"
    }
}
