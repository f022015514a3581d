import Kernel

/// What one word can be in a quantity.
enum Word {
    /// "2", "1,5", "½"
    case number
    /// "3x"
    case times
    /// "x3", "6x1,5"
    case product
    /// "500g", "6x1,5l"
    case measured

    init?(_ text: String) {
        var rest = text.unicodeScalars[...]
        if rest.first.map(Word.isSign) == true {
            rest.removeFirst()
            guard Word.takeNumber(&rest), rest.isEmpty else { return nil }
            self = .product
            return
        }
        var factors = 0
        while Word.takeNumber(&rest) {
            factors += 1
            if let word = Word(ending: rest, factors) {
                self = word
                return
            }
            guard let sign = rest.popFirst(), Word.isSign(sign) else { return nil }
        }
        return nil
    }

    /// What a word is of which this stands behind so many numbers.
    private init?(ending rest: Substring.UnicodeScalarView, _ factors: Int) {
        if rest.isEmpty, factors < 3 {
            self = factors == 1 ? .number : .product
        } else if factors == 1, rest.first.map(Word.isSign) == true, rest.dropFirst().isEmpty {
            self = .times
        } else if Word.isUnit(String(rest.prefix(Word.longestUnit + 1))) {
            self = .measured
        } else {
            return nil
        }
    }

    /// Takes the number at the beginning away, if there is one.
    private static func takeNumber(_ rest: inout Substring.UnicodeScalarView) -> Bool {
        let number = rest.prefix { isOfNumber($0) }
        guard let first = number.first, let last = number.last, isDigit(first), isDigit(last) else {
            return false
        }
        // "50/50" is what a bread is called.
        let sides = number.split(separator: "/")
        if sides.count == 2, sides[0].elementsEqual(sides[1]) { return false }
        // "00" is of a kind of flour.
        if first == "0", number.dropFirst().first.map(isDigit) == true { return false }
        rest = rest[number.endIndex...]
        return true
    }

