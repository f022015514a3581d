import Kernel

/// The words of the priorities screens.
enum PrioritiesText: Phrase {
    case title, essential, essentials, name, nameHint, details, detailsHint, level, list, link,
        links
    case toGet(Int), toGetOf(String), stocked(Int), neededYesterday(Int)
    case searchOrAdd, searchLabel, search
    case shop, shopping, shopRest(Int), shopDone, shopEmpty, finish
    case add, addMany, batchHint, batchExample, batchLabel
    case understood(new: Int, there: Int), headingsLeft([String])
    case another(String), openOther, keepBoth
    case new, create(String), createDetailed, exists(String)
    case putOn(String, String), putInstead(String, String, String)
    case editTitle, inside, addInsideTitle, partOf, addTo, addToTitle, takeOut, addHere
    case insideRow([String]), insideEmpty
    case moved(String, Level)
    case emptyTitle, emptySentence, allStocked, allStockedSentence, loadSample
    case nothingFound(String), all, more(Int), moreFor(String), print, printTitle
    case setTo(String, Level), gotIt(String), needIt(String), open, tools, back, nothingToShow

    var english: String {
        switch self {
        case .title: "Priorities"
        case .essential: "Essential"
        case .essentials: "Essentials"
        case .name: "Name"
        case .nameHint: "Milk"
        case .details: "Details"
        case .detailsHint: "Semi-skimmed, 2 l"
        case .level: "Level"
        case .list: "List"
        case .link: "Inside"
        case .links: "What is inside what"
        case .toGet(let count): "\(Language.english.number(count)) to get"
        case .toGetOf(let rest): "to get, \(rest)"
        case .stocked(let count): "\(Language.english.number(count)) stocked"
        case .neededYesterday(let count): "\(Language.english.number(count)) needed yesterday"
        case .searchOrAdd: "Search or add…"
        case .searchLabel: "Search all essentials, or type a new one"
        case .search: "Search"
        case .shop: "Go shopping"
        case .shopping: "Shopping"
        case .shopRest(let count): "\(Language.english.number(count)) left"
        case .shopDone: "Everything is in the basket."
        case .shopEmpty: "Nothing to get."
        case .finish: "Done"
        case .add: "Add"
        case .addMany: "Add several"
        case .batchHint: "One a line. A quantity may come with it: 2 l milk"
        case .batchExample: "bread\n2 l milk\neggs"
        case .batchLabel: "Essentials"
        case .understood(let new, let there):
            "\(Language.english.number(new)) new, \(Language.english.number(there)) there already"
        case .headingsLeft(let names):
            "Left out as headings: " + names.joined(separator: " · ")
        case .another(let name): "There is another “\(name)” already."
        case .openOther: "Open that one"
        case .keepBoth: "Keep both"
        case .new: "New essential"
        case .create(let name): "Add “\(name)”"
        case .createDetailed: "Add with details…"
        case .exists(let name): "“\(name)” is there already. Change its level here."
        case .putOn(let name, let quantity): "Put “\(name), \(quantity)” on the list"
        case .putInstead(let name, let new, let old): "“\(name), \(new)” instead of \(old)"
        case .editTitle: "Edit"
        case .inside: "Inside"
        case .addInsideTitle: "Put something inside"
        case .partOf: "Part of"
        case .addTo: "Add to a list"
        case .addToTitle: "Add to"
        case .takeOut: "Take out"
        case .addHere: "Put inside"
        case .insideRow(let names): "\(names.count) inside: " + Self.first(names)
        case .insideEmpty: "Nothing inside yet. Fruit, say, could hold apples and pears."
        case .moved(let name, .low): "\(name) stocked again"
        case .moved(let name, .medium): "\(name): get some if on sale"
        case .moved(let name, .high): "\(name): running out soon"
        case .moved(let name, .critical): "\(name): needed yesterday"
        case .emptyTitle: "What do you run out of?"
        case .emptySentence:
            "Write down what you always buy, once. From then on, say what is running out, and take it off with a swipe when you have it."
        case .allStocked: "All stocked"
        case .allStockedSentence:
            "Nothing to get. When something runs out, find it here and raise its level."
        case .loadSample: "Load sample data"
        case .nothingFound(let text): "Nothing contains “\(text)”."
        case .all: "All essentials"
        case .more(let count): "Show \(count) more"
        case .moreFor(let name): "More for \(name)"
        case .print: "Print or share"
        case .printTitle: "Shopping list"
        case .setTo(let name, let level): "\(name): \(LevelText.meaning(level).english)"
        case .gotIt(let name): "Got it: \(name)"
        case .needIt(let name): "Need it: \(name)"
        case .open: "Open"
        case .tools: "More"
        case .back: "Priorities"
        case .nothingToShow: "Choose an essential to see it here."
        }
    }

