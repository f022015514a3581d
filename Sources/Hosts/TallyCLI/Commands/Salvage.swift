import Kernel

extension Session {
    /// Brings what can still be read of a damaged book into a new one.
    func salvage() throws(Failure) {
        let target = arguments.operands.first ?? ""
        guard !isUnmade else { throw .refused(.noBook(path)) }
        guard Files.isMissing(target) else { throw .refused(.alreadyThere(target)) }
        let found: Salvage
        do { found = try surroundings.shelf.salvage(path, target, schema) } catch {
            throw .store(error, path: path)
        }
        if isJSON { output.print(line: found.json(target)) }
        if found.lost > 0 { output.complain(language(ReportText.lostEntries(found.lost))) }
        say(.salvaged(target, changes: found.changes, files: found.files))
    }
}

extension Salvage {
    fileprivate func json(_ file: String) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.name("file")
            writer.string(file)
            for (name, count) in [("changes", changes), ("lost", lost), ("files", files)] {
                writer.name(name)
                writer.integer(count)
            }
        }
        return writer.text
    }
}
