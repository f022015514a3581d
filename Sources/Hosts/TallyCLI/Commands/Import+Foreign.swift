import Kernel

extension Session {
    /// Takes in what a format reads, as one action; a dry run prints what that would be.
    func take(_ file: ForeignFile, as format: ForeignFormat) throws(Failure) {
        if format.receiver == nil, let option = [Option.into, .named].first(where: arguments.has) {
            throw .foreign(
                file: file.name,
                .refused(ReportText.needless(option: option.name, format: format.name)))
        }
        let outcome = try writing { (book) throws(BookError) -> ForeignOutcome in
            do throws(ForeignError) {
                var reading = try format.read(file, wishes, book)
                reading.doubts = file.doubts + reading.doubts
                return try book.take(reading, isAccepted)
            } catch {
                if case .refused(let sentence) = error { return .refused(.refused(sentence)) }
                guard case .book(let error) = error else { return .refused(.severalFormats([])) }
                throw error
            }
        }
        switch outcome {
        case .refused(let refusal): throw .foreign(file: file.name, refusal)
        case .taken(let reading, let records, let summary):
            recite(reading)
            tell(reading.doubts)
            print(reading, records, summary, format)
        }
    }

    private var wishes: ForeignWishes {
        var wishes = ForeignWishes(
            language, into: arguments[.into], named: arguments[.named],
            student: arguments[.student])
        let offset = surroundings.utcOffsetAt
        wishes.utcOffset = { offset($0) }
        return wishes
    }

    var isAccepted: Bool { isDryRun || arguments.has(.acceptDoubts) }

    private func print(
        _ reading: ForeignReading, _ records: [Record], _ summary: ImportSummary,
        _ format: ForeignFormat
    ) {
        if isJSON, isDryRun {
            var writer = JSONWriter()
            writer.reading(reading, of: format.name, records: records, in: language)
            output.print(line: writer.text)
        } else if isJSON {
            output.print(line: summary.json)
        }
        output.say(language(ImportReport(summary: summary, isDryRun: isDryRun).label))
        if isDryRun, reading.isDoubtful, !arguments.has(.acceptDoubts) {
            output.say(language(ReportText.wouldDoubt))
        }
    }

    private func tell(_ doubts: [Doubt]) {
        if isJSON { return }
        for doubt in doubts { output.say(language(doubt.label)) }
    }
}

extension ForeignFile {
    /// What the first sheet of a spreadsheet leaves open, and the sheets that nobody looks at.
    fileprivate var doubts: [Doubt] {
        (sheets.first?.doubts ?? [])
            + sheets.dropFirst().map {
                Doubt(
                    line: 1, text: $0.name, reason: FormatsText.otherSheet,
                    changesFigure: false)
            }
    }
}

/// What became of a reading.
private enum ForeignOutcome: Sendable {
    case refused(ForeignRefusal)
    /// With the records that were changed, as they are now.
    case taken(ForeignReading, [Record], ImportSummary)
}

extension Book {
    /// Writes what was read, unless it is doubtful and nobody has accepted that.
    fileprivate func take(
        _ reading: ForeignReading, _ isAccepted: Bool
    ) throws(ForeignError) -> ForeignOutcome {
        if reading.isDoubtful, !isAccepted { return .refused(.doubtful(reading.doubts)) }
        return try ForeignError.mapping { () throws(BookError) in
            let before = try lastEntry()?.position ?? 0
            var old: Set<RecordID> = []
            for draft in reading.drafts {
                if let id = draft.id, try record(draft.kind, id) != nil { old.insert(id) }
            }
            let commit = try commit(reading.drafts)
            let records = try records(changedAfter: before)
            var summary = ImportSummary()
            summary.changed = records.count { old.contains($0.id) }
            summary.added = records.count - summary.changed
            summary.unchanged = reading.drafts.count - records.count
            summary.stamp = commit.stamp
            return .taken(reading, records, summary)
        }
    }

    /// The records that the log after a position changes, each once, in its order.
    func records(changedAfter position: Int64) throws(BookError) -> [Record] {
        var seen: Set<RecordKey> = []
        var records: [Record] = []
        for entry in try entries(after: position, limit: .max) {
            let change = entry.change
            guard seen.insert(RecordKey(change.kind, change.record)).inserted,
                let kind = schema.kind(change.kind), let record = try record(kind, change.record)
            else { continue }
            records.append(record)
        }
        return records
    }
}
