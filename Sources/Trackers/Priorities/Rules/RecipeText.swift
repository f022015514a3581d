import Kernel

/// Why lines of a text are nothing to get since they are a recipe's: its title, what it says of itself, and how
/// it is made. Only where a line says that it is one; elsewhere a sentence may be what somebody calls a thing.
struct RecipeText {
    /// For each line; `nil` where it may be something to get.
    private(set) var reasons: [LeftOut?] = []
    /// Whether a line said that a recipe begins, and that its ingredients do.
    private var hasBegun = false
    private var hasIngredients = false
    private var isMethod = false

    init(_ lines: [ListLine]) {
        let isRecipe = lines.contains { RecipeHead.isOfRecipe($0.text) }
        for line in lines {
            let reason = isRecipe ? reason(line) : RecipeHead.isWish(line.text) ? .recipe : nil
            if reason == .heading, RecipeHead.isIngredients(line.text) {
                leaveAbove(lines)
                hasIngredients = true
            }
            reasons.append(reason)
        }
    }

    private mutating func reason(_ line: ListLine) -> LeftOut? {
        defer { hasBegun = hasBegun || RecipeHead.isOfRecipe(line.text) }
        if RecipeHead.isIngredients(line.text) {
            isMethod = false
            return .heading
        }
        if RecipeHead.isMethod(line.text) {
            isMethod = hasBegun
            return .heading
        }
        if ShopName.isOne(line.text) || ListHeading.isTitle(line.text) {
            isMethod = false
            return nil
        }
        if RecipeHead.isOfRecipe(line.text) || RecipeHead.isAbout(line.text)
            || RecipeHead.isWish(line.text)
        {
            return .recipe
        }
        let isStep =
            isMethod || line.isNumbered && RecipeStep.isFreeOfQuantity(line.text)
            || RecipeStep.isOne(line.text)
        return isStep && !line.isTicked ? .step : nil
    }

    /// What stands above the ingredients: of a few lines that the recipe says something between all, else only
    /// the last. Further up may be what somebody wrote there before.
    private mutating func leaveAbove(_ lines: [ListLine]) {
        if hasIngredients { return }
        let open = reasons.indices.filter { reasons[$0] == nil }
        let isWhole = open.count < reasons.count && open.count <= RecipeText.mostAbove
        let above = isWhole ? open : Array(open.suffix(1))
        guard above.allSatisfy({ isTitle(lines[$0]) }) else { return }
        for (place, index) in above.enumerated() { reasons[index] = place == 0 ? .title : .recipe }
    }

    /// A title and a line about it.
    private static let mostAbove = 2

    private func isTitle(_ line: ListLine) -> Bool {
        !line.isTicked && !line.isNumbered && RecipeStep.isFreeOfQuantity(line.text)
    }
}

/// What a recipe says above its lines and of itself.
enum RecipeHead {
    /// Whether it heads lines of a recipe, or a part of them: "Serves 4", "Ingredients", "For the sauce".
    static func isAny(_ line: String) -> Bool {
        isOfRecipe(line) || isIngredients(line) || isPart(line)
    }

    /// "Serves 4 · Prep 10 min", "Zutaten für 4 Personen", "Ingredients", "Method"
    static func isOfRecipe(_ line: String) -> Bool {
        isIngredients(line)
            || consists(line) {
                heads.contains($0) || ingredients.contains($0) || methods.contains($0)
            }
    }

    /// "Ingredients", "Zutaten für den Teig"
    static func isIngredients(_ line: String) -> Bool {
        let words = words(line)
        guard let first = words.first, ingredients.contains(first), words.count <= most else {
            return false
        }
        return words.count == 1 || linking.contains(words[1]) || Word(words[1]) == .number
    }

    /// "Method", "Zubereitung", but not "Zubereitung: 30 Minuten".
    static func isMethod(_ line: String) -> Bool {
        words(line).first.map { methods.contains($0) } == true
            && consists(line) { methods.contains($0) }
            && !words(line).contains { Word($0) != nil }
    }

    /// What it says of itself, in a text that is a recipe: "20 min.", "Difficulty: easy".
    static func isAbout(_ line: String) -> Bool { consists(line) { about.contains($0) } }

    /// "For the sauce", "Für den Belag", "Per la salsa", but not "Für Anna".
    static func isPart(_ line: String) -> Bool {
        let words = line.folded.words
        guard 2...5 ~= words.count, ["for", "fur", "per"].contains(words[0]),
            !line.unicodeScalars.contains(where: { "0"..."9" ~= $0 })
        else { return false }
        return words[1].hasPrefix("l'") || words.count > 2 && articles.contains(words[1])
    }

