// Made by `make words` from Words/*/Priorities.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// The words of the priorities screens.
enum PrioritiesText {
    /// Priorities
    static var title: Label { Label(.priorities, 0) }

    /// Essential
    static var essential: Label { Label(.priorities, 1) }

    /// Essentials
    static var essentials: Label { Label(.priorities, 2) }

    /// Name
    static var name: Label { Label(.priorities, 3) }

    /// Milk
    static var nameHint: Label { Label(.priorities, 4) }

    /// Details
    static var details: Label { Label(.priorities, 5) }

    /// Semi-skimmed, 2 l
    static var detailsHint: Label { Label(.priorities, 6) }

    /// Level
    static var level: Label { Label(.priorities, 7) }

    /// List
    static var list: Label { Label(.priorities, 8) }

    /// Inside
    static var link: Label { Label(.priorities, 9) }

    /// What is inside what
    static var links: Label { Label(.priorities, 10) }

    /// { $count } to get
    static func toGet(_ count: Int) -> Label {
        Label(.priorities, 11, [.number(count)])
    }

    /// to get, { $rest }
    static func toGetOf(_ rest: String) -> Label {
        Label(.priorities, 12, [.text(rest)])
    }

    /// { $count } stocked
    static func stocked(_ count: Int) -> Label {
        Label(.priorities, 13, [.number(count)])
    }

    /// { $count } needed yesterday
    static func neededYesterday(_ count: Int) -> Label {
        Label(.priorities, 14, [.number(count)])
    }

    /// Search or add…
    static var searchOrAdd: Label { Label(.priorities, 15) }

    /// Search all essentials, or type a new one
    static var searchLabel: Label { Label(.priorities, 16) }

    /// Search
    static var search: Label { Label(.priorities, 17) }

    /// Go shopping
    static var shop: Label { Label(.priorities, 18) }

    /// Shopping
    static var shopping: Label { Label(.priorities, 19) }

    /// { $count } left
    static func shopRest(_ count: Int) -> Label {
        Label(.priorities, 20, [.number(count)])
    }

    /// Everything is in the basket.
    static var shopDone: Label { Label(.priorities, 21) }

    /// Nothing to get.
    static var shopEmpty: Label { Label(.priorities, 22) }

    /// Done
    static var finish: Label { Label(.priorities, 23) }

    /// Add
    static var add: Label { Label(.priorities, 24) }

    /// Add several
    static var addMany: Label { Label(.priorities, 25) }

    /// One a line. A quantity may come with it: 2 l milk
    static var batchHint: Label { Label(.priorities, 26) }

    /// bread
    /// 2 l milk
    /// eggs
    static var batchExample: Label { Label(.priorities, 27) }

    /// Essentials
    static var batchLabel: Label { Label(.priorities, 28) }

    /// { $new } new, { $there } there already
    static func understood(new: Int, there: Int) -> Label {
        Label(.priorities, 29, [.number(new), .number(there)])
    }

    /// There is another “{ $name }” already.
    static func another(_ name: String) -> Label {
        Label(.priorities, 30, [.text(name)])
    }

    /// Open that one
    static var openOther: Label { Label(.priorities, 31) }

    /// Keep both
    static var keepBoth: Label { Label(.priorities, 32) }

    /// New essential
    static var new: Label { Label(.priorities, 33) }

    /// Add “{ $name }”
    static func create(_ name: String) -> Label {
        Label(.priorities, 34, [.text(name)])
    }

    /// Add with details…
    static var createDetailed: Label { Label(.priorities, 35) }

    /// “{ $name }” is there already. Change its level here.
    static func exists(_ name: String) -> Label {
        Label(.priorities, 36, [.text(name)])
    }

    /// Put “{ $name }, { $quantity }” on the list
    static func putOn(name: String, quantity: String) -> Label {
        Label(.priorities, 37, [.text(name), .text(quantity)])
    }

    /// “{ $name }, { $new }” instead of { $old }
    static func putInstead(name: String, new: String, old: String) -> Label {
        Label(.priorities, 38, [.text(name), .text(new), .text(old)])
    }

