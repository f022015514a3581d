import Kernel

/// What stands around a recipe on a site, and is copied with it.
enum RecipeSite {
    /// Whether it leads to the recipe, and so says that there is one: "Jump to recipe", "Zum Rezept springen".
    static func isLink(_ line: String) -> Bool { links.contains(said(line)) }

    /// Whether it is nothing of the recipe itself: a link, a button, a rating, who wrote it and when.
    static func isFurniture(_ line: String) -> Bool {
        let said = said(line)
        return links.contains(said) || buttons.contains(said) || isAbout(line) || hasNoWord(line)
            || beginnings.contains { said.hasPrefix($0 + " ") }
    }

    /// "4.6", "(489)", "4.10.2008", "★★★★☆ 4,6 (213)"
    private static func hasNoWord(_ line: String) -> Bool {
        ListHeading.isRule(line)
            || line.unicodeScalars.contains { "0"..."9" ~= $0 }
                && !line.folded.unicodeScalars.contains { "a"..."z" ~= $0 || $0.value > 0xBF }
    }

    /// Whether it says something of the recipe that nobody gets: "Author: Anna", "4.8 from 120 votes".
    private static func isAbout(_ line: String) -> Bool {
        let words = RecipeHead.words(line)
        guard let first = words.first else { return false }
        let isLabel = labels.contains(first) && line.utf8.contains(UInt8(ascii: ":"))
        return isLabel || Word(first) == .number && words.contains { votes.contains($0) }
    }

    /// What stands before a colon.
    static let labels: Set<String> = [
        "course", "cuisine", "author", "keyword", "keywords", "category", "diet", "recipe",
        "kategorie",
        "kuche", "autor", "autorin", "gang", "schlagworte", "rezept", "portata", "cucina", "autore",
        "autrice", "categoria", "ricetta", "yield", "yields", "servings", "niveau", "costo", "cost",
        "kosten", "level", "difficulty", "schwierigkeit", "difficolta", "nota", "calories",
        "kalorien",
        "calorie", "portionen", "portions", "porzioni", "bewertung", "rating", "valutazione",
    ]

    private static let votes: Set<String> = [
        "votes", "vote", "ratings", "rating", "reviews", "stars", "bewertungen", "bewertung",
        "stimmen",
        "sterne", "voti", "recensioni", "photos", "stelle",
    ]

    private static func said(_ line: String) -> String {
        RecipeHead.words(line).joined(separator: " ")
    }

    private static let links: Set<String> = [
        "jump to recipe", "jump to the recipe", "skip to recipe", "go to recipe", "print recipe",
        "print this recipe", "save recipe", "save this recipe", "pin recipe", "share recipe",
        "rate this recipe", "jump to video", "jump to nutrition facts", "skip to ingredients",
        "zum rezept", "zum rezept springen", "springe zum rezept", "direkt zum rezept",
        "rezept drucken", "rezept ausdrucken", "rezept speichern", "rezept teilen", "rezept merken",
        "rezept bewerten",
        "vai alla ricetta", "salta alla ricetta", "stampa ricetta", "stampa la ricetta",
        "salva ricetta", "salva la ricetta", "condividi ricetta", "condividi la ricetta",
    ]

    private static let buttons: Set<String> = [
        "print", "save", "share", "pin", "rate", "drucken", "ausdrucken", "speichern", "teilen",
        "merken", "bewerten", "1x 2x 3x", "stampa", "salva", "condividi", "vota", "commenta",
        "invia foto", "presentazione",
        "1x", "2x", "3x", "4x", "1x 2x 4x", "1 2x", "1 2x 1x 2x", "close", "change", "give", "ad",
        "advertisement", "deselect all",
        "select all", "add to shopping list", "add all ingredients to shopping list",
        "add to your grocery list", "add to list", "local offers", "i made it", "add photo",
        "show full nutrition label", "hide full nutrition label", "cook mode keep screen awake",
        "cook mode", "keep screen awake", "print options", "include recipe photo", "copy link",
        "ingredient substitution guide", "powered by", "read comments", "read community notes",
        "notes", "comments", "rating", "ratings", "your rating", "mark as cooked",
        "have you cooked this", "cooked this mark as cooked", "private notes", "cooking notes",
        "log in", "or", "sign up", "to rate this recipe", "or to rate this recipe",
        "to save this recipe", "nutrition", "loading", "easy", "more effort", "a challenge",
        "vegetarian", "vegan", "gluten free", "dairy free", "nut free", "healthy", "freezable",
        "auf die einkaufsliste setzen", "auf die einkaufsliste", "zur einkaufsliste hinzufugen",
        "zutaten bestellen", "portionen umrechnen", "umrechnen", "rezept von", "rezeptautor in",
        "profil entdecken", "erstellt am", "normal", "simpel", "pfiffig", "leicht", "einfach",
        "ganz einfach", "ins kochbuch", "kochbuch", "bewertung abgeben", "fehlt noch etwas",
        "lebensmittel hier kaufen", "amazon", "anzeige", "kommentare", "vegetarisch",
        "aggiungi alla lista della spesa", "senza glutine", "senza lattosio", "vegetariano",
        "commenti", "pubblicita",
    ]

