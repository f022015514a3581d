import Kernel

extension Priorities {
    /// Thirty-odd essentials of an ordinary kitchen; those that one has already stay as they are.
    @Sendable static func sample(
        _ book: Book, _ language: Language
    ) throws(BookError) -> [Draft] {
        var drafts: [Draft] = []
        var ids: [String: RecordID] = [:]
        for essential in SampleEssential.all {
            let name = language(essential.name)
            if let own = try Wish.find(name, in: book) {
                drafts.append(Draft(Essential.kind, own.id))
                continue
            }
            let id = book.makeID()
            ids[essential.name.text(in: .english)] = id
            var draft = Draft(Essential.kind, id)
                .setting(Essential.name, name)
                .setting(Essential.details, essential.details.map { language($0) } ?? "")
                .setting(Essential.level, essential.level)
            if !essential.amount.isEmpty {
                draft[Essential.amount] = essential.amount.number
                draft[Essential.unit] = essential.amount.unit
            }
            drafts.append(draft)
        }
        for (list, members) in SampleEssential.lists {
            guard let parent = ids[list] else { continue }
            for child in members.compactMap({ ids[$0] }) {
                drafts.append(EssentialLink.draft(parent: parent, child: child))
            }
        }
        return drafts
    }
}

private struct SampleEssential {
    let level: Level
    let name: Label
    let details: Label?
    let amount: Amount

    init(_ level: Level, _ name: Label, _ details: Label? = nil, _ amount: Amount = Amount()) {
        self.level = level
        self.name = name
        self.details = details
        self.amount = amount
    }

    static let lists = [("Fruit", ["Apples", "Bananas", "Pears", "Lemons"])]

    static let all = [
        SampleEssential(
            .critical, PrioritiesText.sampleFish,
            PrioritiesText.sampleItsGoodForYou),
        SampleEssential(.critical, PrioritiesText.sampleFruit),
        SampleEssential(
            .critical, PrioritiesText.sampleMilk,
            PrioritiesText.sampleSemiSkimmed, Amount(number: 2, unit: "l")),
        SampleEssential(.high, PrioritiesText.sampleApples, nil, Amount(number: 6, unit: "×")),
        SampleEssential(.high, PrioritiesText.sampleBread),
        SampleEssential(
            .high, PrioritiesText.sampleCheese,
            PrioritiesText.sampleDontForgetTheBread),
        SampleEssential(.high, PrioritiesText.sampleTomatoes, nil, Amount(number: 500, unit: "g")),
        SampleEssential(
            .medium, PrioritiesText.sampleCoffee,
            PrioritiesText.sampleWholeBeans),
        SampleEssential(.medium, PrioritiesText.sampleOliveOil),
        SampleEssential(.low, PrioritiesText.sampleBananas),
        SampleEssential(.low, PrioritiesText.sampleButter),
        SampleEssential(.low, PrioritiesText.sampleChicken),
        SampleEssential(
            .low, PrioritiesText.sampleDishSoap),
        SampleEssential(.low, PrioritiesText.sampleEggs),
        SampleEssential(.low, PrioritiesText.sampleFlour),
        SampleEssential(.low, PrioritiesText.sampleGarlic),
        SampleEssential(.low, PrioritiesText.sampleHoney),
        SampleEssential(.low, PrioritiesText.sampleLemons),
        SampleEssential(.low, PrioritiesText.sampleLentils),
        SampleEssential(.low, PrioritiesText.sampleOnions),
        SampleEssential(.low, PrioritiesText.samplePaperTowels),
        SampleEssential(.low, PrioritiesText.samplePasta),
        SampleEssential(.low, PrioritiesText.samplePears),
        SampleEssential(.low, PrioritiesText.samplePepper),
        SampleEssential(.low, PrioritiesText.samplePotatoes),
        SampleEssential(.low, PrioritiesText.sampleRice),
        SampleEssential(.low, PrioritiesText.sampleSalt),
        SampleEssential(.low, PrioritiesText.sampleSugar),
        SampleEssential(.low, PrioritiesText.sampleTea),
        SampleEssential(
            .low, PrioritiesText.sampleToiletPaper),
        SampleEssential(.low, PrioritiesText.sampleToothpaste),
        SampleEssential(.low, PrioritiesText.sampleYogurt),
    ]
}
