import Kernel

extension Session {
    /// Brings what can still be read of a damaged book into a new one, or of what a browser kept into the
    /// book.
    func salvage() throws(Failure) {
        let target = arguments.operands.first ?? ""
        if target.hasSuffix(Session.deviceFileEnding) { return try salvage(deviceFile: target) }
        if isDryRun { throw .usage(.noRehearsal) }
        guard !isUnmade else { throw .refused(.noBook(path)) }
        guard Files.isMissing(target) else { throw .refused(.alreadyThere(target)) }
        try refusePlaceBesideBook(target)
        let found: Salvage
        do { found = try surroundings.shelf.salvage(path, target, schema) } catch {
            throw .store(error, path: path)
        }
        if isJSON { output.print(line: found.json(target)) }
        for difference in found.differences {
            output.complain(language(ReportText.twoThings(difference)).tamed)
        }
        if found.unclear > 0 { output.complain(language(ReportText.unclearRows(found.unclear))) }
        if found.records > 0 { say(ReportText.broughtFromTables(found.records)) }
        if found.onlyInLog > 0, found.lost > 0 || found.records > 0 {
            say(ReportText.onlyInLog(found.onlyInLog))
        }
        if found.lost > 0 { output.complain(language(ReportText.lostEntries(found.lost))) }
        say(ReportText.salvaged(path: target.short, changes: found.changes, files: found.files))
    }
}

extension Salvage {
    fileprivate func json(_ file: String) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.name("file")
            writer.string(file)
            for (name, count) in [
                ("changes", changes), ("lost", lost), ("files", files), ("records", records),
                ("onlyInLog", onlyInLog), ("unclear", unclear),
            ] {
                writer.name(name)
                writer.integer(count)
            }
            writer.name("differences")
            writer.array { writer in for found in differences { found.write(&writer) } }
        }
        return writer.text
    }
}

extension Salvage.Difference {
    fileprivate func write(_ writer: inout JSONWriter) {
        writer.object { writer in
            for (name, text) in [
                ("kind", record.kind), ("id", record.id.text), ("field", field),
                ("table", table), ("log", log),
            ] {
                writer.name(name)
                writer.string(text)
            }
        }
    }
}
