import Kernel

extension Projects {
    /// A garden to tidy up, and four ideas for a business, scored.
    @Sendable static func sample(
        _ book: Book, _ language: Language
    ) throws(BookError) -> [Draft] {
        garden(book, language) + startups(book, language)
    }

    private static func garden(_ book: Book, _ language: Language) -> [Draft] {
        let id = book.makeID()
        let project = Draft(Project.kind, id)
            .setting(
                Project.title, language(Words.sampleGarden)
            )
            .setting(Project.color, .green)
        return [project]
            + chores.map { chore in
                Draft(Item.kind, book.makeID()).setting(Item.project, id)
                    .setting(Item.title, language(chore.title))
                    .setting(Item.priority, chore.priority)
                    .setting(Item.completed, chore.isDone)
            }
    }

    private static let chores: [(title: Label, priority: Int64, isDone: Bool)] = [
        (Words.sampleTrimShrubs, 3, false),
        (
            Words.sampleMakeCompost, 2,
            false
        ),
        (
            Words.sampleScrubTheFurniture, 2, true
        ),
        (Words.samplePlantTulips, 2, true),
        (Words.sampleFixTheFence, 1, true),
    ]

    private static func startups(_ book: Book, _ language: Language) -> [Draft] {
        let id = book.makeID()
        var project = Draft(Project.kind, id).setting(Project.title, language(Words.startups))
        var qualities = Starter.startups.drafts(&project, id, language)
        for index in qualities.indices { qualities[index].id = book.makeID() }
        var drafts = [project] + qualities
        for idea in ideas {
            let item = book.makeID()
            drafts.append(
                Draft(Item.kind, item).setting(Item.project, id)
                    .setting(Item.title, language(idea.title)))
            for (quality, score) in zip(qualities, idea.scores) {
                guard let score, let quality = quality.id else { continue }
                drafts.append(Score.draft(item, quality, score))
            }
        }
        return drafts
    }

    /// Scores on ease, impact, vision and profitability.
    private static let ideas: [(title: Label, scores: [Int64?])] = [
        (
            Words.sampleBigAppIdea,
            [1, 4, 3, nil]
        ),
        (
            Words.samplePerfectApp,
            [3, 4, 4, 4]
        ),
        (
            Words.sampleSmallAppIdea,
            [4, 2, 2, 4]
        ),
        (
            Words.sampleYetAnotherApp,
            [2, 3, 1, 3]
        ),
    ]
}