    /// What one wishes those who eat.
    static func isWish(_ line: String) -> Bool {
        wishes.contains(words(line).joined(separator: " "))
    }

    /// Whether all words are a recipe's own, and one is of those.
    private static func consists(_ line: String, of isOne: (String) -> Bool) -> Bool {
        let words = words(line)
        return words.count <= most && words.contains(where: isOne)
            && words.allSatisfy { word in
                heads.contains(word) || ingredients.contains(word) || methods.contains(word)
                    || about.contains(word) || linking.contains(word) || isFigure(word)
            }
    }

    private static func isFigure(_ word: String) -> Bool {
        switch Word(word) {
        case .number, .measured: true
        default: false
        }
    }

    private static func words(_ line: String) -> [String] {
        line.folded.unicodeScalars.split { scalar in
            !("a"..."z" ~= scalar || "0"..."9" ~= scalar || scalar == "'" || scalar == "½")
        }.map { String($0) }
    }

    /// How many words such a line has at most.
    private static let most = 12

    private static let heads: Set<String> = [
        "serves", "serving", "servings", "portions", "people", "persons", "portion", "portionen",
        "personen", "porzioni", "persone",
    ]

    private static let ingredients: Set<String> = ["ingredients", "zutaten", "ingredienti"]

    private static let methods: Set<String> = [
        "method", "directions", "instructions", "preparation", "steps", "zubereitung", "anleitung",
        "preparazione", "procedimento", "esecuzione", "svolgimento",
    ]

    private static let about: Set<String> = [
        "min", "mins", "minutes", "minute", "hour", "hours", "hr", "hrs", "h", "time", "times",
        "prep",
        "cook", "cooking", "bake", "baking", "total", "ready", "chill", "rest", "resting",
        "difficulty",
        "skill", "yield", "yields", "calories", "kcal",
        "minuten", "stunde", "stunden", "std", "zubereitungszeit", "arbeitszeit", "kochzeit",
        "backzeit",
        "garzeit", "ruhezeit", "gesamtzeit", "fertig", "dauer", "schwierigkeit",
        "schwierigkeitsgrad",
        "kalorien", "pers",
        "minuti", "minuto", "ora", "ore", "tempo", "tempi", "cottura", "riposo", "totale",
        "difficolta",
        "calorie", "kj",
    ]

    private static let linking: Set<String> = [
        "for", "makes", "about", "fur", "ergibt", "ca", "per", "dosi", "dose", "circa", "of", "in",
        "di",
        "to", "and", "und", "e", "less", "than", "level", "easy", "medium", "hard", "easily",
        "einfach",
        "simpel", "leicht", "mittel", "normal", "pfiffig", "facile", "media", "bassa", "difficile",
        "ganze", "kcal",
    ]

    private static let articles: Set<String> = [
        "the", "a", "den", "die", "das", "il", "lo", "la", "i", "gli", "le",
    ]

    /// What folding makes of them, without signs.
    private static let wishes: Set<String> = [
        "guten appetit", "lasst es euch schmecken", "lass es dir schmecken", "gutes gelingen",
        "viel spass beim nachkochen", "viel spass beim kochen", "viel spass beim nachbacken",
        "buon appetito", "buona cucina", "buon divertimento", "enjoy", "enjoy your meal",
        "bon appetit", "happy cooking", "happy baking",
    ]
}

/// What a recipe says is to be done: a sentence, "Mash the bananas.", and nothing to get.
enum RecipeStep {
    /// How many words a sentence has at least.
    private static let shortest = 3

    /// Whether a line is a sentence, or several: at its end a full stop behind a word that is no
    /// abbreviation, as in "400 g pomodori pelati in scat.", or another sign, and no quantity before it.
    static func isOne(_ line: String) -> Bool {
        let words = line.words
        guard words.count >= shortest, let last = words.last, isFreeOfQuantity(line) else {
            return false
        }
        let isEnded =
            last.utf8.last == UInt8(ascii: ".") && last.utf8.count > longestAbbreviation
            || last.hasSuffix("…") || last.hasSuffix("...") || last.hasSuffix("!")
        return isEnded && words.contains { $0.utf8.count > 2 && $0 == $0.folded }
    }

    /// Whether nothing in a line says how much of something it wants.
    static func isFreeOfQuantity(_ line: String) -> Bool {
        Quantity(in: line) == nil
            && line.words.first.map { Word($0) != .number && !Word.isSpelled($0) } ?? true
    }

    private static let longestAbbreviation = 5
}
