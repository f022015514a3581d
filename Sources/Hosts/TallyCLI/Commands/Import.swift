import Kernel

extension Session {
    /// Takes in the records of a file as one action.
    func importFile() throws(Failure) {
        let path = arguments.operands.first ?? "-"
        let said = try namedSource(path)
        let bytes: [UInt8]
        do {
            bytes = try path == "-" ? surroundings.readInput() : Files.read(path)
        } catch {
            throw .file(error)
        }
        if ForeignFile.isPacked(bytes) { return try importSpreadsheet(bytes, said, path) }
        try importFile(bytes, as: try source(said, bytes, path), path)
    }

    /// Takes in a file of text.
    func importFile(
        _ bytes: [UInt8], as source: ImportSource, _ path: String
    ) throws(Failure) {
        if let damage = CSVError.damage(in: bytes) {
            throw .imported(file: path, .csv(damage))
        }
        if isDryRun, isJSON {
            switch source {
            case .book: return try rehearse(bytes, nil, from: path)
            case .table(let kind): return try rehearse(bytes, kind, from: path)
            case .foreign: break
            }
        }
        switch source {
        case .book: report(try take(bytes, nil, from: path))
        case .table(let kind): report(try take(bytes, kind, from: path))
        case .foreign(let format): try take(foreign(bytes, path), as: format)
        }
    }

    /// Says how an import of the book's own JSON or CSV went.
    private func report(_ summary: ImportSummary) {
        if isJSON { output.print(line: summary.json) }
        output.say(language(ImportReport(summary: summary, isDryRun: isDryRun).label))
        for problem in summary.flagged { output.complain(language(problem.label)) }
        if summary.missingFiles > 0 {
            output.complain(language(ReportText.missingFiles(summary.missingFiles)))
        }
    }

    private func take(
        _ bytes: [UInt8], _ kind: Kind?, from file: String
    ) throws(Failure) -> ImportSummary {
        let open = try isDryRun && Files.isMissing(path) ? .empty(schema) : openToWrite()
        do {
            return try open.store.transaction(
                writing: !isDryRun, failure: { ImportError.book(.store($0)) }
            ) { () throws(ImportError) in
                guard let kind else {
                    return try book(open).importJSON(bytes, dryRun: isDryRun)
                }
                return try book(open).importCSV(
                    bytes, of: kind, style: surroundings.numberStyle, dryRun: isDryRun)
            }
        } catch {
            throw .imported(file: file, error)
        }
    }
}

extension ImportSummary {
    /// The counts for a script.
    var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            for (name, count) in [
                ("added", added), ("changed", changed), ("restored", restored),
                ("unchanged", unchanged),
            ] {
                writer.name(name)
                writer.integer(count)
            }
            if !flagged.isEmpty {
                writer.name("flagged")
                writer.integer(flagged.count)
            }
            guard missingFiles > 0 else { return }
            writer.name("missingFiles")
            writer.integer(missingFiles)
        }
        return writer.text
    }
}
