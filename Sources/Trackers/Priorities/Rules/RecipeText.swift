import Kernel

/// Why lines of a text are nothing to get since they are a recipe's: its title, what it says of itself, and how
/// it is made. Only where a line says that it is one; elsewhere a sentence may be what somebody calls a thing.
struct RecipeText {
    /// For each line; `nil` where it may be something to get.
    private(set) var reasons: [LeftOut?] = []
    /// Whether a line says that there is one.
    let isRecipe: Bool
    /// Whether a line said that a recipe begins.
    private var hasBegun = false
    /// Whether what stands above the ingredients was looked at, in this recipe.
    private var hasTitle = false
    /// How it is made, while that is told.
    private var method: RecipeMethod?
    /// Whether another recipe was told to its end above.
    private var isLater = false
    /// Whether what a portion has in it is told.
    private var isNutrition = false
    /// Whether the line above says how much of a part a portion has: "38 g Eiweiß".
    private var isOfParts = false
    /// Whether the line above only says what the next one tells: "Yield:".
    private var isLabelled = false
    /// Whether all is written in capitals: then they head nothing.
    private var isInCapitals = false
    /// Which lines are steps by the numbers before them.
    private var numbered: Set<Int> = []

    /// - Parameter isKnown: Whether a name is one of something that people get.
    init(_ lines: [ListLine], isKnown: (String) -> Bool) {
        isRecipe = lines.contains {
            RecipeHead.isOfRecipe($0.text) || RecipeSite.isLink($0.text)
                || RecipeStep.heads($0.text)
        }
        isInCapitals = lines.allSatisfy { RecipeHead.isInCapitals($0.text) }
        if isRecipe { numbered = RecipeStep.numbered(lines, isKnown) }
        let hasHeading = lines.contains { RecipeHead.isIngredients($0.text) }
        for (index, line) in lines.enumerated() {
            let next = index + 1 < lines.count ? lines[index + 1] : nil
            guard isRecipe else {
                reasons.append(RecipeHead.isWish(line.text) ? .recipe : nil)
                continue
            }
            var reason = reason(line, before: next, isKnown)
            if numbered.contains(index) {
                method = method ?? RecipeMethod()
                reason = .step
            }
            if RecipeHead.isIngredients(line.text) {
                leaveAbove(lines, atMost: RecipeText.mostAbove)
            } else if !hasHeading, RecipeHead.isServing(line.text) {
                // Without a word where the ingredients begin, those may stand above.
                leaveAbove(lines, atMost: 1)
            }
            reasons.append(reason)
        }
        if !hasTitle, RecipeText.isTitled(lines, reasons, isRecipe, isKnown) { reasons[0] = .title }
    }

    /// Whether the first line is what a recipe is called that has no word where its ingredients begin: nothing that
    /// people get, above several of which each says how much, some of them with a spoon.
    private static func isTitled(
        _ lines: [ListLine], _ reasons: [LeftOut?], _ isRecipe: Bool, _ isKnown: (String) -> Bool
    ) -> Bool {
        guard lines.count > 2, let first = lines.first, first.text.utf8.count <= longestTitle,
            reasons[0] == nil, !first.isTicked, !first.isNumbered,
            !first.isBulleted, RecipeStep.isFreeOfQuantity(first.text), !isKnown(first.text),
            !ShopName.isOne(first.text), !ListHeading.isTitle(first.text)
        else { return false }
        let open = lines.indices.dropFirst().filter { reasons[$0] == nil }.map { lines[$0].text }
        let measured = open.filter {
            $0.utf8.count <= longestTitle && RecipeStep.beginsWithQuantity($0)
        }
        return measured.count > 1 && measured.count * 2 >= open.count
            && open.first == measured.first && (isRecipe || measured.contains { isSpooned($0) })
    }

    /// "2 EL Zucker", "a pinch of salt": as no list for the shop has it.
    private static func isSpooned(_ line: String) -> Bool {
        line.folded.words.prefix(3).contains { word in
            spoons.contains(
                word.utf8.last == UInt8(ascii: ".") ? String(Substring(word.utf8.dropLast())) : word
            )
        }
    }

    /// In bytes; what is longer is no name.
    private static let longestTitle = 200

