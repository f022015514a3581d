import Kernel

/// Finds the changes of the log in which a text may occur: an index of all sequences of three
/// letters in the folded texts that were ever written.
///
/// It is an index of the log and not of the tables: nothing in it ever changes, it only grows. A
/// record that contains a text was once given it, so the records of the changes found are all that
/// there can be; whether they still contain it is for their tables to say.
///
/// Writing doesn't wait for it. The changes after ``position`` aren't in it yet and count as found.
struct SearchIndex {
    let connection: Connection
    let schema: Schema

    /// Above so many changes found, or not in the index yet, reading the whole table is as quick.
    private static let maximum: Int64 = 1_000
    /// More sequences of letters seldom leave fewer candidates.
    private static let maximumTerms = 24
    /// So many sequences that begin with two letters, and very many changes contain the two.
    private static let maximumBeginnings: Int64 = 200

    /// Makes an empty index in place of any.
    func make() throws(StoreError) {
        try drop()
        try connection.execute(
            """
            CREATE VIRTUAL TABLE "search" USING fts5("text", content = '', columnsize = 0, \
            detail = none, tokenize = 'trigram case_sensitive 1');
            DELETE FROM "setting" WHERE "name" = 'searched';
            """)
    }

    /// SQLite opens an index before it drops it. Of one that can't be opened, the tables are dropped that
    /// FTS5 keeps it in (SQLite FTS5 extension, section 9), as soon as none of them is guarded by it.
    private func drop() throws(StoreError) {
        do {
            try connection.execute("DROP TABLE IF EXISTS \"search\"")
        } catch {
            guard connection.isInTransaction, !error.reason.isOfTheMoment else { throw error }
            let kept = ["data", "idx", "config", "content", "docsize"]
            try connection.execute(
                """
                PRAGMA writable_schema = ON;
                DELETE FROM sqlite_schema WHERE "name" = 'search';
                PRAGMA writable_schema = RESET;
                """ + kept.map { "DROP TABLE IF EXISTS \"search_\($0)\";" }.joined())
        }
    }

    /// Up to where in the log the index goes.
    func position() throws(StoreError) -> Int64 {
        try connection.integer("SELECT \"value\" FROM \"setting\" WHERE \"name\" = 'searched'")
    }

    /// Takes in some entries of the log, those that follow ``position()``.
    func add(_ entries: [LogEntry]) throws(StoreError) {
        guard let last = entries.last else { return }
        for entry in entries { try add(entry, to: "search") }
        try connection.run(
            "INSERT OR REPLACE INTO \"setting\" VALUES ('searched', ?)",
            [.text(String(last.position))])
    }

    func add(_ entry: LogEntry, to table: String) throws(StoreError) {
        let text = text(of: entry.change)
        if text.isEmpty { return }
        try connection.run(
            "INSERT INTO \"\(table)\" (rowid, \"text\") VALUES (?, ?)",
            [.integer(entry.position), .text(text)])
    }

    /// The folded texts that a change sets.
    private func text(of change: Change) -> String {
        guard let kind = schema.kind(change.kind) else { return "" }
        var text = ""
        for change in change.fields {
            guard let field = kind.field(change.name), field.type.isText,
                case .text(let value) = field.value(fromChange: change.json)
            else { continue }
            text += value.folded + "\n"
        }
        // SQLite reads no further than to a zero.
        return text.utf8.contains(0) ? text.split(separator: "\0").joined(separator: " ") : text
    }
}

extension SearchIndex {
    /// The identifiers of the records of a kind that may contain a text; `nil` when the index
    /// doesn't help: for a single letter, and for what very many changes contain.
    func candidates(_ folded: String, _ kind: Kind) throws(StoreError) -> Set<String>? {
        guard let terms = try terms(folded), !isDefault(folded, kind) else { return nil }
        let position = try position()
        let last = try connection.integer("SELECT max(\"seq\") FROM \"change\"")
        if last - position > SearchIndex.maximum { return nil }
        let found = try changes(matching: terms)
        if found.count == SearchIndex.maximum { return nil }
        let fresh = try connection.rows(
            "SELECT \"record\" FROM \"change\" WHERE \"seq\" > ? AND \"kind\" = ?",
            [.integer(position), .text(kind.name)]
        ) { $0.text(0) }
        return Set(found.filter { $0.0 == kind.name }.map { $0.1 }).union(fresh)
    }

