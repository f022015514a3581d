import Kernel

// The words of measured qualities, of finding weights, and of tables from spreadsheets.
extension Words {
    static let decidesTie = Label(
        "Any other weight of it decides between those that are level.",
        german: "Jedes andere Gewicht entscheidet zwischen denen, die gleichauf sind.",
        italian: "Qualsiasi altro peso decide fra quelle a pari merito.")
    static let remindersOffline = Label(
        "The address is with the server. It shows here when there is a connection.",
        german: "Die Adresse kennt der Server. Mit Verbindung steht sie hier.",
        italian: "L’indirizzo è sul server. Con la connessione compare qui.")
    static let remindersNeedServer = Label(
        "Here the app runs on this device alone, and calendars can’t ask it. With a server of your own, the address would stand here.",
        german:
            "Hier läuft die App nur auf diesem Gerät, und Kalender können sie nicht fragen. Mit einem eigenen Server stünde hier die Adresse.",
        italian:
            "Qui l’app gira solo su questo dispositivo e i calendari non possono interrogarla. Con un server proprio qui ci sarebbe l’indirizzo."
    )

    static let weightedSumMeans = Label(
        "Weighted sum adds up how good each is, by weight. TOPSIS looks for what is nearest to the best of everything and farthest from the worst.",
        german:
            "Die gewichtete Summe addiert nach Gewicht, wie gut etwas ist. TOPSIS sucht, was dem Besten in allem am nächsten und dem Schlechtesten am fernsten ist.",
        italian:
            "La somma pesata somma quanto vale ciascuna voce secondo i pesi. TOPSIS cerca la più vicina al meglio di tutto e la più lontana dal peggio."
    )
    static let normalizationMeans = Label(
        "Min–max: the worst number there is counts nothing, the best fully. By their sum or as a vector, a number counts by its part of all.",
        german:
            "Min–Max: Die schlechteste Zahl zählt nichts, die beste voll. Nach Summe oder als Vektor zählt eine Zahl nach ihrem Anteil an allen.",
        italian:
            "Min–max: il numero peggiore non conta, il migliore conta tutto. Per somma o per vettore un numero conta secondo la sua parte del totale."
    )
    static let missingTitle = Label(
        "Not all numbers are known", german: "Nicht alle Zahlen sind bekannt",
        italian: "Non tutti i numeri sono noti")
    static let missingUnranked = Label(
        "An item without a number has no rank; nothing is guessed.",
        german: "Ein Eintrag ohne Zahl hat keinen Rang; nichts wird geraten.",
        italian: "Una voce senza un numero non ha posizione; nulla è indovinato.")
    static let missingLeftOut = Label(
        "What is missing is left out, as the project says.",
        german: "Was fehlt, bleibt außen vor, wie im Projekt gewählt.",
        italian: "Ciò che manca non conta, come scelto nel progetto.")
    static let unusable = Label(
        "holds numbers that this normalization can’t take: they must be above zero. Choose min–max in the project.",
        german:
            "enthält Zahlen, die sich so nicht normalisieren lassen: Sie müssen über null liegen. Wähle im Projekt Min–Max.",
        italian:
            "contiene numeri che così non si normalizzano: devono essere sopra lo zero. Scegli min–max nel progetto."
    )
    static let noNumber = Label(
        "No number yet", german: "Noch keine Zahl", italian: "Ancora nessun numero")
    // Weights
    static let weighing = Label(
        "Find the weights", german: "Gewichte finden", italian: "Trova i pesi")
    static let weighingSentence = Label(
        "How much does each quality count? Type it, rank them, or compare two at a time.",
        german:
            "Wie viel zählt jedes Kriterium? Eintippen, in eine Reihenfolge bringen oder je zwei vergleichen.",
        italian: "Quanto conta ogni qualità? Scrivilo, mettile in ordine o confrontale a due a due."
    )
    static let byRanking = Label(
        "Rank the qualities", german: "Kriterien ordnen", italian: "Ordina le qualità")
    static let byRankingSentence = Label(
        "Tap them, the most important first.", german: "Antippen, das Wichtigste zuerst.",
        italian: "Toccale, la più importante per prima.")
    static let startOver = Label(
        "Start over", german: "Von vorn", italian: "Ricomincia")
    static let centroidNote = Label(
        "From their order alone each gets the mean of all weights that fit it (rank-order centroid).",
        german:
            "Allein aus der Reihenfolge bekommt jedes das Mittel aller passenden Gewichte (Schwerpunkt der Rangfolge).",
        italian:
            "Dal solo ordine ciascuna riceve la media dei pesi compatibili (baricentro dell’ordine)."
    )
    static let byPairs = Label(
        "Compare in pairs", german: "Paarweise vergleichen", italian: "Confronta a coppie")
    static let byPairsSentence = Label(
        "Which of the two matters more?", german: "Was von beiden ist wichtiger?",
        italian: "Quale delle due conta di più?")
    static let equallyImportant = Label(
        "Both the same", german: "Beide gleich", italian: "Uguali")
    static let useWeights = Label(
        "Use these weights", german: "Diese Gewichte nehmen", italian: "Usa questi pesi")
    static let allPairs = Label(
        "All comparisons", german: "Alle Vergleiche", italian: "Tutti i confronti")
    static let needsTwoQualities = Label(
        "Two qualities at least are needed.", german: "Nötig sind mindestens zwei Kriterien.",
        italian: "Servono almeno due qualità.")
    static let consistent = Label(
        "The comparisons fit together.", german: "Die Vergleiche passen zusammen.",
        italian: "I confronti sono coerenti.")
    static let inconsistent = Label(
        "The comparisons contradict each other: over 0.1 is too much. Look at the one that fits least.",
        german:
            "Die Vergleiche widersprechen sich: Über 0,1 ist zu viel. Sieh dir den unpassendsten an.",
        italian:
            "I confronti si contraddicono: oltre 0,1 è troppo. Rivedi quello che meno si adatta."
    )
    static let judgement = Label("Comparison", german: "Vergleich", italian: "Confronto")
    static let strength = Label(
        "How much more it matters", german: "Wie viel wichtiger", italian: "Quanto conta di più")