    /// How what a site says of itself, of who wrote a recipe and of what others think of it begins.
    private static let beginnings = [
        "photograph by", "photographs by", "food stylist", "prop stylist", "featured in", "read",
        "submitted by", "updated on", "updated", "published", "photo by", "photos of", "photo",
        "by", "recipe by", "recipe from", "tested by", "a star rating of", "oops",
        "original recipe 1x yields", "original recipe yields", "this recipe was developed",
        "percent daily values", "nutrient information", "information is not currently available",
        "powered by the", "nutritional analysis per", "note the information shown",
        "keep the screen awake", "add all", "durchschnittliche bewertung", "veroffentlicht",
        "aktualisiert", "foto", "fatte da voi", "commenti", "nota", "di chef", "pubblicato",
        "aggiornato",
    ]
}

/// What a recipe says a portion has in it.
enum RecipeNutrition {
    /// "Per serving", "Pro Portion: 350 kcal", "Nährwerte"
    static func isHead(_ line: String) -> Bool {
        let words = RecipeHead.words(line)
        let portion =
            words.first.map { ["per", "pro", "a"].contains($0) } == true && words.count > 1
            && portions.contains(words[1])
        let isEnergy =
            words.contains { energy.contains($0) } && words.contains { portions.contains($0) }
        guard portion || isEnergy || words.contains(where: { titles.contains($0) }) else {
            return false
        }
        return words.allSatisfy { consists($0) }
    }

    /// "Fat 9g", "davon Zucker 12 g", "350"; what stands behind its amount may be something to get: "20 g sugar".
    static func isOne(_ line: String) -> Bool {
        if Quantity.isSum(line) { return true }
        let words = RecipeHead.words(line)
        guard words.contains(where: { parts.contains($0) || energy.contains($0) || $0 == "daily" }),
            words.allSatisfy({ consists($0) })
        else {
            return words.contains { portions.contains($0) } && words.allSatisfy { consists($0) }
        }
        return !RecipeStep.beginsWithQuantity(line) || !words.contains { isBought($0) }
    }

    /// "38 g Eiweiß", "7 g fat"
    static func isAmount(_ line: String) -> Bool {
        let words = RecipeHead.words(line)
        return RecipeStep.beginsWithQuantity(line) && words.contains { parts.contains($0) }
            && words.allSatisfy { consists($0) }
    }

    private static func consists(_ word: String) -> Bool {
        if parts.contains(word) || energy.contains(word) || portions.contains(word)
            || titles.contains(word) || linking.contains(word) || Word.isUnit(word)
        {
            return true
        }
        switch Word(word) {
        case .number, .measured: return true
        default: return word.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        }
    }

    private static func isBought(_ word: String) -> Bool {
        ["sugar", "salt", "fat", "zucker", "salz", "fett", "zucchero", "sale"].contains(word)
    }

    private static let portions: Set<String> = [
        "serving", "servings", "portion", "porzione", "person", "persona",
    ]

    private static let titles: Set<String> = [
        "nutrition", "nutritional", "nahrwerte", "nahrwertangaben", "nahrwert", "nutrizionali",
    ]

