import Kernel

extension Session {
    /// Takes in the records of a file as one action.
    func importFile() throws(Failure) {
        let path = arguments.operands.first ?? "-"
        let format = try Format(arguments[.as], path: path) ?? .json
        let kind = try format == .csv ? tableKind(path) : nil
        let bytes: [UInt8]
        do {
            bytes = try path == "-" ? surroundings.readInput() : Files.read(path)
        } catch {
            throw .file(error)
        }
        let summary = try take(bytes, kind, from: path)
        if isJSON { output.print(line: summary.json) }
        output.say(language(ImportReport(summary: summary, isDryRun: isDryRun)))
        if summary.missingFiles > 0 {
            output.complain(language(ReportText.missingFiles(summary.missingFiles)))
        }
    }

    /// The kind of a table's records: as `--kind` says, or the file's name, as in `essentials.csv`.
    private func tableKind(_ path: String) throws(Failure) -> Kind {
        if let name = arguments[.kind] { return try kind(name) }
        let file = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
        let stem = String(Substring(file.prefix { $0 != UInt8(ascii: ".") }))
        guard let kind = schema.kind(named: stem, in: language) else {
            throw .usage(.kindMissing(.import))
        }
        return kind
    }

    private func take(
        _ bytes: [UInt8], _ kind: Kind?, from file: String
    ) throws(Failure) -> ImportSummary {
        let open = try isDryRun && Files.isMissing(path) ? .empty(schema) : openBook()
        do {
            return try open.store.transaction(
                writing: !isDryRun, failure: { ImportError.book(.store($0)) }
            ) { () throws(ImportError) in
                guard let kind else {
                    return try book(open).importJSON(bytes, dryRun: isDryRun)
                }
                return try book(open).importCSV(bytes, of: kind, dryRun: isDryRun)
            }
        } catch {
            throw .imported(file: file, error)
        }
    }
}

extension ImportSummary {
    /// The counts for a script.
    fileprivate var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            for (name, count) in [
                ("added", added), ("changed", changed), ("restored", restored),
                ("unchanged", unchanged),
            ] {
                writer.name(name)
                writer.integer(count)
            }
            guard missingFiles > 0 else { return }
            writer.name("missingFiles")
            writer.integer(missingFiles)
        }
        return writer.text
    }
}