    static func consistencyRatio(_ ratio: String) -> Label {
        Label(
            "Consistency ratio \(ratio).", german: "Konsistenzverhältnis \(ratio).",
            italian: "Rapporto di coerenza \(ratio).")
    }
    static func pairOf(_ number: Int, _ total: Int) -> Label {
        Label(
            "Pair \(number) of \(total)", german: "Paar \(number) von \(total)",
            italian: "Coppia \(number) di \(total)")
    }
    /// In Saaty's words for 3, 5, 7 and 9.
    static func matters(_ times: Int) -> Label {
        switch times {
        case ..<4: Label("a little more", german: "etwas mehr", italian: "un po’ di più")
        case ..<6: Label("clearly more", german: "deutlich mehr", italian: "chiaramente di più")
        case ..<8: Label("much more", german: "viel mehr", italian: "molto di più")
        default: Label("far more", german: "weitaus mehr", italian: "moltissimo di più")
        }
    }
    static func more(_ count: Int) -> Label {
        Label("and \(count) more", german: "und noch \(count)", italian: "e ancora \(count)")
    }

    // Tables
    static let importMatrix = Label(
        "Import a table", german: "Tabelle importieren", italian: "Importa una tabella")
    static let importSentence = Label(
        "Paste a table from a spreadsheet, or choose a file: .xlsx, .ods or CSV. Items may stand in rows or in columns; a row of weights is understood, a column of totals is checked and left out.",
        german:
            "Füge eine Tabelle aus einer Tabellenkalkulation ein oder wähle eine Datei: .xlsx, .ods oder CSV. Einträge dürfen in Zeilen oder Spalten stehen; eine Zeile mit Gewichten wird verstanden, eine Spalte mit Summen geprüft und weggelassen.",
        italian:
            "Incolla una tabella da un foglio di calcolo o scegli un file: .xlsx, .ods o CSV. Le voci possono stare in righe o in colonne; una riga di pesi è compresa, una colonna di totali è controllata e tralasciata."
    )
    static let table = Label("Table", german: "Tabelle", italian: "Tabella")
    static let csvFile = Label("File", german: "Datei", italian: "File")
    static let itemsStand = Label(
        "Items stand", german: "Einträge stehen", italian: "Le voci stanno")
    static let inRows = Label("In rows", german: "In Zeilen", italian: "In righe")
    static let inColumns = Label("In columns", german: "In Spalten", italian: "In colonne")
    static let preview = Label("Preview", german: "Vorschau", italian: "Anteprima")
    static let importIt = Label("Import", german: "Importieren", italian: "Importa")
    static let newMark = Label("new", german: "neu", italian: "nuova")
    static let measuredMark = Label("measured", german: "gemessen", italian: "misurata")
    static let scoredMark = Label("scored", german: "bewertet", italian: "a voti")
    static let noTable = Label(
        "There is no table here: it needs a row of names and at least one row with values.",
        german: "Hier ist keine Tabelle: Nötig sind eine Zeile mit Namen und eine mit Werten.",
        italian: "Qui non c’è una tabella: servono una riga di nomi e almeno una di valori.")
    static let print = Label("Print", german: "Drucken", italian: "Stampa")

    static func beyond(_ item: String, _ quality: String, _ text: String, _ levels: Int) -> Label {
        Label(
            "\(item), \(quality): \(text) is not a level from 1 to \(levels).",
            german: "\(item), \(quality): \(text) ist keine Stufe von 1 bis \(levels).",
            italian: "\(item), \(quality): \(text) non è un livello da 1 a \(levels).")
    }
    static func tooMuch(_ rows: Int, _ columns: Int) -> Label {
        Label(
            "A table may have at most \(rows) items and \(columns) qualities.",
            german: "Eine Tabelle darf höchstens \(rows) Einträge und \(columns) Kriterien haben.",
            italian: "Una tabella può avere al massimo \(rows) voci e \(columns) qualità.")
    }
    static func twice(_ name: String) -> Label {
        Label(
            "“\(name)” stands there twice. Give each a name of its own, or delete one; weights stand in one row or column.",
            german:
                "„\(name)“ steht zweimal da. Gib beiden eigene Namen oder lösche eines; Gewichte stehen in einer Zeile oder Spalte.",
            italian:
                "«\(name)» c’è due volte. Dai a ognuno un nome proprio o elimina uno; i pesi stanno in una riga o colonna."
        )
    }
    static func shown(_ from: Int, _ to: Int, _ total: Int) -> Label {
        Label(
            "\(from)–\(to) of \(total)", german: "\(from)–\(to) von \(total)",
            italian: "\(from)–\(to) di \(total)")
    }
    static let earlier = Label("Back", german: "Zurück", italian: "Indietro")
    static let later = Label("Next", german: "Weiter", italian: "Avanti")
}

extension Words {
    static func moreThan(_ more: String, _ much: String, _ less: String) -> Label {
        Label(
            "\(more) matters \(much) than \(less)", german: "\(more) zählt \(much) als \(less)",
            italian: "\(more) conta \(much) rispetto a \(less)")
    }
}