    static func isTimes(_ word: String?) -> Bool { word == "x" || word == "X" || word == "×" }

    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "x" || scalar == "X" || scalar == "×"
    }

    static func isUnit(_ word: String) -> Bool {
        guard word.utf8.count <= longestUnit else { return false }
        var folded = word.folded
        if folded.utf8.last == UInt8(ascii: ".") { folded.removeLast() }
        return !folded.isEmpty && units.containsFolded(" " + folded + " ")
    }

    /// "dozen", "Dutzend", "dozzina"
    static func isDozen(_ word: String) -> Bool {
        ["dozen", "dutzend", "dozzina", "dozzine", "doz", "doz.", "dtzd", "dtzd."].contains(
            word.folded)
    }

    /// Whether a unit measures what packages hold: "g", "l".
    static func isMeasure(_ word: String) -> Bool {
        isUnit(word) && measures.containsFolded(" " + word.folded + " ")
    }

    /// What is said of a package or a spoon: "1 large tin", "1 gestrichener EL".
    static func isSize(_ word: String) -> Bool {
        sizes.containsFolded(" " + word.folded + " ")
    }

    /// "3cm", "2-inch", "inch" of "5 inch"
    static func isLength(_ word: String) -> Bool {
        let folded = word.folded
        return (folded.unicodeScalars.first.map(isDigit) ?? false)
            && ["cm", "inch", "mm"].contains { folded.hasSuffix($0) }
    }

    /// "ca.", "about"
    static func isAbout(_ word: String) -> Bool {
        [
            "ca", "ca.", "circa", "etwa", "rund", "ungefahr", "about", "approx.", "approx",
            "approximately", "around", "roughly", "~",
        ].contains(word.folded)
    }

    /// A number as a word, such as stands before a unit: "two cans", "due lattine".
    static func isSpelled(_ word: String) -> Bool {
        spelled.containsFolded(" " + word.folded + " ")
    }

    /// The number that a word says: "due" is 2, "half" ½.
    static func number(spelled word: String) -> Decimal? {
        let words = spelled.words
        guard let place = words.firstIndex(of: word.folded) else { return nil }
        return words[..<place].last { Word($0) == .number }.flatMap { try? Decimal.parse($0) }
    }

    /// The number that one or two words spell and nothing more, in figures: "zwei" is "2", "una mezza" "½".
    static func figure(_ words: ArraySlice<String>) -> String? {
        if words.count == 2, words.first?.folded == "half", words.last.map(isArticle) == true {
            return "½"
        }
        guard 1...2 ~= words.count,
            words.allSatisfy({ isSpelled($0) && Word($0) == nil }), let last = words.last,
            let number = number(spelled: last)
        else { return nil }
        return number.canonical == "0.5" ? "½" : number.canonical
    }

    /// "1" of "anderthalb", "2" of "zweieinhalb"
    static func wholeBeforeHalf(_ word: String) -> String? {
        let folded = word.folded
        if folded == "anderthalb" { return "1" }
        guard folded.hasSuffix("einhalb"),
            let whole = figure([String(Substring(folded.utf8.dropLast(7)))])
        else { return nil }
        return whole
    }

    /// How many words at the beginning say that it is a half more: "e mezzo", "and a half".
    static func halfLength(_ words: ArraySlice<String>) -> Int {
        let folded = words.prefix(3).map { $0.folded }
        if folded.starts(with: ["and", "a", "half"]) { return 3 }
        // "e mezzo chilo" is half of the next.
        return folded.first == "e"
            && folded.dropFirst().first.map { ["mezzo", "mezza"].contains($0) } == true
            && folded.dropFirst(2).first.map(isUnit) != true
            ? 2 : 0
    }

    /// "anguria" of "un'anguria"
    static func withoutElidedArticle(_ word: String) -> String? {
        let scalars = word.unicodeScalars
        guard scalars.count > 4, word.folded.hasPrefix("un"), let sign = scalars.dropFirst(2).first,
            sign == "'" || sign == "’"
        else { return nil }
        return String(scalars.dropFirst(3))
    }

    /// What is counted of a thing instead of the thing itself: "cloves" of garlic, "sprigs" of thyme.
    static func isCounted(_ word: String) -> Bool {
        counted.containsFolded(" " + word.folded + " ")
    }

    /// Whether a unit also ends names: "cinnamon sticks", "garlic cloves".
    static func endsNames(_ word: String) -> Bool {
        isCounted(word) || ["stick", "sticks", "sheet", "sheets"].contains(word.folded)
    }

    /// What needs no number before it: "handful of parsley", "Prise Salz".
    static func isLoose(_ word: String) -> Bool { loose.containsFolded(" " + word.folded + " ") }

    /// How German words end that count such parts: "Knoblauchzehen"
    static let partEndings = ["zehen", "zehe", "zweige", "zweig", "stiele", "stiel", "stangel"]

    private static let counted = " clove cloves sprig sprigs stalk stalks "

    private static let loose =
        " handful pinch splash dash knob drizzle glug dollop bunch handvoll prise schuss spritzer bund messerspitze msp "
        + "pizzico manciata ciuffo mazzetto "

    static func isArticle(_ word: String) -> Bool { ["a", "an"].contains(word.folded) }

    /// "some", "ein paar": an amount that is no number.
    static func isVague(_ word: String) -> Bool {
        [
            "a", "an", "some", "few", "several", "etwas", "paar", "wenig", "viel", "mehrere",
            "einige", "qualche", "alcuni", "alcune", "po'", "po’",
        ].contains(word.folded)
    }

    /// Words before a name that say how much of it, which may be any: "etwas", "a little".
    static func isSome(_ words: String) -> Bool { some.containsFolded("|" + words.folded + "|") }

    /// Words behind a name by which a recipe leaves it to the cook how much: "q.b.", "nach Belieben".
    static func isAtWill(_ words: String) -> Bool {
        atWill.containsFolded("|" + words.folded + "|")
    }

    /// What a recipe says that a thing is for: "zum Braten", "for frying", "für die Form".
    static func isPurpose(_ words: String) -> Bool {
        let words = words.folded.words
        guard words.count > 1, let last = words.last else { return false }
        return leads.containsFolded(" " + words[0] + " ")
            && purposes.containsFolded(" " + last + " ")
    }

    private static let leads = " zum zur fur for to per "
    private static let purposes =
        " braten anbraten frittieren bestreuen bestauben garnieren servieren einfetten ausrollen "
        + "verzieren wurzen abschmecken dekoration form blech pfanne arbeitsflache frying greasing "
        + "dusting rolling garnish serving pan tin serve friggere ungere guarnire servire decorare "
        + "spolverizzare teglia padella spianatoia stampo "
        + "dad mum mom grandma grandpa kids children me us papa mama oma opa kinder mich uns nonna nonno "
        + "bambini noi tonight tomorrow weekend heute morgen wochenende stasera domani "

    private static let some =
        "|etwas|ein wenig|ein bisschen|ein paar|einige|some|a little|a bit|a few|a couple of|a couple|couple of|qualche|un po'|un po"
        + "|un poco|un paio|alcuni|alcune|q.b.|qb|n. b.|n.b.|evtl.|evtl|eventuell|ggf.|"

    private static let atWill =
        "|q.b.|qb|q.b|q. b.|quanto basta|a piacere|nach belieben|nach geschmack|nach bedarf|to taste"
        + "|as needed|"

    private static let sizes =
        " small medium large big heaped level kl. kl gestr. geh. gehauft gestrichen kleine kleiner kleines grosse grosser grosses "
        + "mittelgrosse mittelgrosser mittelgrosses mittlere m.-grosse m.-grosser gehaufter "
        + "daumengrosses daumengrosse walnussgrosses walnussgrosse thumb-sized thumb-size inch "
        + "gestrichener piccola piccolo piccole piccoli media medio medie medi grande grandi "

    /// Each number before the words for it.
    private static let spelled =
        " 1 ein eine einen ne nen one un uno una 2 zwei two due 3 drei three tre 4 vier four quattro 5 funf "
        + "five cinque 6 sechs six sei 7 sieben seven sette 8 acht eight otto 9 neun nine nove 10 zehn "
        + "ten dieci 11 elf eleven undici 12 zwolf twelve dodici 0.5 halbe halber halbes half mezzo mezza "

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9", "¼"..."¾", "⅓", "⅔": true
        default: false
        }
    }

    private static func isOfNumber(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ".", ",", "/", "-", "–": true
        default: isDigit(scalar)
        }
    }

    /// In bytes, however its letters are written.
    private static let longestUnit = 40

    private static let measures =
        " l dl cl ml g gr kg mg dag dkg hg oz lb lbs pt liter liters litre litres litro litri "
        + "ounce ounces pound pounds gram grams "

    /// Units, packages and what recipes measure by in the three languages, folded; none that also measures the thing itself,
    /// as millimetres do.
    private static let units =
        " l dl cl ml g gr kg mg dag dkg hg oz lb lbs pt qt gal liter liters litre litres "
        + "litro litri gramm gram grams grammo grammi kilo kilos chilo etto etti pound "
        + "pounds pfund ounce ounces pint pints pack packs packet packets packung packungen "
        + "packchen pck pkt pkg pk ct pacco pacchi pacchetto pacchetti confezione confezioni dose "
        + "dosen can cans tin tins lattina lattine flasche flaschen bottle bottles "
        + "bottiglia bottiglie glas glaser jar jars vasetto vasetti becher cup cups bund "
        + "bunch bunches mazzo mazzi tute tuten beutel bag bags sacchetto sacchetti kiste "
        + "kisten karton kartons box boxes crate crates cassa casse stuck stk piece pieces "
        + "pezzo pezzi rolle rollen roll rolls rotolo rotoli tafel tafeln tube tuben "
        + "stange stangen kopf kopfe netz netze scatola scatole carton cartons loaf loaves "
        + "scheibe scheiben slice slices fetta fette el tl sack sacke laib laibe wurfel "
        + "zehe zehen schale schalen sheet sheets foglio fogli eimer kasten pfd fl barattolo barattoli spicchio spicchi "
        + "vaschetta vaschette cartone cartoni bustina bustine busta buste dutzend dtzd dozen doz dozzina dozzine "
        + "prise prisen pinch pinches pizzico pizzichi presa prese tbsp tbsps tsp tsps tablespoon tablespoons "
        + "teaspoon teaspoons essloffel teeloffel cucchiaio cucchiai cucchiaino cucchiaini msp messerspitze "
        + "clove cloves tasse tassen tazza tazze bicchiere bicchieri handvoll handful handfuls manciata manciate "
        + "zweig zweige sprig sprigs rametto rametti stalk stalks stick sticks "
        + "package packages container containers envelope envelopes head heads pouch pouches sachet sachets er "
        + "filone filoni gallon gallons conf bott mazzetto mazzetti pz pcs pc punnet punnets rasher rashers ball balls block blocks "
        + "stiel stiele stangel foglia foglie gambo gambi costa coste blatt blatter kugel kugeln tropfen spritzer knolle knollen ciuffo schuss "
}