    var german: String {
        switch self {
        case .title: "Vorrat"
        case .essential: "Artikel"
        case .essentials: "Artikel"
        case .name: "Name"
        case .nameHint: "Milch"
        case .details: "Einzelheiten"
        case .detailsHint: "Fettarm, 2 l"
        case .level: "Stufe"
        case .list: "Liste"
        case .link: "Enthält"
        case .links: "Was worin liegt"
        case .toGet(let count): "\(Language.german.number(count)) zu besorgen"
        case .toGetOf(let rest): "zu besorgen, \(rest)"
        case .stocked(let count): "\(Language.german.number(count)) vorrätig"
        case .neededYesterday(let count): "\(Language.german.number(count)) seit gestern nötig"
        case .searchOrAdd: "Suchen oder neu…"
        case .searchLabel: "Alle Artikel durchsuchen oder einen neuen eintippen"
        case .search: "Suchen"
        case .shop: "Einkaufen gehen"
        case .shopping: "Einkauf"
        case .shopRest(let count): "noch \(Language.german.number(count))"
        case .shopDone: "Alles ist im Korb."
        case .shopEmpty: "Nichts zu besorgen."
        case .finish: "Fertig"
        case .add: "Neu"
        case .addMany: "Mehrere hinzufügen"
        case .batchHint: "Einer pro Zeile. Eine Menge darf dabeistehen: 2 l Milch"
        case .batchExample: "Brot\n2 l Milch\nEier"
        case .batchLabel: "Artikel"
        case .understood(let new, let there):
            "\(Language.german.number(new)) neu, \(Language.german.number(there)) schon da"
        case .headingsLeft(let names):
            "Als Überschriften ausgelassen: " + names.joined(separator: " · ")
        case .another(let name): "„\(name)“ gibt es schon einmal."
        case .openOther: "Das andere öffnen"
        case .keepBoth: "Beide behalten"
        case .new: "Neuer Artikel"
        case .create(let name): "„\(name)“ hinzufügen"
        case .createDetailed: "Mit Einzelheiten…"
        case .exists(let name): "„\(name)“ gibt es schon. Hier lässt sich die Stufe ändern."
        case .putOn(let name, let quantity): "„\(name), \(quantity)“ auf die Liste setzen"
        case .putInstead(let name, let new, let old): "„\(name), \(new)“ statt \(old)"
        case .editTitle: "Bearbeiten"
        case .inside: "Enthält"
        case .addInsideTitle: "Etwas hineinlegen"
        case .partOf: "Gehört zu"
        case .addTo: "In eine Liste legen"
        case .addToTitle: "Hineinlegen in"
        case .takeOut: "Herausnehmen"
        case .addHere: "Hineinlegen"
        case .insideRow(let names): "\(names.count) darin: " + Self.first(names)
        case .insideEmpty: "Noch nichts darin. Obst könnte Äpfel und Birnen enthalten."
        case .moved(let name, .low): "\(name) ist wieder vorrätig"
        case .moved(let name, .medium): "\(name): im Angebot mitnehmen"
        case .moved(let name, .high): "\(name): geht bald aus"
        case .moved(let name, .critical): "\(name): seit gestern nötig"
        case .emptyTitle: "Was geht dir aus?"
        case .emptySentence:
            "Schreib einmal auf, was du immer kaufst. Danach sagst du nur noch, was ausgeht, und wischst es weg, wenn du es hast."
        case .allStocked: "Alles da"
        case .allStockedSentence:
            "Nichts zu besorgen. Geht etwas aus, such es hier und heb seine Stufe an."
        case .loadSample: "Beispieldaten laden"
        case .nothingFound(let text): "Nichts enthält „\(text)“."
        case .all: "Alle Artikel"
        case .more(let count): "\(count) weitere zeigen"
        case .moreFor(let name): "Mehr zu \(name)"
        case .print: "Drucken oder teilen"
        case .printTitle: "Einkaufsliste"
        case .setTo(let name, let level): "\(name): \(LevelText.meaning(level).german)"
        case .gotIt(let name): "Gekauft: \(name)"
        case .needIt(let name): "Wird gebraucht: \(name)"
        case .open: "Öffnen"
        case .tools: "Mehr"
        case .back: "Vorrat"
        case .nothingToShow: "Wähle einen Artikel, um ihn hier zu sehen."
        }
    }