    /// Edit
    static var editTitle: Label { Label(.priorities, 39) }

    /// Inside
    static var inside: Label { Label(.priorities, 40) }

    /// Put something inside
    static var addInsideTitle: Label { Label(.priorities, 41) }

    /// Part of
    static var partOf: Label { Label(.priorities, 42) }

    /// Add to a list
    static var addTo: Label { Label(.priorities, 43) }

    /// Add to
    static var addToTitle: Label { Label(.priorities, 44) }

    /// Take out
    static var takeOut: Label { Label(.priorities, 45) }

    /// Put inside
    static var addHere: Label { Label(.priorities, 46) }

    /// Nothing inside yet. Fruit, say, could hold apples and pears.
    static var insideEmpty: Label { Label(.priorities, 47) }

    /// What do you run out of?
    static var emptyTitle: Label { Label(.priorities, 48) }

    /// Write down what you always buy, once. From then on, say what is running out, and take it off with a swipe when you have it.
    static var emptySentence: Label { Label(.priorities, 49) }

    /// All stocked
    static var allStocked: Label { Label(.priorities, 50) }

    /// Nothing to get. When something runs out, find it here and raise its level.
    static var allStockedSentence: Label { Label(.priorities, 51) }

    /// Load sample data
    static var loadSample: Label { Label(.priorities, 52) }

    /// Nothing contains “{ $text }”.
    static func nothingFound(_ text: String) -> Label {
        Label(.priorities, 53, [.text(text)])
    }

    /// All essentials
    static var all: Label { Label(.priorities, 54) }

    /// Show { $count } more
    static func more(_ count: Int) -> Label {
        Label(.priorities, 55, [.number(count)])
    }

    /// More for { $name }
    static func moreFor(_ name: String) -> Label {
        Label(.priorities, 56, [.text(name)])
    }

    /// Print or share
    static var print: Label { Label(.priorities, 57) }

    /// Shopping list
    static var printTitle: Label { Label(.priorities, 58) }

    /// Got it: { $name }
    static func gotIt(_ name: String) -> Label {
        Label(.priorities, 59, [.text(name)])
    }

    /// Need it: { $name }
    static func needIt(_ name: String) -> Label {
        Label(.priorities, 60, [.text(name)])
    }

    /// Open
    static var open: Label { Label(.priorities, 61) }

    /// More
    static var tools: Label { Label(.priorities, 62) }

    /// Priorities
    static var back: Label { Label(.priorities, 63) }

    /// Choose an essential to see it here.
    static var nothingToShow: Label { Label(.priorities, 64) }

    /// { $level ->
    ///     [low] Low
    ///     [medium] Medium
    ///     [high] High
    ///    *[critical] Critical
    /// }
    static func levelWord(_ level: Level) -> Label {
        Label(.priorities, 65, [.text(level.rawValue)])
    }

    /// { $level ->
    ///     [low] Stocked
    ///     [medium] Get some if on sale
    ///     [high] Running out soon
    ///    *[critical] Needed yesterday
    /// }
    static func levelMeaning(_ level: Level) -> Label {
        Label(.priorities, 66, [.text(level.rawValue)])
    }

    /// { $level ->
    ///     [low] Got it
    ///     [medium] On sale
    ///     [high] Soon
    ///    *[critical] Urgent
    /// }
    static func levelShort(_ level: Level) -> Label {
        Label(.priorities, 67, [.text(level.rawValue)])
    }

    /// { $name }: { level-meaning }
    static func setTo(name: String, level: Level) -> Label {
        Label(.priorities, 68, [.text(name), .text(level.rawValue)])
    }

    /// { $level ->
    ///     [low] { $name } stocked again
    ///     [medium] { $name }: get some if on sale
    ///     [high] { $name }: running out soon
    ///    *[critical] { $name }: needed yesterday
    /// }
    static func moved(name: String, level: Level) -> Label {
        Label(.priorities, 69, [.text(name), .text(level.rawValue)])
    }

