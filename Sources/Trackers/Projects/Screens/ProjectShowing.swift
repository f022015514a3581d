import Kernel

extension Projects {
    /// Who leads and why, and all options, the best first; of what isn't compared, what there is to do.
    @Sendable static func showing(
        _ project: Record?, _ book: Book, _ language: Language
    ) throws(BookError) -> Showing? {
        guard let project else { return nil }
        let study = try Study(project, in: book)
        let date = language.date(book.today, style: .long)
        if !study.isComparison {
            return Showing(
                project.title, subtitle: date, sentences: [language(study.progress)],
                study.steps(language), color: tint(project))
        }
        let verdict = Verdict(study, asksWhetherItHolds: true)
        let reasons = verdict.outcome.names ? [study.reasons(language)] : []
        return Showing(
            project.title, subtitle: date,
            sentences: [verdict.headline(language), verdict.remark(language)].compactMap { $0 },
            [study.ranked(language)] + reasons, color: tint(project))
    }
}

extension Study {
    /// "4 of 10 left"
    var progress: Label {
        if completion.total == 0 { return Words.empty }
        return completion.left == 0
            ? Words.allDone : Words.left(left: completion.left, total: completion.total)
    }

    fileprivate func steps(_ language: Language) -> [Showing.Block] {
        let done = sortedItems.filter { $0[Item.completed] }
        let open = sortedItems.filter { !$0[Item.completed] }
        return [("", open), (language(Words.completedOnes), done)].filter { !$0.1.isEmpty }.map {
            Showing.Block(list: $0.0, $0.1.map { ($0.title, "") })
        }
    }

    fileprivate func ranked(_ language: Language) -> Showing.Block {
        Showing.Block(
            "", [language(Words.rank), language(Words.item), language(Words.total)],
            ranking.standings.map {
                [place($0, language), $0.option.title, language.score($0)]
            }, words: 2)
    }

    /// What the first two have on each quality, and how much that counts.
    fileprivate func reasons(_ language: Language) -> Showing.Block {
        let first = ranking.standings.prefix(2)
        let headings =
            [language(Words.quality), language(Words.qualityWeight)]
            + first.map { $0.option.title }
        let rows = qualities.indices.map { column in
            [qualities[column].title, language.number(qualities[column][Quality.weight])]
                + first.map { text($0.index, column, language) ?? "–" }
        }
        return Showing.Block(language(Words.why), headings, rows, words: 1)
    }
}
