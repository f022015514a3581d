import Kernel

extension Pulls {
    /// Notes as somebody jots them down beside the track.
    static let notesFormat = ForeignFormat(
        "notes", into: Pull.kind, on: notesScreenOfFiles, recognizes: { notesCertainty($0) }
    ) {
        (file, wishes, book) throws(ForeignError) in
        if let excess = NotesPage.excess(file.text) { throw .refused(excess) }
        let names = try ForeignError.mapping { () throws(BookError) in try KnownNames(book) }
        var page = NotesPage(
            file.text, names, wishes.language, today: book.today, limit: .max)
        var reading = try reading(&page, wishes, book)
        reading.lines = page.readLines(file.text)
        return reading
    }

    /// A table of hooks with headings, as result sheets have them.
    static let hooksFormat = ForeignFormat(
        "hooks", into: Pull.kind, on: notesScreenOfFiles, recognizes: { hooksCertainty($0) },
        read: { (file, wishes, book) throws(ForeignError) in try readHooks(file, wishes, book) },
        export: ForeignExport(of: Pull.kind) { (pull, book) throws(BookError) in
            try HooksFile.csv([pull], book)
        })

    private static func readHooks(
        _ file: ForeignFile, _ wishes: ForeignWishes, _ book: Book
    ) throws(ForeignError) -> ForeignReading {
        let table = NotesTable(file.rows)
        guard table.hasHeadings, table.hasResults, !table.rows.isEmpty else {
            throw .refused(Words.noHookTable)
        }
        var page = table.page(wishes.language, today: book.today)
        page.checkCells(wishes.language)
        var reading = try reading(&page, wishes, book)
        let heads = table.remarks(wishes.language).map {
            Doubt(
                line: table.headingNumber, text: $0.heading, read: $0.read, reason: $0.reason,
                changesFigure: $0.isAsked)
        }
        reading.doubts = heads + reading.doubts
        reading.lines = [table.columns(wishes.language)] + page.rowLines
        return reading
    }

    private static let notesScreenOfFiles = ForeignFormat.Screen(path(.notes), field: "notes")

    private static func reading(
        _ page: inout NotesPage, _ wishes: ForeignWishes, _ book: Book
    ) throws(ForeignError) -> ForeignReading {
        let receiver = try wishes.receiver(Pull.kind, in: book)
        if page.pulls.count > 1, receiver != nil || wishes.named != nil {
            throw .refused(Words.severalPulls(page.pulls.count))
        }
        guard page.rows.contains(where: { $0.kind == .hook }) else {
            return ForeignReading(doubts: page.doubts)
        }
        if receiver == nil { page.complete(named: wishes.named, wishes.language, book.today) }
        _ = try ForeignError.mapping { () throws(BookError) in
            try page.markRepeats(book, into: receiver)
        }
        let all = try ForeignError.mapping { () throws(BookError) in
            try page.drafts(book, into: receiver)
        }
        if !all.refusals.isEmpty { throw .book(.refused(all.refusals)) }
        return ForeignReading(drafts: all.drafts, doubts: page.doubts)
    }

    private static func notesCertainty(_ file: ForeignFile) -> ForeignFormat.Certainty {
        guard !NotesTable.isTable(file.text), !file.text.hasPrefix("{") else { return .no }
        let lines = NotesPage.lines(file.text).prefix(60).filter {
            $0.text.utf8.count <= NotesReader.longestLine
        }
        let hooks = lines.count { line in
            let read = NoteLine(line.text, .english)
            return read.hasResult && !read.isProse && !read.isTold
                && !NoteNames(read, KnownNames()).isEmpty
        }
        return hooks == 0 ? .no : hooks > 1 && !isTabular(file) ? .sure : .possible
    }

    /// Whether all rows have as many cells, and more than two: then it is perhaps another's table.
    private static func isTabular(_ file: ForeignFile) -> Bool {
        let widths = file.rows.filter { $0.contains { !$0.isBlank } }.map { $0.count }
        return (widths.first ?? 0) > 2 && widths.allSatisfy { $0 == widths.first }
    }

    private static func hooksCertainty(_ file: ForeignFile) -> ForeignFormat.Certainty {
        let table = NotesTable(file.rows)
        guard table.hasHeadings, table.hasResults, !table.rows.isEmpty,
            table.roles.contains(.puller) || table.roles.contains(.tractor)
        else { return .no }
        return table.roles.count { $0 != .custom && $0 != .leftOut } > 2 ? .sure : .possible
    }
}

extension NotesPage {
    /// Names and dates what has none: today, with a doubt, so that nobody keeps it unseen.
    fileprivate mutating func complete(
        named: String?, _ language: Language, _ today: CivilDate
    ) {
        var heads: [Int: Int] = [:]
        for (index, row) in rows.enumerated() where heads[row.pull] == nil {
            heads[row.pull] = index
        }
        for index in pulls.indices {
            if pulls[index]["date"] == nil {
                pulls[index].pairs.append((name: "date", value: today.iso))
                rows[heads[index] ?? 0].doubt(.noDate)
            }
            if let named {
                pulls[index].pairs = pulls[index].pairs.filter { $0.name != "name" }
                pulls[index].pairs.append((name: "name", value: named))
            } else if pulls[index]["name"] == nil {
                let place = pulls[index]["location"] ?? pulls[index]["date"] ?? ""
                let name = language(Pull.kind.label) + " " + place
                pulls[index].pairs.append((name: "name", value: name))
            }
        }
    }
}
