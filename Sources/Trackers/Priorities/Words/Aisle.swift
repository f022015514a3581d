import Kernel

/// The aisles that shops have, in the order in which many have them.
package enum Aisle: String, CaseIterable {
    case produce, bakery, dairy, meat, frozen, pantry, tins, spices, breakfast, hotDrinks, sweets
    case drinks, household, body, baby, pets

    var label: Label { PrioritiesText.aisleName(self) }

    /// What stands there, in words of the language: parted by commas, folded when it is read.
    var goods: Label { PrioritiesText.aisleGoods(self) }

    /// The aisle that somebody's words for one mean, in whichever language the words were chosen.
    static func named(_ words: String) -> Aisle? {
        let words = words.folded
        return allCases.first { aisle in
            aisle.names.split(separator: "|").contains { String($0).folded == words }
        }
    }

    /// Words for an aisle as they are kept: its name in a language for what is nearly that, "fruit & veg"; what is its
    /// name in any language, or somebody's own, stays.
    static func kept(_ words: String, in language: Language) -> String {
        if named(words) != nil { return words }
        return meant(words, in: language).map { language($0.label) } ?? words
    }

    /// The aisle that words mean which are nearly its name.
    static func meant(_ words: String, in language: Language) -> Aisle? {
        named(words) ?? allCases.first { $0.others.contains(words.folded) }
            ?? begun(by: words, in: language)
    }

    /// What people call it, too, folded.
    private var others: [String] {
        switch self {
        case .produce:
            ["produce", "fruit", "veg", "vegetables", "obst", "gemuse", "verdura", "ortofrutta"]
        case .bakery: ["bread", "brot", "backer", "backerei", "pane", "forno", "panetteria"]
        case .dairy:
            ["dairy", "kuhlregal", "milchprodukte", "molkerei", "latticini", "banco frigo"]
        case .meat: ["meat", "fish", "fleisch", "metzger", "fisch", "carne", "pesce", "macelleria"]
        case .frozen: ["freezer", "frozen food", "frozen foods", "tiefkuhlung", "tk"]
        case .tins: ["cans", "canned goods", "jars", "konserven", "dosen", "conserve", "scatolame"]
        case .spices: ["spices", "sauces", "gewurze", "spezie"]
        case .sweets: ["snacks", "sweets", "sussigkeiten", "dolci"]
        case .drinks: ["beverages"]
        case .household: ["cleaning", "putzmittel", "pulizia"]
        case .body: ["toiletries", "drogerie", "igiene"]
        case .pantry, .breakfast, .hotDrinks, .baby, .pets: []
        }
    }

    /// The aisle whose name begins as words do, each of them as one of its own: "cheese" may be an aisle of somebody's
    /// own.
    private static func begun(by words: String, in language: Language) -> Aisle? {
        func parts(_ text: String) -> [String] {
            text.folded.unicodeScalars.split { !("a"..."z" ~= $0) }.map { String($0) }
                .filter { !["and", "und", "e"].contains($0) }
        }
        let typed = parts(words)
        guard !typed.isEmpty, typed.allSatisfy({ $0.utf8.count > 2 }) else { return nil }
        let found = allCases.filter { aisle in
            let name = parts(language(aisle.label))
            return typed.count <= name.count && zip(typed, name).allSatisfy { $1.hasPrefix($0) }
        }
        return found.count == 1 ? found[0] : nil
    }

    /// Somebody's words for an aisle as a language says them, if they are those of any language: two
    /// who read one book in two languages walk through the same shop.
    static func said(_ words: String, in language: Language) -> String {
        named(words).map { language($0.label) } ?? words
    }

    /// What each language calls it, as in the catalogues: of these only one language's words are
    /// loaded in the browser.
    private var names: String {
        switch self {
        case .produce: "Fruit and vegetables|Obst und Gemüse|Frutta e verdura"
        case .bakery: "Bakery|Brot und Gebäck|Pane e dolci"
        case .dairy: "Milk, cheese, eggs|Milch, Käse, Eier|Latte, formaggi, uova"
        case .meat: "Meat and fish|Fleisch und Fisch|Carne e pesce"
        case .frozen: "Frozen|Tiefkühl|Surgelati"
        case .pantry: "Pasta, rice, baking|Nudeln, Reis, Backen|Pasta, riso, farina"
        case .tins: "Tins and jars|Konserven und Gläser|Conserve e barattoli"
        case .spices: "Oil, spices, sauces|Öl, Gewürze, Soßen|Olio, spezie, salse"
        case .breakfast: "Breakfast and spreads|Frühstück und Aufstriche|Colazione"
        case .hotDrinks: "Coffee and tea|Kaffee und Tee|Caffè e tè"
        case .sweets: "Sweets and snacks|Süßes und Knabbern|Dolci e snack"
        case .drinks: "Drinks|Getränke|Bevande"
        case .household: "Household|Haushalt|Casa"
        case .body: "Bath and body|Bad und Körper|Bagno e corpo"
        case .baby: "Baby|Baby|Bimbi"
        case .pets: "Pets|Tiere|Animali"
        }
    }
}