    private static let spoons: Set<String> = [
        "el", "tl", "essloffel", "teeloffel", "prise", "prisen", "msp", "tbsp", "tsp", "tbs", "cup",
        "cups", "tablespoon", "tablespoons", "teaspoon", "teaspoons", "pinch", "cucchiaio",
        "cucchiai", "cucchiaino", "cucchiaini", "pizzico",
    ]

    private mutating func reason(
        _ line: ListLine, before next: ListLine?, _ isKnown: (String) -> Bool
    ) -> LeftOut? {
        defer { hasBegun = hasBegun || RecipeHead.isOfRecipe(line.text) }
        let isValue = isLabelled && line.text.words.count <= RecipeText.longestValue
        isLabelled = RecipeHead.isLabel(line.text)
        if isValue || isLabelled || RecipeSite.isFurniture(line.text) { return .recipe }
        if Preparation.isAll(line.text), !RecipeHead.isPart(line.text) { return .recipe }
        isNutrition =
            RecipeNutrition.isHead(line.text)
            || isNutrition
                && (RecipeNutrition.isOne(line.text)
                    || RecipeNutrition.isAmount(line.text)
                        && (isOfParts || next.map { RecipeNutrition.isAmount($0.text) } == true))
        isOfParts = isNutrition && RecipeNutrition.isAmount(line.text)
        if isNutrition { return .recipe }
        if RecipeStep.heads(line.text) {
            method = RecipeMethod()
            return .step
        }
        if RecipeHead.isIngredients(line.text) {
            method = nil
            return .heading
        }
        if RecipeHead.isMethod(line.text) {
            method = hasBegun ? RecipeMethod() : nil
            (isLater, hasTitle) = (true, false)
            return .heading
        }
        if ShopName.isOne(line.text) || ListHeading.isTitle(line.text) {
            method = nil
            return nil
        }
        if RecipeHead.isServing(line.text) { method = nil }
        if RecipeHead.isOfRecipe(line.text) || RecipeHead.isAbout(line.text)
            || RecipeHead.isWish(line.text)
        {
            return .recipe
        }
        if line.isTicked { return nil }
        if let told = method {
            if !told.isOver(at: line, before: next, isKnown) {
                method?.take(line)
                return told.isThing(line) ? nil : .step
            }
            method = nil
            let heads = !line.isBulleted && next?.isBulleted == true
            return heads && RecipeStep.isFreeOfQuantity(line.text) ? .heading : nil
        }
        if hasBegun, !isInCapitals, RecipeHead.isInCapitals(line.text), !isKnown(line.text) {
            return .heading
        }
        let isStep =
            line.isNumbered && RecipeStep.isFreeOfQuantity(line.text) || RecipeStep.isOne(line.text)
        return isStep ? .step : nil
    }

    /// What stands above the ingredients: of a few lines that the recipe says something between all, else only
    /// the last. Further up may be what somebody wrote there before.
    private mutating func leaveAbove(_ lines: [ListLine], atMost most: Int) {
        if hasTitle { return }
        hasTitle = true
        let above = isLater ? lastAbove() : firstAbove(atMost: most)
        guard above.allSatisfy({ isTitle(lines[$0]) }) else { return }
        for (place, index) in above.enumerated() { reasons[index] = place == 0 ? .title : .recipe }
    }

    private func firstAbove(atMost most: Int) -> [Int] {
        let open = reasons.indices.filter { reasons[$0] == nil }
        if most == 1 { return open == [0] ? open : [] }
        let isWhole = open.count < reasons.count && open.count <= most
        if isWhole { return open }
        // The title stands right above the first that the recipe says of itself, and talk about it below.
        guard let first = reasons.firstIndex(of: .recipe), first > 0, reasons[first - 1] == nil
        else { return Array(open.suffix(1)) }
        return open.filter { $0 >= first - 1 }
    }

    /// Behind another recipe, what stands right above what this one says of itself.
    private func lastAbove() -> [Int] {
        guard let last = reasons.lastIndex(where: { $0 != .recipe }), reasons[last] == nil else {
            return []
        }
        return [last]
    }

    /// How many words behind a label say what it is about: "2 pizzas".
    private static let longestValue = 4
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

