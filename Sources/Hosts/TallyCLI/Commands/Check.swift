import Kernel

extension Session {
    /// Whether the file is whole, and the book's fingerprint.
    func check() throws(Failure) {
        for (path, isGone) in surroundings.shelf.tidy(path) {
            say(isGone ? ReportText.leftOverGone(path) : ReportText.leftOver(path))
        }
        if arguments.has(.takeIn), !isUnmade { try takeInFarActions() }
        let problems = try isUnmade ? [] : problems()
        guard problems.isEmpty else { return try report(problems) }
        let state = try reading { (book) throws(BookError) in
            var records = 0
            for kind in schema.kinds { records += try book.count(Query(kind)) }
            return (
                digest: try book.digest().text, records: records,
                missingFiles: try book.missingFiles(), findings: try findings(book),
                late: try status(book).lateSentence(book, in: language)
            )
        }
        report(state.digest, state.records, state.missingFiles, state.findings)
        if let late = state.late { output.complain(late) }
    }

    private func problems() throws(Failure) -> [Damage] {
        if Files.isEmptyFile(path) { return [.empty(path, language)] }
        if Files.isBareDatabase(path) { return [.bare(path, language)] }
        do {
            let open = try surroundings.shelf.open(path, schema)
            sayWhatChanged(open)
            return try open.check(language)
        } catch {
            guard error.reason == .damaged else { throw .store(error, path: path) }
            return [.unopened(error.detail, language)]
        }
    }

    /// What merging left for a person to decide; the file is whole all the same.
    private func findings(_ book: Book) throws(BookError) -> [Finding] {
        let far = try book.farActions(at: status(book).betterTime(book.now))
            .map { Finding($0, $0.sentence(book, in: language)) }
        return try far + book.concerns().map { Finding($0, $0.sentence(book, in: language)) }
    }

    private func status(_ book: Book) throws(BookError) -> SyncStatus {
        try book.reading { () throws(StoreError) in try SyncStatus.of(book.store) }
    }

    /// What was written under a wrong clock is made to be of now, unless the wrong one is the clock here.
    private func takeInFarActions() throws(Failure) {
        let taken = try writing { (book) throws(BookError) -> String? in
            let time = try status(book).betterTime(book.now)
            guard let stamp = try book.takeInFarActions(at: time).stamp else { return nil }
            return try book.describe(stamp, in: language)
        }
        if let taken { output.say(taken + ".") }
    }

    private func report(
        _ digest: String, _ records: Int, _ missingFiles: Int, _ findings: [Finding]
    ) {
        guard isJSON else {
            output.print(line: "records  " + language.number(records))
            output.print(line: "digest   " + digest)
            if !findings.isEmpty { output.print(line: "findings \(findings.count)") }
            for finding in findings { output.print(line: ShownText(finding.line).text) }
            if missingFiles > 0 { output.complain(language(ReportText.filesNotHere(missingFiles))) }
            say(findings.isEmpty ? ReportText.whole : ReportText.wholeButOpen(findings.count))
            if findings.contains(where: { $0.isOfClock }) { say(ReportText.howToTakeIn) }
            return
        }
        var writer = JSONWriter()
        writer.object { writer in
            writer.name("ok")
            writer.boolean(true)
            writer.name("digest")
            writer.string(digest)
            writer.name("records")
            writer.integer(records)
            writer.name("findings")
            writer.array { writer in for finding in findings { finding.write(&writer) } }
            if missingFiles > 0 {
                writer.name("missingFiles")
                writer.integer(missingFiles)
            }
        }
        output.print(line: writer.text)
    }

    private func report(_ problems: [Damage]) throws(Failure) {
        var told: Set<String> = []
        let remedies = problems.map { $0.remedy }.filter { told.insert($0).inserted }
        if isJSON { output.print(line: json(problems.map { $0.problem }, remedies)) }
        output.complain(language(ReportText.damaged(path)))
        for problem in problems { output.explain("  " + problem.problem.tamed) }
        for remedy in remedies { output.explain(remedy) }
        throw .damaged
    }

    private func json(_ problems: [String], _ remedies: [String]) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.name("ok")
            writer.boolean(false)
            for (name, texts) in [("problems", problems), ("remedies", remedies)] {
                writer.name(name)
                writer.array { writer in for text in texts { writer.string(text) } }
            }
        }
        return writer.text
    }
}

/// Something to decide, with its sentence.
private struct Finding {
    /// In one published word.
    let matter: String
    let kind: String
    let id: String
    var field = ""
    var others: [String] = []
    let sentence: String

    init(_ concern: Concern, _ sentence: String) {
        matter = concern.name
        kind = concern.record.kind.name
        id = concern.record.id.text
        field = concern.field?.name ?? ""
        others = concern.others.map { $0.id.text }
        self.sentence = sentence
    }

    /// What a wrong clock wrote is named by its stamp.
    init(_ action: FarAction, _ sentence: String) {
        matter = action.isPutAside ? "aside" : "ahead"
        kind = ""
        id = action.stamp.text
        self.sentence = sentence
    }

    /// Whether a wrong clock is what it is about.
    var isOfClock: Bool { kind.isEmpty }

    var line: String {
        "  " + (kind.isEmpty ? "" : kind + " ") + id + "  " + sentence.tamed
    }

    func write(_ writer: inout JSONWriter) {
        writer.object { writer in
            let members = [
                ("matter", matter), ("kind", kind), ("id", id), ("field", field),
                ("text", sentence),
            ]
            for (name, value) in members where !value.isEmpty {
                writer.name(name)
                writer.string(value)
            }
            writer.name("others")
            writer.array { writer in
                for other in others { writer.string(other) }
            }
        }
    }
}
