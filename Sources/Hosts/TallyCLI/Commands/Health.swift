import Kernel

/// What `tally check` says of a book whose file is whole.
struct Health {
    let records: Int
    let digest: String
    let missingFiles: Int
    /// What merging left for a person to decide.
    fileprivate let findings: [Finding]
    /// What keeps the book from being the server's.
    fileprivate let remarks: [Remark]
    /// How many records were taken in; nil when nobody asked for it.
    let taken: Int?
}

extension Session {
    func health(_ book: Book, _ taken: Int?) throws(BookError) -> Health {
        var records = 0
        for kind in schema.kinds { records += try book.count(Query(kind)) }
        let status = try status(book)
        return Health(
            records: records, digest: try book.digest().text,
            missingFiles: try book.missingFiles(), findings: try findings(book, status),
            remarks: try remarks(book, status), taken: taken)
    }

    private func findings(_ book: Book, _ status: SyncStatus) throws(BookError) -> [Finding] {
        let agreed = try book.agreedTime()
        let far = try book.farActions(at: status.betterTime(book.now) ?? agreed)
            .map { Finding($0, $0.sentence(book, in: language)) }
        return try far + book.concerns().map { Finding($0, $0.sentence(book, in: language)) }
    }

    private func remarks(_ book: Book, _ status: SyncStatus) throws(BookError) -> [Remark] {
        if let late = try status.lateSentence(book, in: language) {
            return [Remark(matter: "clock", sentence: late)]
        }
        if !now.isCredible, try !book.lateActions(at: .distant).isEmpty {
            let sentence = language(ReportText.clockNeverSet(language.date(now.date())))
            return [Remark(matter: "clock", sentence: sentence)]
        }
        if let problem = status.problem, problem.isOfBooks {
            return [Remark(matter: "sync", sentence: language(problem.label))]
        }
        var label = clockLabel(status)
        if label == nil { label = try otherClockLabel(book, status) }
        let clock = label.map {
            Remark(matter: "clock", sentence: language($0), isOfBooks: false)
        }
        return clock.map { [$0] } ?? []
    }

    /// That the clock here is wrong, if it is, by the server's.
    func clockLabel(_ status: SyncStatus) -> Label? {
        let days = status.daysAhead(now)
        if days == 0 { return nil }
        return days < 0 ? ReportText.clockIsBehind(-days) : ReportText.clockIsAhead(days)
    }

    /// That the clock of a device that came to this book is off the one here, and none has agreed since.
    private func otherClockLabel(
        _ book: Book, _ status: SyncStatus
    ) throws(BookError) -> Label? {
        let apart = try book.reading { () throws(StoreError) in try book.store.clocksApart() }
        guard let apart, status.server == nil, apart.isOpen, apart.isRecent(now) else { return nil }
        return ReportText.clockOfOther(apart.days)
    }

    private func status(_ book: Book) throws(BookError) -> SyncStatus {
        try book.reading { () throws(StoreError) in try SyncStatus.of(book.store) }
    }

    /// What was written under a wrong clock is made to be of now, unless the wrong one is the clock here;
    /// gives how many records.
    func takeInFarActions() throws(Failure) -> Int {
        let taken = try writing { (book) throws(BookError) -> (records: Int, sentence: String) in
            let (better, agreed) = (try status(book).betterTime(book.now), try book.agreedTime())
            let time = better ?? agreed
            let taken = try book.takeInFarActions(at: time)
            var sentences: [String] = []
            if taken.redated > 0 { sentences.append(language(ReportText.redated(taken.redated))) }
            if !taken.due.isEmpty {
                sentences.append(language(ReportText.timeHasCome(taken.due.count)))
            }
            var records = taken.redated + taken.due.count
            if let stamp = taken.stamp {
                records += try book.takenIn(by: stamp)
                try book.describe(stamp, in: language).map { sentences.append($0 + ".") }
            }
            if taken.isTentative { sentences.append(language(ReportText.heldOnceAgreed)) }
            if sentences.isEmpty {
                let agreed = agreed.map { ReportText.clockWasLater(language.date($0.date())) }
                let nothing = agreed ?? ReportText.nothingFar
                sentences = [language(better == nil ? nothing : ReportText.clockFirst)]
            }
            return (records, sentences.joined(separator: " "))
        }
        output.say(taken.sentence)
        return taken.records
    }

    func report(_ health: Health) {
        if isJSON { return output.print(line: health.json) }
        output.print(line: "records  " + language.number(health.records))
        output.print(line: "digest   " + health.digest)
        for remark in health.remarks { output.print(line: remark.line) }
        let (findings, missing) = (health.findings, health.missingFiles)
        if !findings.isEmpty { output.print(line: "findings \(findings.count)") }
        for finding in findings { output.print(line: ShownText(finding.line).text) }
        if missing > 0 { output.complain(language(ReportText.filesNotHere(missing))) }
        if !findings.isEmpty {
            say(ReportText.wholeButOpen(findings.count))
        } else {
            let isApart = health.remarks.contains { $0.isOfBooks }
            say(isApart ? ReportText.wholeButApart : ReportText.whole)
        }
        if findings.contains(where: { $0.isOfClock }) { say(ReportText.howToTakeIn) }
    }
}

extension Health {
    fileprivate var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.name("ok")
            writer.boolean(true)
            writer.name("digest")
            writer.string(digest)
            writer.name("records")
            writer.integer(records)
            if !remarks.isEmpty {
                writer.name("remarks")
                writer.array { writer in for remark in remarks { remark.write(&writer) } }
            }
            if let taken {
                writer.name("takenIn")
                writer.integer(taken)
            }
            writer.name("findings")
            writer.array { writer in for finding in findings { finding.write(&writer) } }
            if missingFiles > 0 {
                writer.name("missingFiles")
                writer.integer(missingFiles)
            }
        }
        return writer.text
    }
}

extension SyncProblem {
    /// Whether the two books differ, as far as is known.
    fileprivate var isOfBooks: Bool {
        switch self {
        case .differs, .clocksDiffer, .mayOnlyRead, .serverLacks: true
        default: false
        }
    }
}

/// What is the matter, with its sentence.
private struct Remark {
    /// In one published word.
    let matter: String
    let sentence: String
    /// Whether the book isn't the server's, as far as is known.
    var isOfBooks = true

    var line: String { matter + String(repeating: " ", count: 9 - matter.count) + sentence.tamed }

    func write(_ writer: inout JSONWriter) {
        writer.object { writer in
            for (name, value) in [("matter", matter), ("text", sentence)] {
                writer.name(name)
                writer.string(value)
            }
        }
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
