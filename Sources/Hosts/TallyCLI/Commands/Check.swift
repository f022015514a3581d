import Kernel

extension Session {
    /// Whether the file is whole, and the book's fingerprint.
    func check() throws(Failure) {
        let problems = try Files.isMissing(path) ? [] : problems()
        guard problems.isEmpty else { return try report(problems) }
        let state = try reading { (book) throws(BookError) in
            var records = 0
            for kind in schema.kinds { records += try book.count(Query(kind)) }
            return (
                digest: try book.digest().text, records: records,
                missingFiles: try book.missingFiles()
            )
        }
        report(state.digest, state.records, state.missingFiles)
    }

    private func problems() throws(Failure) -> [String] {
        do { return try surroundings.shelf.open(path, schema).check(language) } catch {
            guard error.reason == .damaged else { throw .store(error, path: path) }
            return [error.detail]
        }
    }

    private func report(_ digest: String, _ records: Int, _ missingFiles: Int) {
        guard isJSON else {
            output.print(line: "records  " + language.number(records))
            output.print(line: "digest   " + digest)
            if missingFiles > 0 { output.complain(language(ReportText.filesNotHere(missingFiles))) }
            return say(.whole)
        }
        var writer = JSONWriter()
        writer.object { writer in
            writer.name("ok")
            writer.boolean(true)
            writer.name("digest")
            writer.string(digest)
            writer.name("records")
            writer.integer(records)
            if missingFiles > 0 {
                writer.name("missingFiles")
                writer.integer(missingFiles)
            }
        }
        output.print(line: writer.text)
    }

    private func report(_ problems: [String]) throws(Failure) {
        if isJSON {
            var writer = JSONWriter()
            writer.object { writer in
                writer.name("ok")
                writer.boolean(false)
                writer.name("problems")
                writer.array { writer in
                    for problem in problems { writer.string(problem) }
                }
            }
            output.print(line: writer.text)
        }
        output.complain(language(ReportText.damaged(path)))
        for problem in problems { output.explain("  " + problem.tamed) }
        throw .damaged
    }
}
