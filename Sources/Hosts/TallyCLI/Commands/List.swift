import Kernel

extension Session {
    /// The records of a kind: those of the app's main list, or all.
    func list() throws(Failure) {
        let kind = try namedKind()
        if let form = try shownForm() {
            for option in [Option.where, .all] where arguments.has(option) {
                throw .usage(.together(option, .as))
            }
            return try show(nil, of: kind, as: form)
        }
        if arguments.has(.output) { throw .usage(.oneMissing(of: .as, .output)) }
        let conditions = try assignments(arguments.all(.where), of: kind)
        let isMain = !arguments.has(.all)
        let found = try reading { (book) throws(BookError) in
            var filters = isMain ? kind.main : []
            for condition in conditions {
                let value = try book.value(condition, in: language, surroundings.numberStyle)
                filters.append(.equals(condition.field, value))
            }
            let records = try book.records(kind, where: filters)
            output.print(try listing(records, of: kind, book))
            return (shown: records.count, all: isMain ? try book.count(Query(kind)) : records.count)
        }
        if found.shown == 0 {
            say(found.all == 0 ? ReportText.nothingYet(kind.name) : ReportText.nothingListed)
        }
    }

    /// Records of one kind in the form asked for.
    func listing(_ records: [Record], of kind: Kind, _ book: Book) throws(BookError) -> [UInt8] {
        if isJSON { return json(records) }
        if isPlain { return plain(records) }
        return try table(records, of: kind, book)
    }

    /// An array with a line for each record.
    func json(_ records: [Record]) -> [UInt8] {
        var writer = JSONWriter()
        writer.lines { writer in
            for record in records { writer.record(record) }
        }
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    /// A line for each record: id, title, then all fields, with tabs between them.
    func plain(_ records: [Record]) -> [UInt8] {
        var bytes: [UInt8] = []
        for record in records {
            bytes += record.id.text.utf8
            for index in record.kind.plainOrder {
                bytes.append(UInt8(ascii: "\t"))
                bytes.appendEscaped(record.kind.fields[index].text(record.value(at: index)))
            }
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }

    private func table(
        _ records: [Record], of kind: Kind, _ book: Book
    ) throws(BookError) -> [UInt8] {
        guard !records.isEmpty else { return [] }
        let stream = surroundings.output
        let isBrief = stream.columns != nil
        let look = RecordTable(
            kind: kind, language: language, isBrief: isBrief,
            ids: ShortIDs(isBrief ? try book.records(kind).map { $0.id } : []),
            titles: Titles(book, language))
        let table = Table(
            look.columns, of: records, colours: surroundings.allowsColour(stream))
        var bytes: [UInt8] = []
        table.write(to: &bytes, withHeadings: isBrief)
        return bytes
    }
}

extension Kind {
    /// The positions of the title and then of all other fields.
    fileprivate var plainOrder: [Int] {
        let own = ownFields.indices
        guard let title = titleIndex else { return Array(own) }
        return [title] + own.filter { $0 != title }
    }
}

extension [UInt8] {
    /// Appends a text on one line, with `\n`, `\t`, `\r` and `\\` for what would end a cell.
    mutating func appendEscaped(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": self += "\\n".utf8
            case "\t": self += "\\t".utf8
            case "\r": self += "\\r".utf8
            case "\\": self += "\\\\".utf8
            case _ where scalar.commandsTerminals:
                self += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8
            default: self += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
    }
}
