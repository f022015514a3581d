import Kernel

extension Session {
    /// One record with what follows from it.
    func show() throws(Failure) {
        if let report { return try show(report) }
        let kind = try namedKind()
        if arguments.operands.count > 2 { throw .usage(.tooMany(arguments.operands[2])) }
        if let form = try shownForm() { return try show(reference, of: kind, as: form) }
        if arguments[.output] != nil { return try writeFile(of: kind) }
        try reading { (book) throws(BookError) in
            let record = try book.resolve(reference, in: kind)
            let rules = book.rules(of: kind)
            let figures = try rules.figures?(record, book) ?? .object([])
            if isJSON {
                output.print(shown(record, figures))
            } else if isPlain {
                output.print(plain([record]))
            } else {
                print(record, book)
                if let answer = try rules.report?(record, book, language) {
                    output.print(text(answer))
                } else if let known = figures.members?.filter({ $0.value != .null }),
                    !known.isEmpty
                {
                    print(.object(known))
                }
            }
        }
    }

    private func shown(_ record: Record, _ figures: JSON) -> [UInt8] {
        var writer = JSONWriter(.pretty)
        writer.shown(record, figures: figures)
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    private func print(_ record: Record, _ book: Book) {
        let colours = surroundings.allowsColour(surroundings.output)
        let facts = facts(of: record, book)
        let table = Table(
            [
                Column("") { (fact: Fact) in Cell(fact.name, .dim) },
                Column("") { (fact: Fact) in fact.value },
            ], of: facts, colours: colours)
        var bytes: [UInt8] = []
        bytes.append(ShownText(book.title(of: record, in: language)).text, colours ? .bold : nil)
        bytes.append(UInt8(ascii: "\n"))
        table.write(to: &bytes, withHeadings: false)
        output.print(bytes)
    }

    private func print(_ figures: JSON) {
        var writer = JSONWriter(.pretty)
        writer.value(figures)
        output.print(line: writer.text)
    }

    /// Every field that isn't empty, then what all records have.
    private func facts(of record: Record, _ book: Book) -> [Fact] {
        let look = RecordTable(
            kind: record.kind, language: language, isBrief: false, ids: ShortIDs([]),
            titles: Titles(book, language))
        let own = record.kind.ownFields.indices.flatMap { index -> [Fact] in
            let field = record.kind.fields[index]
            guard index != record.kind.titleIndex, let value = record.value(at: index) else {
                return []
            }
            if case .text(let text) = value { return lines(of: text, language(field.label)) }
            return [Fact(name: language(field.label), value: look.reader(of: field)(value))]
        }
        return own + [
            Fact(name: "ID", value: Cell(record.id.text)),
            Fact(name: language(Field.createdAt.label), value: Cell(local(record.createdAt))),
            Fact(name: language(ReportText.modified), value: Cell(local(record.modifiedAt))),
        ]
    }

    /// A fact for each line of a text; none for an empty text.
    private func lines(of text: String, _ name: String) -> [Fact] {
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
        return lines.enumerated().map { index, line in
            Fact(name: index == 0 ? name : "", value: Cell(String(Substring(line))))
        }
    }

    /// A point in time on the user's clock.
    private func local(_ instant: Instant) -> String {
        let offset = surroundings.utcOffset
        return language.date(instant.date(utcOffset: offset)) + " "
            + language.time(instant.time(utcOffset: offset))
    }
}

/// A name and what it stands for.
private struct Fact {
    let name: String
    let value: Cell
}