    /// { $count } inside: { $names }
    static func insideRow(count: Int, names: String) -> Label {
        Label(.priorities, 70, [.number(count), .text(names)])
    }

    /// Left out as headings: { $names }
    static func headingsLeft(_ names: String) -> Label {
        Label(.priorities, 71, [.text(names)])
    }

    /// The list has { $count } lines; at most { $limit } are read.
    static func listTooLong(count: Int, limit: Int) -> Label {
        Label(.priorities, 72, [.number(count), .number(limit)])
    }

    /// “{ $line }” → { $words }: new
    static func lineNew(line: String, words: String) -> Label {
        Label(.priorities, 73, [.text(line), .text(words)])
    }

    /// “{ $line }” → { $words }: known
    static func lineKnown(line: String, words: String) -> Label {
        Label(.priorities, 74, [.text(line), .text(words)])
    }

    /// “{ $line }” → goes with { $words }
    static func lineAgain(line: String, words: String) -> Label {
        Label(.priorities, 75, [.text(line), .text(words)])
    }

    /// “{ $line }” → { $words }: new, stocked
    static func lineTicked(line: String, words: String) -> Label {
        Label(.priorities, 76, [.text(line), .text(words)])
    }

    /// “{ $line }” → a heading, left out
    static func lineHeading(_ line: String) -> Label {
        Label(.priorities, 77, [.text(line)])
    }

    /// “{ $name }”: the number is part of the name; “2 x” would make it a quantity.
    static func markNumber(_ name: String) -> Label {
        Label(.priorities, 78, [.text(name)])
    }

    /// “{ $line }” is only a quantity; it is taken for a name.
    static func markQuantity(_ line: String) -> Label {
        Label(.priorities, 79, [.text(line)])
    }

    /// “{ $name }” is taken for a thing; “{ $name }:” would be a heading.
    static func markShop(_ name: String) -> Label {
        Label(.priorities, 80, [.text(name)])
    }

    /// “{ $name }”: { $quantity } stands there twice and is taken once.
    static func markTwice(name: String, quantity: String) -> Label {
        Label(.priorities, 81, [.text(name), .text(quantity)])
    }

    /// “{ $name }”: { $new } instead of { $old }.
    static func markInstead(name: String, new: String, old: String) -> Label {
        Label(.priorities, 82, [.text(name), .text(new), .text(old)])
    }

    /// “{ $name }”: several are called so; the first is taken.
    static func markSeveral(_ name: String) -> Label {
        Label(.priorities, 83, [.text(name)])
    }

    /// “{ $name }”: the sign is taken for part of the name.
    static func markSign(_ name: String) -> Label {
        Label(.priorities, 84, [.text(name)])
    }

    /// “{ $line }” is taken for one name.
    static func markCells(_ line: String) -> Label {
        Label(.priorities, 85, [.text(line)])
    }

    /// Fish
    static var sampleFish: Label { Label(.priorities, 86) }

    /// It’s good for you!
    static var sampleItsGoodForYou: Label { Label(.priorities, 87) }

    /// Fruit
    static var sampleFruit: Label { Label(.priorities, 88) }

    /// Milk
    static var sampleMilk: Label { Label(.priorities, 89) }

    /// Semi-skimmed
    static var sampleSemiSkimmed: Label { Label(.priorities, 90) }

    /// Apples
    static var sampleApples: Label { Label(.priorities, 91) }

    /// Bread
    static var sampleBread: Label { Label(.priorities, 92) }

    /// Cheese
    static var sampleCheese: Label { Label(.priorities, 93) }

    /// Don’t forget the bread!
    static var sampleDontForgetTheBread: Label { Label(.priorities, 94) }

    /// Tomatoes
    static var sampleTomatoes: Label { Label(.priorities, 95) }

    /// Coffee
    static var sampleCoffee: Label { Label(.priorities, 96) }

    /// Whole beans
    static var sampleWholeBeans: Label { Label(.priorities, 97) }

    /// Olive Oil
    static var sampleOliveOil: Label { Label(.priorities, 98) }