    /// "Serves 4 · Prep 10 min", "Für 4 Personen"
    static func isServing(_ line: String) -> Bool { consists(line) { heads.contains($0) } }

    /// "Ingredients", "Zutaten für den Teig"
    static func isIngredients(_ line: String) -> Bool {
        let words = words(line)
        guard let first = words.first, ingredients.contains(first), words.count <= most else {
            return false
        }
        return words.count == 1 || linking.contains(words[1]) || Word(words[1]) == .number
    }

    /// "Yield:", "Niveau:", whose value stands in the next line.
    static func isLabel(_ line: String) -> Bool {
        let words = words(line)
        return line.utf8.last == UInt8(ascii: ":") && words.count <= 3
            && !isIngredients(line) && !isMethod(line) && !isPart(line)
            && !words.contains(where: isFigure)
            && (consists(line) { about.contains($0) || heads.contains($0) }
                || words.first.map { RecipeSite.labels.contains($0) } == true)
    }

    /// "Method", "Zubereitung", but not "Zubereitung: 30 Minuten" or "Preparation time".
    static func isMethod(_ line: String) -> Bool {
        words(line).first.map { methods.contains($0) } == true
            && consists(line) { methods.contains($0) }
            && !words(line).contains { Word($0) != nil || about.contains($0) }
    }

    /// What it says of itself, in a text that is a recipe: "20 min.", "Difficulty: easy".
    static func isAbout(_ line: String) -> Bool { consists(line) { about.contains($0) } }

    /// Whether a word speaks of how long something takes, or how hard it is.
    static func speaksOfItself(_ line: String) -> Bool {
        words(line).contains { about.contains($0) }
    }

    /// Whether a line is words in capitals and nothing more: "PER GUARNIRE".
    static func isInCapitals(_ line: String) -> Bool {
        let letters = line.unicodeScalars.filter { "A"..."Z" ~= $0 || "a"..."z" ~= $0 }
        return letters.count > 2 && letters.allSatisfy { "A"..."Z" ~= $0 }
            && RecipeStep.isFreeOfQuantity(line)
    }

    /// "To serve", "Zum Garnieren", "Per guarnire"
    private static func isForServing(_ words: [String]) -> Bool {
        guard words.count == 2, let last = words.last?.utf8.filter({ $0 != UInt8(ascii: ":") })
        else { return false }
        let word = String(decoding: last, as: UTF8.self)
        switch words[0] {
        case "to": return ["serve", "garnish", "decorate", "finish"].contains(word)
        case "for": return ["serving", "garnish", "decoration", "dusting", "frying"].contains(word)
        case "zum":
            return [
                "garnieren", "servieren", "bestreuen", "bestauben", "anrichten", "dekorieren",
                "verzieren", "ausrollen", "braten", "frittieren",
            ].contains(word)
        case "per":
            return [
                "guarnire", "servire", "decorare", "condire", "spolverare", "spolverizzare",
                "accompagnare", "friggere", "completare", "impastare",
            ].contains(word)
        default: return false
        }
    }

    /// "For the sauce", "Für den Belag", "Per la salsa", but not "Für Anna".
    static func isPart(_ line: String) -> Bool {
        let words = line.folded.words
        if isForServing(words) { return true }
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

    /// Also "03" of a date.
    private static func isFigure(_ word: String) -> Bool {
        if word.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) { return true }
        return switch Word(word) {
        case .number, .measured: true
        default: false
        }
    }

    static func words(_ line: String) -> [String] {
        line.folded.unicodeScalars.split { scalar in
            !("a"..."z" ~= scalar || "0"..."9" ~= scalar || scalar == "'" || scalar == "½")
        }.map { String($0) }
    }

    /// How many words such a line has at most.
    private static let most = 12

    private static let heads: Set<String> = [
        "serves", "serving", "servings", "portions", "people", "persons", "portion", "portionen",
        "personen", "porzione", "porzioni", "persone",
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
        "kalorien", "pers", "koch", "back", "kochen", "backen", "additional", "active", "chilling",
        "rising", "cooling", "freezing", "marinating", "soaking", "hands", "costo",
        "minuti", "minuto", "ora", "ore", "tempo", "tempi", "cottura", "riposo", "totale",
        "difficolta",
        "calorie", "kj",
    ]

