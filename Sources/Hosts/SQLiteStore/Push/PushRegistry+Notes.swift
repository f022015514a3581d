package import Kernel

// What is still to be said.
extension PushRegistry {
    /// Something to say to a device: what others did in a book, or that something is due.
    package struct Note: Sendable, Hashable {
        package let device: String
        package let book: String
        /// What it is due of, as `project/0123…`; empty for what others did.
        package let subject: String
        /// When it is due; no time for what others did.
        package let moment: Instant
        /// How often saying it failed.
        package let tries: Int
        /// When what is due was found to be; until when nothing is told of a book otherwise.
        package let noted: Instant
    }

    /// A device to which something is to be said, and since when.
    package struct Waiting: Sendable, Hashable {
        package let device: String
        package let next: Instant
    }

    /// Something that somebody did, to be told to others.
    package struct Deed: Sendable, Hashable {
        package let stamp: Stamp
        /// The id of the device that did it; empty for the owner, nil where that isn't known.
        package let author: String?

        package init(_ stamp: Stamp, by author: String?) {
            self.stamp = stamp
            self.author = author
        }
    }

    /// Up to which position the log of a book was looked through; nil where it never was.
    package func scanned(_ book: String) throws(StoreError) -> Int64? {
        try file.locked { (connection) throws(StoreError) in
            try connection.first(
                "SELECT \"position\" FROM \"scan\" WHERE \"book\" = ?", [.text(book)]
            ) { $0.integer(0) }
        }
    }

    /// A book is looked through from a position of its log on, unless it is already.
    package func begin(_ book: String, at position: Int64) throws(StoreError) {
        try file.writing { (connection) throws(StoreError) in
            try connection.run(
                "INSERT OR IGNORE INTO \"scan\" VALUES (?, ?)", [.text(book), .integer(position)])
        }
    }

    /// Notes for devices what was done in a book up to a position of its log.
    ///
    /// - Parameter next: When a device is told that has heard nothing of the book lately.
    package func note(
        _ deeds: [(device: String, deed: Deed)], in book: String, upTo position: Int64,
        next: Instant
    ) throws(StoreError) {
        try file.writing { (connection) throws(StoreError) in
            try connection.run(
                "INSERT OR REPLACE INTO \"scan\" VALUES (?, ?)", [.text(book), .integer(position)])
            for (device, deed) in deeds {
                try connection.run(
                    "INSERT OR IGNORE INTO \"deed\" VALUES (?, ?, ?, ?)",
                    [
                        .text(device), .text(book), .text(deed.stamp.text),
                        deed.author.map { .text($0) } ?? .null,
                    ])
                try PushRegistry.note(device, book, next, connection)
            }
        }
    }

    /// Notes for devices that there is something new in a book that can't be read here.
    package func note(
        _ devices: [String], shared key: String, next: Instant
    ) throws(StoreError) {
        try file.writing { (connection) throws(StoreError) in
            for device in devices { try PushRegistry.note(device, key, next, connection) }
        }
    }

