import Kernel

extension Session {
    /// Prints what an import of the book's own JSON or CSV would write, in the shape of every dry
    /// run; writes nothing.
    func rehearse(_ bytes: [UInt8], _ kind: Kind?, from file: String) throws(Failure) {
        let style = surroundings.numberStyle
        let outcome = try writing { (book) throws(BookError) -> OwnOutcome in
            do throws(ImportError) {
                return try book.rehearse(bytes, kind, style)
            } catch {
                guard case .book(let error) = error else { return .refused(error) }
                throw error
            }
        }
        switch outcome {
        case .refused(let error): throw .imported(file: file, error)
        case .taken(let records, let summary):
            var writer = JSONWriter()
            writer.reading(
                ForeignReading(doubts: summary.flagged.map { $0.doubt }),
                of: (kind == nil ? Format.json : Format.csv).rawValue, records: records,
                in: language)
            output.print(line: writer.text)
            output.say(language(ImportReport(summary: summary, isDryRun: true).label))
        }
    }
}

/// What an import of the book's own would come to.
private enum OwnOutcome: Sendable {
    case refused(ImportError)
    /// With the records that would be changed, as they would be.
    case taken([Record], ImportSummary)
}

extension Book {
    fileprivate func rehearse(
        _ bytes: [UInt8], _ kind: Kind?, _ style: NumberStyle
    ) throws(ImportError) -> OwnOutcome {
        let before = try ImportError.mapping { () throws(BookError) in
            try lastEntry()?.position ?? 0
        }
        let summary: ImportSummary
        if let kind {
            summary = try importCSV(bytes, of: kind, style: style)
        } else {
            summary = try importJSON(bytes)
        }
        return try ImportError.mapping { () throws(BookError) in
            .taken(try records(changedAfter: before), summary)
        }
    }
}

extension ImportError {
    fileprivate static func mapping<T>(
        _ work: () throws(BookError) -> T
    ) throws(ImportError) -> T {
        do { return try work() } catch { throw .book(error) }
    }
}

extension ImportProblem {
    /// What comes in but doesn't fit together.
    fileprivate var doubt: Doubt {
        Doubt(
            line: place.number, text: id, reason: label, changesFigure: false)
    }
}
