import Kernel

extension Session {
    /// Whether the file is whole, and the book's fingerprint.
    func check() throws(Failure) {
        for (path, isGone) in surroundings.shelf.tidy(path) {
            say(isGone ? ReportText.leftOverGone(path) : ReportText.leftOver(path))
        }
        let taken = try arguments.has(.takeIn) && !isUnmade ? takeInFarActions() : nil
        if isUnmade {
            try requireFile()
            lookForTraces()
            if !isJSON { return }
        }
        let problems = try isUnmade ? [] : problems()
        guard problems.isEmpty else { return try report(problems) }
        report(try reading { (book) throws(BookError) in try health(book, taken) })
    }

    /// Says that there is no book, and what helps if there was one.
    private func lookForTraces() {
        say(ReportText.noBookYet(path.short))
        if hasTraces, !arguments.has(.quiet) { output.explain(Damage.empty(path, language).remedy) }
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

    private func report(_ problems: [Damage]) throws(Failure) {
        var told: Set<String> = []
        let remedies = problems.map { $0.remedy }.filter { told.insert($0).inserted }
        if isJSON { output.print(line: json(problems.map { $0.problem }, remedies)) }
        output.complain(language(ReportText.damaged(path)))
        for problem in problems { output.explain("  " + problem.problem.tamed) }
        for remedy in remedies { output.explain(remedy) }
        if !bookWords.isEmpty { output.explain(language(ReportText.withBook(bookWords.trimmed))) }
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
