import Kernel

extension Session {
    /// Records of every searchable kind whose texts contain what is sought.
    func search() throws(Failure) {
        let searches = arguments.operands.joined(separator: " ").searches
        if searches.isEmpty { throw .usage(.blankText) }
        let count = try reading { (book) throws(BookError) in
            for text in searches {
                let found = try records(containing: text, book)
                if found.isEmpty { continue }
                output.print(try results(found, book))
                return found.count
            }
            output.print(try results([], book))
            return 0
        }
        if count == 0 {
            say(ReportText.nothingFound(arguments.operands.joined(separator: " ").short))
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

    private func results(_ records: [Record], _ book: Book) throws(BookError) -> [UInt8] {
        if isJSON { return json(records) }
        if isPlain { return plainResults(records) }
        guard !records.isEmpty else { return [] }
        let isBrief = surroundings.output.columns != nil
        let ids = try isBrief ? shortIDs(of: records, book) : [:]
        let columns = [
            Column("ID") { (record: Record) in
                Cell(ids[record.kind]?.short(record.id) ?? record.id.text, .dim)
            },
            Column(language(ReportText.kind).uppercased()) { record in Cell(record.kind.name) },
            Column(language(ReportText.title).uppercased()) { record in
                Cell(book.title(of: record, in: language), within: isBrief ? 60 : nil)
            },
        ]
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

    /// A line for each record: id, kind and title with tabs between them.
    private func plainResults(_ records: [Record]) -> [UInt8] {
        var bytes: [UInt8] = []
        for record in records {
            bytes += (record.id.text + "\t" + record.kind.name + "\t").utf8
            bytes.appendEscaped(record.title)
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }
}
