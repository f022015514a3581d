import Kernel

extension Session {
    /// The report that the first operand names, by its name or its words in the language.
    var report: Report? {
        guard let name = arguments.operands.first else { return nil }
        return declarations.rulebook.reports.first { $0.name.folded == name.folded }
    }

    /// Figures across records.
    func show(_ report: Report) throws(Failure) {
        for option in [Option.output, .as] where arguments.has(option) {
            throw .usage(.optionOfOthers(option, .show))
        }
        let question = Report.Question(reference, try choices(of: report), language)
        try reading { (book) throws(BookError) in
            print(try report.answer(question, book), of: report)
        }
    }

    private func choices(of report: Report) throws(Failure) -> Parameters {
        var chosen = Parameters([])
        for word in arguments.operands.dropFirst(2) {
            guard let (name, value) = word.assignment else {
                throw .usage(.notAnAssignment(word, suggestion: nil))
            }
            guard report.choices.contains(name) else {
                throw .refused(.unknownChoice(name, report))
            }
            if chosen[name] != nil { throw .usage(.repeatedField(name)) }
            chosen.pairs.append((name: name, value: value))
        }
        return chosen
    }

    private func print(_ answer: Report.Answer, of report: Report) {
        if isJSON {
            var writer = JSONWriter(.pretty)
            let members = [JSON.Member("report", .string(report.name))]
            writer.value(.object(members + (answer.figures.members ?? [])))
            output.print(line: writer.text)
        } else if isPlain {
            output.print(plain(answer))
        } else {
            output.print(titled(answer))
        }
    }

    /// The rows of the first table, with tabs between the cells.
    private func plain(_ answer: Report.Answer) -> [UInt8] {
        var bytes: [UInt8] = []
        for row in answer.tables.first?.rows ?? [] {
            for (index, cell) in row.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: "\t")) }
                bytes.appendEscaped(cell)
            }
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }

    private func titled(_ answer: Report.Answer) -> [UInt8] {
        let colours = surroundings.allowsColour(surroundings.output)
        var bytes: [UInt8] = []
        bytes.append(ShownText(answer.title).text, colours ? .bold : nil)
        bytes.append(UInt8(ascii: "\n"))
        return bytes + text(answer)
    }

    /// Facts, tables and remarks, without the title.
    func text(_ answer: Report.Answer) -> [UInt8] {
        let colours = surroundings.allowsColour(surroundings.output)
        var bytes: [UInt8] = []
        Table(
            [
                Column("") { (fact: (name: String, value: String)) in Cell(fact.name, .dim) },
                Column("") { (fact: (name: String, value: String)) in Cell(fact.value) },
            ], of: answer.facts, colours: colours
        ).write(to: &bytes, withHeadings: false)
        for table in answer.tables where !table.rows.isEmpty {
            bytes.append(UInt8(ascii: "\n"))
            let columns = table.headings.indices.map { index in
                Column(table.headings[index]) { (row: [String]) in Cell(row[index]) }
            }
            Table(columns, of: table.rows, colours: colours).write(to: &bytes, withHeadings: true)
        }
        for remark in answer.remarks { bytes += ("\n" + ShownText(remark).text + "\n").utf8 }
        return bytes
    }
}