    private static let linking: Set<String> = [
        "for", "makes", "about", "fur", "ergibt", "ca", "per", "pro", "dosi", "dose", "circa", "of",
        "in",
        "di",
        "to", "and", "und", "e", "less", "than", "level", "easy", "medium", "hard", "easily",
        "einfach",
        "simpel", "leicht", "mittel", "normal", "pfiffig", "facile", "media", "bassa", "difficile",
        "ganze", "kcal", "plus", "on", "basso", "medio", "elevato", "zu", "einer", "eine",
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

/// How a recipe is made, line by line, until something to get follows again.
private struct RecipeMethod {
    /// Whether each of its lines has a bullet: then bullets say nothing.
    private var isBulleted = true
    /// Whether each of its lines is a sentence to its end.
    private var isEnded = true
    private var isEmpty = true

    mutating func take(_ line: ListLine) {
        isBulleted = isBulleted && line.isBulleted
        isEnded = isEnded && RecipeStep.isEnded(line.text)
        isEmpty = false
    }

    /// Whether a line says how much of something it wants, and not what is to be done with it.
    func isThing(_ line: ListLine) -> Bool {
        !line.isNumbered && RecipeStep.beginsWithQuantity(line.text) && !RecipeStep.reads(line.text)
    }

    /// Whether a list begins with a line: by its bullet where steps have none, or below an empty line with what
    /// reads unlike the steps above.
    ///
    /// - Parameter next: The line below.
    func isOver(
        at line: ListLine, before next: ListLine?, _ isKnown: (String) -> Bool
    ) -> Bool {
        if isEmpty || line.isNumbered || RecipeStep.reads(line.text) { return false }
        if line.isBulleted { return !isBulleted || line.isApart && isThing(line) }
        guard line.isApart else { return false }
        let leadsToList = !isBulleted && next?.isBulleted == true
        // Between steps without an end, empty lines around each say nothing.
        let isName = line.text.words.count <= RecipeMethod.longestKnown && next?.isApart != true
        return isEnded || leadsToList || isThing(line) || isName && isKnown(line.text)
    }

    private static let longestKnown = 2
}

/// What a recipe says is to be done: a sentence, "Mash the bananas.", and nothing to get.
enum RecipeStep {
    /// How many words a sentence has at least.
    private static let shortest = 3

    /// Whether a line is a sentence, or several: at its end a full stop behind a word that is no
    /// abbreviation, as in "400 g pomodori pelati in scat.", or another sign, and no quantity before it.
    static func isOne(_ line: String) -> Bool {
        let words = line.words
        guard words.count >= shortest, isFreeOfQuantity(line) else { return false }
        return isEnded(line) && words.contains { $0.utf8.count > 2 && $0 == $0.folded }
    }

    /// Whether a sentence ends with a line.
    static func isEnded(_ line: String) -> Bool {
        guard let last = line.words.last else { return false }
        return last.utf8.last == UInt8(ascii: ".") && last.utf8.count > longestAbbreviation
            || last.hasSuffix("…") || last.hasSuffix("...") || last.hasSuffix("!")
    }

    /// Whether a line below the word that a recipe's steps begin reads as one of them, even without an end.
    static func reads(_ line: String) -> Bool {
        let most = beginsWithQuantity(line) ? longestName + 2 : longestName
        return isEnded(line) || line.words.count > most
            || line.hasSuffix(".") && isFreeOfQuantity(line)
            || line.utf8.dropLast().contains(UInt8(ascii: ":")) || RecipeHead.speaksOfItself(line)
    }

    /// "2 l oat drink", "a pinch of salt"
    static func beginsWithQuantity(_ line: String) -> Bool {
        guard let first = line.words.first, Quantity(in: line) != nil else { return false }
        switch Word(first) {
        case .number, .measured: return true
        default: return Word.isSpelled(first)
        }
    }

    /// Whether nothing in a line says how much of something it wants.
    static func isFreeOfQuantity(_ line: String) -> Bool {
        Quantity(in: line) == nil
            && line.words.first.map { Word($0) != .number && !Word.isSpelled($0) } ?? true
    }

    private static let longestAbbreviation = 5
    /// How many words what one gets has at most.
    private static let longestName = 5
}