    /// Bananas
    static var sampleBananas: Label { Label(.priorities, 99) }

    /// Butter
    static var sampleButter: Label { Label(.priorities, 100) }

    /// Chicken
    static var sampleChicken: Label { Label(.priorities, 101) }

    /// Dish Soap
    static var sampleDishSoap: Label { Label(.priorities, 102) }

    /// Eggs
    static var sampleEggs: Label { Label(.priorities, 103) }

    /// Flour
    static var sampleFlour: Label { Label(.priorities, 104) }

    /// Garlic
    static var sampleGarlic: Label { Label(.priorities, 105) }

    /// Honey
    static var sampleHoney: Label { Label(.priorities, 106) }

    /// Lemons
    static var sampleLemons: Label { Label(.priorities, 107) }

    /// Lentils
    static var sampleLentils: Label { Label(.priorities, 108) }

    /// Onions
    static var sampleOnions: Label { Label(.priorities, 109) }

    /// Paper Towels
    static var samplePaperTowels: Label { Label(.priorities, 110) }

    /// Pasta
    static var samplePasta: Label { Label(.priorities, 111) }

    /// Pears
    static var samplePears: Label { Label(.priorities, 112) }

    /// Pepper
    static var samplePepper: Label { Label(.priorities, 113) }

    /// Potatoes
    static var samplePotatoes: Label { Label(.priorities, 114) }

    /// Rice
    static var sampleRice: Label { Label(.priorities, 115) }

    /// Salt
    static var sampleSalt: Label { Label(.priorities, 116) }

    /// Sugar
    static var sampleSugar: Label { Label(.priorities, 117) }

    /// Tea
    static var sampleTea: Label { Label(.priorities, 118) }

    /// Toilet Paper
    static var sampleToiletPaper: Label { Label(.priorities, 119) }

    /// Toothpaste
    static var sampleToothpaste: Label { Label(.priorities, 120) }

    /// Yogurt
    static var sampleYogurt: Label { Label(.priorities, 121) }
}

