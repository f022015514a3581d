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
            drafts.append(
                Draft(Essential.kind, id)
                    .setting(Essential.name, name)
                    .setting(Essential.details, essential.details.map { language($0) } ?? "")
                    .setting(Essential.level, essential.level))
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

    init(_ level: Level, _ name: Label, _ details: Label? = nil) {
        self.level = level
        self.name = name
        self.details = details
    }

    static let lists = [("Fruit", ["Apples", "Bananas", "Pears", "Lemons"])]

    static let all = [
        SampleEssential(
            .critical, Label("Fish", german: "Fisch", italian: "Pesce"),
            Label("It’s good for you!", german: "Ist gesund!", italian: "Fa bene!")),
        SampleEssential(.critical, Label("Fruit", german: "Obst", italian: "Frutta")),
        SampleEssential(
            .critical, Label("Milk", german: "Milch", italian: "Latte"),
            Label("Semi-skimmed", german: "Fettarm", italian: "Parzialmente scremato")),
        SampleEssential(.high, Label("Apples", german: "Äpfel", italian: "Mele")),
        SampleEssential(.high, Label("Bread", german: "Brot", italian: "Pane")),
        SampleEssential(
            .high, Label("Cheese", german: "Käse", italian: "Formaggio"),
            Label(
                "Don’t forget the bread!", german: "Das Brot nicht vergessen!",
                italian: "Non dimenticare il pane!")),
        SampleEssential(.high, Label("Tomatoes", german: "Tomaten", italian: "Pomodori")),
        SampleEssential(
            .medium, Label("Coffee", german: "Kaffee", italian: "Caffè"),
            Label("Whole beans", german: "Ganze Bohnen", italian: "In grani")),
        SampleEssential(.medium, Label("Olive Oil", german: "Olivenöl", italian: "Olio d’oliva")),
        SampleEssential(.low, Label("Bananas", german: "Bananen", italian: "Banane")),
        SampleEssential(.low, Label("Butter", german: "Butter", italian: "Burro")),
        SampleEssential(.low, Label("Chicken", german: "Hähnchen", italian: "Pollo")),
        SampleEssential(
            .low, Label("Dish Soap", german: "Spülmittel", italian: "Detersivo piatti")),
        SampleEssential(.low, Label("Eggs", german: "Eier", italian: "Uova")),
        SampleEssential(.low, Label("Flour", german: "Mehl", italian: "Farina")),
        SampleEssential(.low, Label("Garlic", german: "Knoblauch", italian: "Aglio")),
        SampleEssential(.low, Label("Honey", german: "Honig", italian: "Miele")),
        SampleEssential(.low, Label("Lemons", german: "Zitronen", italian: "Limoni")),
        SampleEssential(.low, Label("Lentils", german: "Linsen", italian: "Lenticchie")),
        SampleEssential(.low, Label("Onions", german: "Zwiebeln", italian: "Cipolle")),
        SampleEssential(.low, Label("Paper Towels", german: "Küchenrolle", italian: "Scottex")),
        SampleEssential(.low, Label("Pasta", german: "Nudeln", italian: "Pasta")),
        SampleEssential(.low, Label("Pears", german: "Birnen", italian: "Pere")),
        SampleEssential(.low, Label("Pepper", german: "Pfeffer", italian: "Pepe")),
        SampleEssential(.low, Label("Potatoes", german: "Kartoffeln", italian: "Patate")),
        SampleEssential(.low, Label("Rice", german: "Reis", italian: "Riso")),
        SampleEssential(.low, Label("Salt", german: "Salz", italian: "Sale")),
        SampleEssential(.low, Label("Sugar", german: "Zucker", italian: "Zucchero")),
        SampleEssential(.low, Label("Tea", german: "Tee", italian: "Tè")),
        SampleEssential(
            .low, Label("Toilet Paper", german: "Toilettenpapier", italian: "Carta igienica")),
        SampleEssential(.low, Label("Toothpaste", german: "Zahnpasta", italian: "Dentifricio")),
        SampleEssential(.low, Label("Yogurt", german: "Joghurt", italian: "Yogurt")),
    ]
}