    private func changes(
        matching terms: String
    ) throws(StoreError) -> [(kind: String, record: String)] {
        if terms.isEmpty { return [] }
        return try connection.rows(
            """
            SELECT "kind", "record" FROM \
            (SELECT rowid AS "found" FROM "search" WHERE "search" MATCH ? LIMIT ?) \
            CROSS JOIN "change" ON "seq" = "found"
            """, [.text(terms), .integer(SearchIndex.maximum)]
        ) { ($0.text(0), $0.text(1)) }
    }

    /// Whether records contain the text that were never given it.
    private func isDefault(_ folded: String, _ kind: Kind) -> Bool {
        kind.fields.contains { field in
            guard case .text(let text) = field.defaultValue else { return false }
            return text.folded.containsFolded(folded)
        }
    }

    /// What FTS5 is asked for: each three letters that follow each other in the text. Nothing in
    /// the index contains the text when it is empty; `nil` when the index can't tell.
    private func terms(_ folded: String) throws(StoreError) -> String? {
        let scalars = Array(folded.unicodeScalars)
        guard scalars.count >= 2, !scalars.contains("\0") else { return nil }
        if scalars.count == 2 { return try beginnings(folded) }
        var terms: [String] = []
        for start in 0...scalars.count - 3 where terms.count < SearchIndex.maximumTerms {
            var term = String.UnicodeScalarView()
            term.append(contentsOf: scalars[start..<start + 3])
            let quoted = String(term).sqlName
            if !terms.contains(quoted) { terms.append(quoted) }
        }
        return terms.joined(separator: " AND ")
    }

    /// Any three letters that begin with these two: after each text comes at least a line's end.
    private func beginnings(_ two: String) throws(StoreError) -> String? {
        try connection.execute(
            """
            CREATE VIRTUAL TABLE IF NOT EXISTS temp."letters" \
            USING fts5vocab('main', 'search', 'row')
            """)
        let terms = try connection.rows(
            "SELECT \"term\" FROM temp.\"letters\" WHERE \"term\" >= ? AND \"term\" <= ? LIMIT ?",
            [.text(two), .text(two + "\u{10FFFF}"), .integer(SearchIndex.maximumBeginnings)]
        ) { $0.text(0).sqlName }
        if terms.count == SearchIndex.maximumBeginnings { return nil }
        return terms.joined(separator: " OR ")
    }
}

extension SearchIndex {
    /// Whether the index is what follows from the log: every three letters of every text up to
    /// ``position()``, and nothing else.
    func isSound(_ log: (_ after: Int64) throws(StoreError) -> [LogEntry]) throws(StoreError)
        -> Bool
    {
        let end = try position()
        try connection.execute(
            """
            CREATE VIRTUAL TABLE temp."model" USING fts5("text", content = '', columnsize = 0, \
            detail = none, tokenize = 'trigram case_sensitive 1');
            CREATE VIRTUAL TABLE temp."found" USING fts5vocab('main', 'search', 'instance');
            CREATE VIRTUAL TABLE temp."wanted" USING fts5vocab('temp', 'model', 'instance');
            """)
        defer {
            try? connection.execute(
                "DROP TABLE temp.\"wanted\"; DROP TABLE temp.\"found\"; DROP TABLE temp.\"model\"")
        }
        var position: Int64 = 0
        while position < end, case let page = try log(position), let last = page.last {
            for entry in page where entry.position <= end { try add(entry, to: "model") }
            position = last.position
        }
        return try sum("found") == sum("wanted")
    }

    /// Stands for everything in an index, in whatever order.
    private func sum(_ vocabulary: String) throws(StoreError) -> Hash128 {
        var sum = Hash128.zero
        let statement = try connection.prepare("SELECT \"term\", \"doc\" FROM \"\(vocabulary)\"")
        while try statement.step() {
            var hash = Hash128Builder()
            hash.update(UInt64(bitPattern: statement.integer(1)))
            hash.update(statement.bytes(0))
            sum += hash.finish()
        }
        return sum
    }
}