extension Catalogue {
    fileprivate static var priorities: Catalogue {
        #if hasFeature(Embedded)
            Catalogue(8)
        #else
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000;00E00P00U00Z00b01401:01?01F01Z01d01o02:02N02_03H03O03[03d03l04I04Y04^04b04n05`06406?06X07;07I07S07a07n08B09409Q09l0:10:80:M0:U0:c0:j0;30;>0<;0<S0>O0>[0?f0@70@R0@a0@n0A:0AI0AW0Ab0An0B30B80BC0Bg0CU0Dh0EX0Fo0HW0He0I>0Ij0J?0JV0K00KN0Ko0M=0N20No0Ob0P>0Q30Qe0RE0RJ0R_0Re0Rj0S70S>0SD0SK0Se0Sn0T50TA0TK0TS0TZ0Tb0Tl0U10U70U>0UD0UK0US0UZ0Ug0Um0V30V:0VC0VH0VM0VS0VW0Vd0Vo0W6",
                    patterns: """
                        Priorities
                        Essential
                        Essentials
                        Name
                        Milk
                        Details
                        Semi-skimmed, 2 l
                        Level
                        List
                        Inside
                        What is inside what
                        \u{1}0 to get
                        to get, \u{1}0
                        \u{1}0 stocked
                        \u{1}0 needed yesterday
                        Search or add…
                        Search all essentials, or type a new one
                        Search
                        Go shopping
                        Shopping
                        \u{1}0 left
                        Everything is in the basket.
                        Nothing to get.
                        Done
                        Add
                        Add several
                        One a line. A quantity may come with it: 2 l milk
                        bread\n2 l milk\neggs
                        Essentials
                        \u{1}0 new, \u{1}1 there already
                        There is another “\u{1}0” already.
                        Open that one
                        Keep both
                        New essential
                        Add “\u{1}0”
                        Add with details…
                        “\u{1}0” is there already. Change its level here.
                        Put “\u{1}0, \u{1}1” on the list
                        “\u{1}0, \u{1}1” instead of \u{1}2
                        Edit
                        Inside
                        Put something inside
                        Part of
                        Add to a list
                        Add to
                        Take out
                        Put inside
                        Nothing inside yet. Fruit, say, could hold apples and pears.
                        What do you run out of?
                        Write down what you always buy, once. From then on, say what is running out, and take it off with a swipe when you have it.
                        All stocked
                        Nothing to get. When something runs out, find it here and raise its level.
                        Load sample data
                        Nothing contains “\u{1}0”.
                        All essentials
                        Show \u{1}0 more
                        More for \u{1}0
                        Print or share
                        Shopping list
                        Got it: \u{1}0
                        Need it: \u{1}0
                        Open
                        More
                        Priorities
                        Choose an essential to see it here.
                        \u{2}0\u{3}low\u{4}Low\u{3}medium\u{4}Medium\u{3}high\u{4}High\u{3}\u{4}Critical\u{5}
                        \u{2}0\u{3}low\u{4}Stocked\u{3}medium\u{4}Get some if on sale\u{3}high\u{4}Running out soon\u{3}\u{4}Needed yesterday\u{5}
                        \u{2}0\u{3}low\u{4}Got it\u{3}medium\u{4}On sale\u{3}high\u{4}Soon\u{3}\u{4}Urgent\u{5}
                        \u{1}0: \u{2}1\u{3}low\u{4}Stocked\u{3}medium\u{4}Get some if on sale\u{3}high\u{4}Running out soon\u{3}\u{4}Needed yesterday\u{5}
                        \u{2}1\u{3}low\u{4}\u{1}0 stocked again\u{3}medium\u{4}\u{1}0: get some if on sale\u{3}high\u{4}\u{1}0: running out soon\u{3}\u{4}\u{1}0: needed yesterday\u{5}
                        \u{1}0 inside: \u{1}1
                        Left out as headings: \u{1}0
                        The list has \u{1}0 lines; at most \u{1}1 are read.
                        “\u{1}0” → \u{1}1: new
                        “\u{1}0” → \u{1}1: known
                        “\u{1}0” → goes with \u{1}1
                        “\u{1}0” → \u{1}1: new, stocked
                        “\u{1}0” → a heading, left out
                        “\u{1}0”: the number is part of the name; “2 x” would make it a quantity.
                        “\u{1}0” is only a quantity; it is taken for a name.
                        “\u{1}0” is taken for a thing; “\u{1}0:” would be a heading.
                        “\u{1}0”: \u{1}1 stands there twice and is taken once.
                        “\u{1}0”: \u{1}1 instead of \u{1}2.
                        “\u{1}0”: several are called so; the first is taken.
                        “\u{1}0”: the sign is taken for part of the name.
                        “\u{1}0” is taken for one name.
                        Fish
                        It’s good for you!
                        Fruit
                        Milk
                        Semi-skimmed
                        Apples
                        Bread
                        Cheese
                        Don’t forget the bread!
                        Tomatoes
                        Coffee
                        Whole beans
                        Olive Oil
                        Bananas
                        Butter
                        Chicken
                        Dish Soap
                        Eggs
                        Flour
                        Garlic
                        Honey
                        Lemons
                        Lentils
                        Onions
                        Paper Towels
                        Pasta
                        Pears
                        Pepper
                        Potatoes
                        Rice
                        Salt
                        Sugar
                        Tea
                        Toilet Paper
                        Toothpaste
                        Yogurt
                        """)
            case .german:
                MessageTable(
                    index: "00000700?00G00L00R00_00l01201801A01Q01`02002=02T02g03[03b04204:04B04U04i05005405H06@06T06\\07007O07b08108?08T08h09d0:F0:\\0:g0;00;B0;M0;a0<00<=0<I0=F0=X0?M0?V0@_0A30AM0AZ0Al0B70BK0BY0Be0C80C@0CE0CL0D80Dj0F@0G30HM0J=0JJ0Jm0Kd0L90LR0Lm0MM0N40O60Of0Pc0QR0Qi0RZ0SJ0Sf0Sl0T80T=0TC0TK0TR0TW0T]0U70U?0UF0US0U]0Ue0Ul0V60VB0VG0VL0VV0V\\0Ve0Vl0W50WB0WI0WP0WX0Wc0Wh0Wm0X40X80XH0XR0XZ",
                    patterns: """
                        Vorrat
                        Artikel
                        Artikel
                        Name
                        Milch
                        Einzelheiten
                        Fettarm, 2 l
                        Stufe
                        Liste
                        Enthält
                        Was worin liegt
                        \u{1}0 zu besorgen
                        zu besorgen, \u{1}0
                        \u{1}0 vorrätig
                        \u{1}0 seit gestern nötig
                        Suchen oder neu…
                        Alle Artikel durchsuchen oder einen neuen eintippen
                        Suchen
                        Einkaufen gehen
                        Einkauf
                        noch \u{1}0
                        Alles ist im Korb.
                        Nichts zu besorgen.
                        Fertig
                        Neu
                        Mehrere hinzufügen
                        Einer pro Zeile. Eine Menge darf dabeistehen: 2 l Milch
                        Brot\n2 l Milch\nEier
                        Artikel
                        \u{1}0 neu, \u{1}1 schon da
                        „\u{1}0“ gibt es schon einmal.
                        Das andere öffnen
                        Beide behalten
                        Neuer Artikel
                        „\u{1}0“ hinzufügen
                        Mit Einzelheiten…
                        „\u{1}0“ gibt es schon. Hier lässt sich die Stufe ändern.
                        „\u{1}0, \u{1}1“ auf die Liste setzen
                        „\u{1}0, \u{1}1“ statt \u{1}2
                        Bearbeiten
                        Enthält
                        Etwas hineinlegen
                        Gehört zu
                        In eine Liste legen
                        Hineinlegen in
                        Herausnehmen
                        Hineinlegen
                        Noch nichts darin. Obst könnte Äpfel und Birnen enthalten.
                        Was geht dir aus?
                        Schreib einmal auf, was du immer kaufst. Danach sagst du nur noch, was ausgeht, und wischst es weg, wenn du es hast.
                        Alles da
                        Nichts zu besorgen. Geht etwas aus, such es hier und heb seine Stufe an.
                        Beispieldaten laden
                        Nichts enthält „\u{1}0“.
                        Alle Artikel
                        \u{1}0 weitere zeigen
                        Mehr zu \u{1}0
                        Drucken oder teilen
                        Einkaufsliste
                        Gekauft: \u{1}0
                        Wird gebraucht: \u{1}0
                        Öffnen
                        Mehr
                        Vorrat
                        Wähle einen Artikel, um ihn hier zu sehen.
                        \u{2}0\u{3}low\u{4}Niedrig\u{3}medium\u{4}Mittel\u{3}high\u{4}Hoch\u{3}\u{4}Kritisch\u{5}
                        \u{2}0\u{3}low\u{4}Vorrätig\u{3}medium\u{4}Im Angebot mitnehmen\u{3}high\u{4}Geht bald aus\u{3}\u{4}Seit gestern nötig\u{5}
                        \u{2}0\u{3}low\u{4}Gekauft\u{3}medium\u{4}Angebot\u{3}high\u{4}Bald\u{3}\u{4}Dringend\u{5}
                        \u{1}0: \u{2}1\u{3}low\u{4}Vorrätig\u{3}medium\u{4}Im Angebot mitnehmen\u{3}high\u{4}Geht bald aus\u{3}\u{4}Seit gestern nötig\u{5}
                        \u{2}1\u{3}low\u{4}\u{1}0 ist wieder vorrätig\u{3}medium\u{4}\u{1}0: im Angebot mitnehmen\u{3}high\u{4}\u{1}0: geht bald aus\u{3}\u{4}\u{1}0: seit gestern nötig\u{5}
                        \u{1}0 darin: \u{1}1
                        Als Überschriften ausgelassen: \u{1}0
                        Die Liste hat \u{1}0 Zeilen; gelesen werden höchstens \u{1}1.
                        „\u{1}0“ → \u{1}1: neu
                        „\u{1}0“ → \u{1}1: bekannt
                        „\u{1}0“ → gehört zu \u{1}1
                        „\u{1}0“ → \u{1}1: neu, vorrätig
                        „\u{1}0“ → Überschrift, ausgelassen
                        „\u{1}0“: Die Zahl gehört zum Namen; „2 x“ wäre eine Menge.
                        „\u{1}0“ ist nur eine Menge; sie gilt als Name.
                        „\u{1}0“ gilt als Vorrat; „\u{1}0:“ wäre eine Überschrift.
                        „\u{1}0“: \u{1}1 steht zweimal da und gilt einmal.
                        „\u{1}0“: \u{1}1 statt \u{1}2.
                        „\u{1}0“: So heißen mehrere; es gilt das erste.
                        „\u{1}0“: Das Zeichen gilt als Teil des Namens.
                        „\u{1}0“ gilt als ein Name.
                        Fisch
                        Ist gesund!
                        Obst
                        Milch
                        Fettarm
                        Äpfel
                        Brot
                        Käse
                        Das Brot nicht vergessen!
                        Tomaten
                        Kaffee
                        Ganze Bohnen
                        Olivenöl
                        Bananen
                        Butter
                        Hähnchen
                        Spülmittel
                        Eier
                        Mehl
                        Knoblauch
                        Honig
                        Zitronen
                        Linsen
                        Zwiebeln
                        Küchenrolle
                        Nudeln
                        Birnen
                        Pfeffer
                        Kartoffeln
                        Reis
                        Salz
                        Zucker
                        Tee
                        Toilettenpapier
                        Zahnpasta
                        Joghurt
                        """)
            case .italian:
                MessageTable(
                    index: "00000900B00K00P00V00_01:01B01I01R01k02:02J02Y02i03=03o04504I04O05E05g06:06@06I06`07T07h08108L08i09809G09V09f0:?0;20;M0;e0;n0<70<M0<Y0<n0=90=?0=L0>N0>g0@h0A50BB0BY0C00CC0CU0Cb0D50DG0DQ0D[0D`0Df0Do0ES0FA0G]0HO0Io0Kd0L20LN0MC0MX0N10NF0Nd0OC0PG0Q50Qg0RV0Ro0Sc0TN0Tm0U30U<0UC0UI0U_0Ud0Ui0V30VL0VU0V\\0Ve0W40W;0WA0WG0WX0W]0Wd0Wj0X00X70XB0XJ0XR0XX0X]0Xb0Xi0Xn0Y30Y<0Y@0YO0Y[0Yb",
                    patterns: """
                        Dispensa
                        Articolo
                        Articoli
                        Nome
                        Latte
                        Dettagli
                        Parzialmente scremato, 2 l
                        Livello
                        Elenco
                        Contiene
                        Che cosa sta in che cosa
                        \u{1}0 da prendere
                        da prendere, \u{1}0
                        \u{1}0 in dispensa
                        \u{1}0 già da ieri
                        Cerca o aggiungi…
                        Cerca tra tutti gli articoli o scrivine uno nuovo
                        Cerca
                        Vai a fare la spesa
                        Spesa
                        \u{2}0\u{3}one\u{4}ne manca \u{1}0\u{3}many\u{4}ne mancano \u{1}0\u{3}\u{4}ne mancano \u{1}0\u{5}
                        È tutto nel cestino della spesa.
                        Nulla da prendere.
                        Fatto
                        Aggiungi
                        Aggiungi più articoli
                        Uno per riga. Può esserci una quantità: 2 l latte
                        pane\n2 l latte\nuova
                        Articoli
                        \u{1}0 nuovi, \u{1}1 già presenti
                        Un altro «\u{1}0» c’è già.
                        Apri l’altro
                        Tieni entrambi
                        Nuovo articolo
                        Aggiungi «\u{1}0»
                        Aggiungi con dettagli…
                        «\u{1}0» c’è già. Qui puoi cambiarne il livello.
                        Metti «\u{1}0, \u{1}1» in elenco
                        «\u{1}0, \u{1}1» invece di \u{1}2
                        Modifica
                        Contiene
                        Metti dentro qualcosa
                        Fa parte di
                        Aggiungi a un elenco
                        Aggiungi a
                        Togli
                        Metti dentro
                        Ancora nulla. La frutta, per esempio, può contenere mele e pere.
                        Che cosa finisce sempre?
                        Scrivi una volta sola ciò che compri sempre. Poi basta dire che cosa sta finendo e toglierlo con un gesto quando l’hai preso.
                        C’è tutto
                        Nulla da prendere. Quando qualcosa finisce, cercalo qui e alzane il livello.
                        Carica dati di esempio
                        Nulla contiene «\u{1}0».
                        Tutti gli articoli
                        Mostrane altri \u{1}0
                        Altro per \u{1}0
                        Stampa o condividi
                        Lista della spesa
                        Preso: \u{1}0
                        Serve: \u{1}0
                        Apri
                        Altro
                        Dispensa
                        Scegli un articolo per vederlo qui.
                        \u{2}0\u{3}low\u{4}Bassa\u{3}medium\u{4}Media\u{3}high\u{4}Alta\u{3}\u{4}Critica\u{5}
                        \u{2}0\u{3}low\u{4}In dispensa\u{3}medium\u{4}Da prendere se in offerta\u{3}high\u{4}Sta per finire\u{3}\u{4}Serviva già ieri\u{5}
                        \u{2}0\u{3}low\u{4}Preso\u{3}medium\u{4}Offerta\u{3}high\u{4}Presto\u{3}\u{4}Urgente\u{5}
                        \u{1}0: \u{2}1\u{3}low\u{4}In dispensa\u{3}medium\u{4}Da prendere se in offerta\u{3}high\u{4}Sta per finire\u{3}\u{4}Serviva già ieri\u{5}
                        \u{2}1\u{3}low\u{4}\u{1}0: di nuovo in dispensa\u{3}medium\u{4}\u{1}0: da prendere se in offerta\u{3}high\u{4}\u{1}0: sta per finire\u{3}\u{4}\u{1}0: serviva già ieri\u{5}
                        \u{1}0 dentro: \u{1}1
                        Tralasciati come titoli: \u{1}0
                        L’elenco ha \u{1}0 righe; se ne leggono al massimo \u{1}1.
                        «\u{1}0» → \u{1}1: nuovo
                        «\u{1}0» → \u{1}1: già noto
                        «\u{1}0» → va con \u{1}1
                        «\u{1}0» → \u{1}1: nuovo, in casa
                        «\u{1}0» → titolo, tralasciato
                        «\u{1}0»: il numero fa parte del nome; «2 x» sarebbe una quantità.
                        «\u{1}0» è solo una quantità; vale come nome.
                        «\u{1}0» vale come cosa; «\u{1}0:» sarebbe un titolo.
                        «\u{1}0»: \u{1}1 compare due volte e vale una volta.
                        «\u{1}0»: \u{1}1 invece di \u{1}2.
                        «\u{1}0»: più cose si chiamano così; vale la prima.
                        «\u{1}0»: il segno vale come parte del nome.
                        «\u{1}0» vale come un nome solo.
                        Pesce
                        Fa bene!
                        Frutta
                        Latte
                        Parzialmente scremato
                        Mele
                        Pane
                        Formaggio
                        Non dimenticare il pane!
                        Pomodori
                        Caffè
                        In grani
                        Olio d’oliva
                        Banane
                        Burro
                        Pollo
                        Detersivo piatti
                        Uova
                        Farina
                        Aglio
                        Miele
                        Limoni
                        Lenticchie
                        Cipolle
                        Scottex
                        Pasta
                        Pere
                        Pepe
                        Patate
                        Riso
                        Sale
                        Zucchero
                        Tè
                        Carta igienica
                        Dentifricio
                        Yogurt
                        """)
            }
        }
        #endif
    }
}
