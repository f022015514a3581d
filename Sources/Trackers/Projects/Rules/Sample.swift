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
                Project.title, language(Label("Garden", german: "Garten", italian: "Giardino"))
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
        (Label("Trim shrubs", german: "Hecke schneiden", italian: "Potare la siepe"), 3, false),
        (
            Label("Make compost", german: "Kompost anlegen", italian: "Preparare il compost"), 2,
            false
        ),
        (
            Label(
                "Scrub the furniture", german: "Gartenmöbel schrubben",
                italian: "Pulire i mobili da giardino"), 2, true
        ),
        (Label("Plant tulips", german: "Tulpen setzen", italian: "Piantare i tulipani"), 2, true),
        (Label("Fix the fence", german: "Zaun richten", italian: "Riparare il recinto"), 1, true),
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
            Label("Big App Idea", german: "Große App-Idee", italian: "Grande idea di app"),
            [1, 4, 3, nil]
        ),
        (
            Label("Perfect App", german: "Perfekte App", italian: "App perfetta"),
            [3, 4, 4, 4]
        ),
        (
            Label("Small App Idea", german: "Kleine App-Idee", italian: "Piccola idea di app"),
            [4, 2, 2, 4]
        ),
        (
            Label("Yet Another App", german: "Noch eine App", italian: "Ancora un’app"),
            [2, 3, 1, 3]
        ),
    ]
}