    var italian: String {
        switch self {
        case .title: "Dispensa"
        case .essential: "Articolo"
        case .essentials: "Articoli"
        case .name: "Nome"
        case .nameHint: "Latte"
        case .details: "Dettagli"
        case .detailsHint: "Parzialmente scremato, 2 l"
        case .level: "Livello"
        case .list: "Elenco"
        case .link: "Contiene"
        case .links: "Che cosa sta in che cosa"
        case .toGet(let count): "\(Language.italian.number(count)) da prendere"
        case .toGetOf(let rest): "da prendere, \(rest)"
        case .stocked(let count): "\(Language.italian.number(count)) in dispensa"
        case .neededYesterday(let count): "\(Language.italian.number(count)) già da ieri"
        case .searchOrAdd: "Cerca o aggiungi…"
        case .searchLabel: "Cerca tra tutti gli articoli o scrivine uno nuovo"
        case .search: "Cerca"
        case .shop: "Vai a fare la spesa"
        case .shopping: "Spesa"
        case .shopRest(let count):
            (count == 1 ? "ne manca " : "ne mancano ") + Language.italian.number(count)
        case .shopDone: "È tutto nel cestino della spesa."
        case .shopEmpty: "Nulla da prendere."
        case .finish: "Fatto"
        case .add: "Aggiungi"
        case .addMany: "Aggiungi più articoli"
        case .batchHint: "Uno per riga. Può esserci una quantità: 2 l latte"
        case .batchExample: "pane\n2 l latte\nuova"
        case .batchLabel: "Articoli"
        case .understood(let new, let there):
            "\(Language.italian.number(new)) nuovi, \(Language.italian.number(there)) già presenti"
        case .headingsLeft(let names):
            "Tralasciati come titoli: " + names.joined(separator: " · ")
        case .another(let name): "Un altro «\(name)» c’è già."
        case .openOther: "Apri l’altro"
        case .keepBoth: "Tieni entrambi"
        case .new: "Nuovo articolo"
        case .create(let name): "Aggiungi «\(name)»"
        case .createDetailed: "Aggiungi con dettagli…"
        case .exists(let name): "«\(name)» c’è già. Qui puoi cambiarne il livello."
        case .putOn(let name, let quantity): "Metti «\(name), \(quantity)» in elenco"
        case .putInstead(let name, let new, let old): "«\(name), \(new)» invece di \(old)"
        case .editTitle: "Modifica"
        case .inside: "Contiene"
        case .addInsideTitle: "Metti dentro qualcosa"
        case .partOf: "Fa parte di"
        case .addTo: "Aggiungi a un elenco"
        case .addToTitle: "Aggiungi a"
        case .takeOut: "Togli"
        case .addHere: "Metti dentro"
        case .insideRow(let names): "\(names.count) dentro: " + Self.first(names)
        case .insideEmpty: "Ancora nulla. La frutta, per esempio, può contenere mele e pere."
        case .moved(let name, .low): "\(name): di nuovo in dispensa"
        case .moved(let name, .medium): "\(name): da prendere se in offerta"
        case .moved(let name, .high): "\(name): sta per finire"
        case .moved(let name, .critical): "\(name): serviva già ieri"
        case .emptyTitle: "Che cosa finisce sempre?"
        case .emptySentence:
            "Scrivi una volta sola ciò che compri sempre. Poi basta dire che cosa sta finendo e toglierlo con un gesto quando l’hai preso."
        case .allStocked: "C’è tutto"
        case .allStockedSentence:
            "Nulla da prendere. Quando qualcosa finisce, cercalo qui e alzane il livello."
        case .loadSample: "Carica dati di esempio"
        case .nothingFound(let text): "Nulla contiene «\(text)»."
        case .all: "Tutti gli articoli"
        case .more(let count): "Mostrane altri \(count)"
        case .moreFor(let name): "Altro per \(name)"
        case .print: "Stampa o condividi"
        case .printTitle: "Lista della spesa"
        case .setTo(let name, let level): "\(name): \(LevelText.meaning(level).italian)"
        case .gotIt(let name): "Preso: \(name)"
        case .needIt(let name): "Serve: \(name)"
        case .open: "Apri"
        case .tools: "Altro"
        case .back: "Dispensa"
        case .nothingToShow: "Scegli un articolo per vederlo qui."
        }
    }

    /// As many names as fit into a row.
    private static func first(_ names: [String]) -> String {
        names.prefix(3).joined(separator: ", ") + (names.count > 3 ? "…" : "")
    }
}