    /// One for each device and book, which remembers until when nothing more is told.
    private static func note(
        _ device: String, _ book: String, _ next: Instant, _ connection: Connection
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO "note" VALUES (?1, ?2, '', 0, ?3, 0, 0) ON CONFLICT DO UPDATE
            SET "next" = coalesce("next", max(?3, "quiet"))
            """, [.text(device), .text(book), .integer(next.milliseconds)])
    }

    /// What was done in a book and is still to be told to a device, as it was done.
    package func deeds(_ note: Note) throws(StoreError) -> [Deed] {
        try file.locked { (connection) throws(StoreError) in
            try connection.rows(
                "SELECT \"stamp\", \"author\" FROM \"deed\" WHERE \"device\" = ? AND \"book\" = ? ORDER BY \"stamp\"",
                [.text(note.device), .text(note.book)]
            ) { row in
                Stamp(row.text(0)).map { Deed($0, by: row.isNull(1) ? nil : row.text(1)) }
            }.compactMap(\.self)
        }
    }

    /// Notes that something is due, once, and up to when that was looked for.
    package func note(
        _ due: [(device: String, book: String, subject: String, moment: Instant)],
        lookedUpTo now: Instant
    ) throws(StoreError) {
        try file.writing { (connection) throws(StoreError) in
            for each in due {
                try connection.run(
                    "INSERT OR IGNORE INTO \"note\" VALUES (?1, ?2, ?3, ?4, ?5, ?5, 0)",
                    [
                        .text(each.device), .text(each.book), .text(each.subject),
                        .integer(each.moment.milliseconds), .integer(now.milliseconds),
                    ])
            }
            try connection.run(
                "INSERT OR REPLACE INTO \"clock\" VALUES (1, ?)", [.integer(now.milliseconds)])
            // What was said is remembered as long as it could be looked for again.
            try connection.run(
                "DELETE FROM \"note\" WHERE \"subject\" <> '' AND \"next\" IS NULL AND \"moment\" < ?",
                [.integer(now.milliseconds - 3 * 86_400_000)])
        }
    }

    /// Up to when it was looked for what is due; nil where it never was.
    package func looked() throws(StoreError) -> Instant? {
        try file.locked { (connection) throws(StoreError) in
            try connection.first("SELECT \"moment\" FROM \"clock\"") {
                Instant(milliseconds: $0.integer(0))
            }
        }
    }

    /// To whom something is to be said by now, the earliest first.
    package func waiting(_ now: Instant) throws(StoreError) -> [Waiting] {
        try file.locked { (connection) throws(StoreError) in
            try connection.rows(
                """
                SELECT "device", min("next") FROM "note" WHERE "next" <= ?
                GROUP BY "device" ORDER BY 2, 1
                """, [.integer(now.milliseconds)]
            ) { Waiting(device: $0.text(0), next: Instant(milliseconds: $0.integer(1))) }
        }
    }

    /// What is to be said to a device by now, the earliest first; of very much only the beginning.
    package func notes(_ now: Instant, to device: String) throws(StoreError) -> [Note] {
        try file.locked { (connection) throws(StoreError) in
            try connection.rows(
                """
                SELECT "book", "subject", "moment", "tries", "quiet" FROM "note"
                WHERE "device" = ? AND "next" <= ?
                ORDER BY "next", "moment", "book", "subject" LIMIT 1000
                """, [.text(device), .integer(now.milliseconds)]
            ) { row in
                Note(
                    device: device, book: row.text(0), subject: row.text(1),
                    moment: Instant(milliseconds: row.integer(2)), tries: Int(row.integer(3)),
                    noted: Instant(milliseconds: row.integer(4)))
            }
        }
    }

    /// Has all that was put off or marked by a clock that was ahead stand by the one that is right.
    ///
    /// - Parameters:
    ///   - back: How far the clock was put back, in milliseconds, as far as that is known.
    ///   - quiet: For how long nothing is told of a book at most, in milliseconds.
    package func setClock(back: Int64, _ now: Instant, quiet: Int64) throws(StoreError) {
        // A push service may ask for a day.
        let longest = [("next", Int64(86_400_000)), ("quiet", quiet)]
        try file.writing { (connection) throws(StoreError) in
            // What was said by then of a moment that is far still isn't said yet.
            try connection.run(
                "DELETE FROM \"note\" WHERE \"subject\" <> '' AND \"moment\" > ?",
                [.integer(now.milliseconds + 3_600_000)])
            for (column, longest) in longest {
                try connection.run(
                    """
                    UPDATE "note" SET "\(column)" = max(?1, min("\(column)" - ?2, ?3))
                    WHERE "\(column)" > ?1
                    """,
                    [
                        .integer(now.milliseconds), .integer(back),
                        .integer(now.milliseconds + longest),
                    ])
            }
            try connection.run(
                "UPDATE \"subscription\" SET \"made\" = ?1 WHERE \"made\" > ?1",
                [.integer(now.milliseconds)])
            try connection.run(
                "UPDATE \"clock\" SET \"moment\" = ?1 WHERE \"moment\" > ?1",
                [.integer(now.milliseconds)])
        }
    }

    /// Notes that things were said, or needn't be any more.
    ///
    /// - Parameters:
    ///   - deeds: What of a book was told by it.
    ///   - quiet: Until when nothing more is told of that book.
    package func settle(
        _ notes: [Note], telling deeds: [Deed] = [], quiet: Instant
    ) throws(StoreError) {
        try file.writing { (connection) throws(StoreError) in
            for note in notes { try settle(note, deeds, quiet, connection) }
        }
    }

    private func settle(
        _ note: Note, _ deeds: [Deed], _ quiet: Instant, _ connection: Connection
    ) throws(StoreError) {
        for deed in deeds {
            try connection.run(
                "DELETE FROM \"deed\" WHERE \"device\" = ? AND \"book\" = ? AND \"stamp\" = ?",
                [.text(note.device), .text(note.book), .text(deed.stamp.text)])
        }
        let left = try connection.first(
            "SELECT count(*) FROM \"deed\" WHERE \"device\" = ? AND \"book\" = ?",
            [.text(note.device), .text(note.book)]
        ) { $0.integer(0) }
        let waits = note.subject.isEmpty && (left ?? 0) > 0
        try connection.run(
            """
            UPDATE "note" SET "next" = ?, "quiet" = ?, "tries" = 0
            WHERE "device" = ? AND "book" = ? AND "subject" = ? AND "moment" = ?
            """,
            [
                waits ? .integer(quiet.milliseconds) : .null, .integer(quiet.milliseconds),
            ] + place(note))
    }

    /// Notes that saying things failed, and when it is tried again.
    package func postpone(_ notes: [Note], to next: Instant) throws(StoreError) {
        try file.writing { (connection) throws(StoreError) in
            for note in notes {
                try connection.run(
                    """
                    UPDATE "note" SET "next" = ?, "tries" = ?
                    WHERE "device" = ? AND "book" = ? AND "subject" = ? AND "moment" = ?
                    """,
                    [.integer(next.milliseconds), .integer(Int64(note.tries + 1))] + place(note))
            }
        }
    }

    private func place(_ note: Note) -> [SQLValue] {
        [
            .text(note.device), .text(note.book), .text(note.subject),
            .integer(note.moment.milliseconds),
        ]
    }
}