    private static let linking: Set<String> = [
        "per", "pro", "a", "of", "which", "davon", "di", "cui", "ca", "about", "circa", "und",
        "and",
        "e", "information", "info", "facts", "values", "valori", "informazioni", "added", "total",
        "each", "je", "daily", "value", "recipe", "dietary", "amount", "trans", "unsaturated",
        "monounsaturated", "polyunsaturated", "fatty", "acids", "milligrams", "micrograms", "c",
        "d",
    ]

    private static let energy: Set<String> = [
        "kcal", "kj", "cal", "calories", "energy", "kalorien", "brennwert", "energie", "energia",
        "calorie",
    ]

    private static let parts: Set<String> = [
        "fat", "fats", "saturates", "saturated", "carbs", "carbohydrate", "carbohydrates", "sugar",
        "sugars", "fibre", "fiber", "protein", "proteins", "salt", "sodium", "cholesterol",
        "vitamin", "calcium", "iron", "potassium", "magnesium", "kalium", "kalzium", "fibra",
        "fett", "gesattigte", "fettsauren", "kohlenhydrate", "kohlenhydr", "kh", "zucker",
        "ballaststoffe", "eiweiss",
        "proteine", "salz", "natrium", "cholesterin",
        "grassi", "saturi", "carboidrati", "zuccheri", "proteina", "sale", "sodio",
        "colesterolo",
    ]
}

/// Steps that say that they are by a number or a word before them.
extension RecipeStep {
    /// "Step 1", "Schritt 2: Den Ofen vorheizen"
    static func heads(_ line: String) -> Bool {
        let words = RecipeHead.words(line)
        return words.count > 1
            && ["step", "schritt", "passo", "fase", "passaggio"].contains(words[0])
            && Int(words[1]).map { 1...99 ~= $0 } == true
    }

    /// Which lines are sentences with the numbers 1, 2, 3… before them and no sign: "1 Den Ofen vorheizen". One
    /// alone may be anything.
    static func numbered(_ lines: [ListLine], _ isKnown: (String) -> Bool) -> Set<Int> {
        var (found, run): (Set<Int>, [Int]) = ([], [])
        for (index, line) in lines.enumerated() {
            let words = line.text.words
            guard let number = words.first.flatMap({ Int($0) }),
                number == run.count + 1 || number == 1,
                isSentence(Array(words.dropFirst()), isKnown)
            else { continue }
            if number == 1 { run = [] }
            run.append(index)
            if run.count > 1 { found.formUnion(run) }
        }
        return found
    }

    /// Whether words say to do something: an English command or an Italian verb first, a German verb last.
    private static func isSentence(_ words: [String], _ isKnown: (String) -> Bool) -> Bool {
        guard words.count > 1, let first = words.first, let last = words.last, !Word.isUnit(first)
        else { return false }
        let head = first.folded
        let isItalian = head.utf8.count > 5 && italianEndings.contains { head.hasSuffix($0) }
        if commands.contains(head) || isItalian, !isKnown(first) { return true }
        let isEnded = last.utf8.last == UInt8(ascii: ".")
        let end = isEnded ? String(Substring(last.utf8.dropLast())) : last
        let isSmall = end.unicodeScalars.first.map { "a"..."z" ~= $0 || $0.value > 0xDE } ?? false
        return isSmall && ["en", "ern", "eln"].contains { end.hasSuffix($0) }
            && !end.hasPrefix("ge") && Preparation(in: "x, " + end) == nil
    }

    private static let italianEndings = [
        "are", "ere", "ire", "rre", "ate", "ete", "ite", "arlo", "arla", "arli", "arle",
    ]

    private static let commands: Set<String> = [
        "heat", "preheat", "add", "mix", "stir", "whisk", "cook", "bake", "place", "put", "cut",
        "chop", "slice", "boil", "bring", "serve", "pour", "combine", "remove", "drain", "season",
        "melt", "fry", "roast", "simmer", "blend", "fold", "transfer", "sprinkle", "cover", "let",
        "leave", "peel", "wash", "rinse", "set", "turn", "reduce", "repeat", "spread", "beat",
        "cool",
        "divide", "garnish", "grate", "grease", "make", "meanwhile", "toss", "use", "using",
        "knead",
        "prepare", "take", "return", "arrange", "in", "once", "when", "while",
    ]
}
