import Kernel

extension Session {
    /// Records of every searchable kind whose texts contain what is sought.
    func search() throws(Failure) {
        let searches = arguments.operands.joined(separator: " ").searches
        if searches.isEmpty { throw .usage(.blankText) }
        var count = 0
        if arguments.has(.all) {
            try forAllBooks { (session, book) throws(Failure) in
                count += try session.search(searches, in: book)
            }
        } else {
            count = try search(searches, in: nil)
        }
        if count == 0 {
            say(ReportText.nothingFound(arguments.operands.joined(separator: " ").short))
        }
    }

    /// Prints what the first of some texts finds, and gives how many that are.
    ///
    /// - Parameter named: The book, where each result is to say which it is of.
    private func search(
        _ searches: [String], in named: KnownBook?
    ) throws(Failure) -> Int {
        try reading { (book) throws(BookError) in
            for text in searches {
                let found = try records(containing: text, book)
                if found.isEmpty { continue }
                output.print(try results(found, book, named))
                return found.count
            }
            if named == nil { output.print(try results([], book, nil)) }
            return 0
        }
    }

    private func records(
        containing folded: String, _ book: Book
    ) throws(BookError) -> [Record] {
        var found: [Record] = []
        for kind in schema.kinds where kind.isSearchable {
            found += try book.records(kind, where: [.contains(folded: folded)])
        }
        return found
    }

    private func results(
        _ records: [Record], _ book: Book, _ named: KnownBook?
    ) throws(BookError) -> [UInt8] {
        if isJSON { return named.map { json(records, of: $0) } ?? json(records) }
        if isPlain { return plainResults(records, named) }
        guard !records.isEmpty else { return [] }
        let isBrief = surroundings.output.columns != nil
        let ids = try isBrief ? shortIDs(of: records, book) : [:]
        var columns = [
            Column("ID") { (record: Record) in
                Cell(ids[record.kind]?.short(record.id) ?? record.id.text, .dim)
            },
            Column(language(ReportText.kind).uppercased()) { record in Cell(record.kind.name) },
            Column(language(ReportText.title).uppercased()) { record in
                Cell(book.title(of: record, in: language), within: isBrief ? 60 : nil)
            },
        ]
        if let named {
            let title = Cell(named.title(in: language), within: isBrief ? 30 : nil)
            columns.append(Column(language(BooksText.book).uppercased()) { _ in title })
        }
        let table = Table(
            columns, of: records, colours: surroundings.allowsColour(surroundings.output))
        var bytes: [UInt8] = []
        table.write(to: &bytes, withHeadings: isBrief)
        return bytes
    }

    private func shortIDs(of records: [Record], _ book: Book) throws(BookError) -> [Kind: ShortIDs]
    {
        var ids: [Kind: ShortIDs] = [:]
        for kind in Set(records.map { $0.kind }) {
            ids[kind] = ShortIDs(try book.records(kind).map { $0.id })
        }
        return ids
    }

    /// An object for each record with the book that it is of, a line each.
    private func json(_ records: [Record], of named: KnownBook) -> [UInt8] {
        var bytes: [UInt8] = []
        for record in records {
            var writer = JSONWriter()
            writer.object { writer in
                writer.name("book")
                writer.string(named.handle)
                writer.name("record")
                writer.record(record)
            }
            bytes += writer.bytes + [UInt8(ascii: "\n")]
        }
        return bytes
    }

    /// A line for each record: id, kind and title with tabs between them, and the book before them where
    /// there are several.
    private func plainResults(_ records: [Record], _ named: KnownBook?) -> [UInt8] {
        var bytes: [UInt8] = []
        for record in records {
            bytes += (named.map { $0.handle + "\t" } ?? "").utf8
            bytes += (record.id.text + "\t" + record.kind.name + "\t").utf8
            bytes.appendEscaped(record.title)
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }
}
