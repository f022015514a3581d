import Kernel

/// What a sentence says of things that is typed where one names a thing: "Milch ist alle", "Hab den Käse schon".
struct ToldWish {
    /// All that it may say, taken in.
    let batch: Batch
    /// Whether it is said so clearly that nothing is to be asked.
    let isClear: Bool
    /// The form that takes all of it in.
    let fields: [(name: String, value: String)]

    /// The field of a form that says that its one line was typed by itself.
    static let typedName = "typed"

    /// Nothing of what names a thing.
    init?(
        _ typed: String, in book: Book, _ language: Language, _ style: NumberStyle
    ) throws(BookError) {
        let lines = [ListLine(typed)]
        func read(_ choices: BatchChoices) throws(BookError) -> Batch {
            try Batch(
                lines, choices: choices, level: .added, in: book, language, style, isTyped: true)
        }
        let plain = try read(BatchChoices())
        guard plain.hasSentence else { return nil }
        isClear = !plain.lines.contains { $0.isLeft }
        var boxes: [(name: String, value: String)] = []
        for line in plain.lines where !line.isTalk {
            boxes.append((name: BatchChoices.shown, value: line.box.field))
            boxes.append((name: BatchChoices.taken, value: line.box.key))
        }
        batch = isClear ? plain : try read(BatchChoices(Parameters(boxes)))
        fields =
            [
                (name: "lines", value: typed), (Essential.level.name, Level.added.rawValue),
                (ToldWish.typedName, "1"),
            ] + boxes
    }

    /// What taking it in does, in words; nothing where it names nothing.
    func words(_ language: Language) -> String? {
        var (needed, off, more): ([String], [String], [String]) = ([], [], [])
        for line in batch.lines {
            switch line.meaning {
            case .out(let words): needed.append(words)
            case .off(let words), .stocked(let words): off.append(words)
            case .new(let words), .known(let words), .listed(let words), .again(let words):
                more.append(words)
            case .ticked, .left: continue
            }
        }
        func said(_ names: [String], _ label: (String) -> Label) -> [String] {
            names.isEmpty ? [] : [language(label(names.joined(separator: " · ")))]
        }
        let said =
            said(needed) { PrioritiesText.toldNeeded($0) }
            + said(off) { PrioritiesText.toldOff($0) }
            + said(more) { PrioritiesText.createEach($0) }
        return said.isEmpty ? nil : said.joined(separator: "; ")
    }
}

/// Words of sentences about things, which hardly any name has: only what has one is read as such.
enum ToldSign {
    static func isIn(_ typed: String) -> Bool {
        let words = typed.folded.words
        return words.count > 1 && words.contains { signs.containsFolded(" " + $0 + " ") }
    }

    private static let signs =
        " alle leer knapp neige aus ausgegangen aufgebraucht fehlt fehlen kein keine keinen brauchen brauche "
        + "mitbringen holen kaufen besorgen schon haben hab out low gone empty left no need buy get got finished "
        + "ran already used bring finito finita finiti finite terminato senza manca mancano serve servono finendo "
        + "finire scarseggia abbiamo comprare prendere niente forget vergiss "
}
