import Kernel

// The words of comparing.
extension Words {
    static let items = Label(
        "Items", german: "Einträge", italian: "Voci")
    static let rank = Label(
        "Rank", german: "Rang", italian: "Posto")
    static let score = Label(
        "Score", german: "Bewerten", italian: "Voti")
    static let why = Label(
        "Why", german: "Warum", italian: "Perché")
    static let matrix = Label(
        "Matrix", german: "Matrix", italian: "Matrice")
    static let parts = Label(
        "Parts of the project", german: "Teile des Projekts", italian: "Parti del progetto")
    static let newQuality = Label(
        "New quality", german: "Neues Kriterium", italian: "Nuova qualità")
    static let editQuality = Label(
        "Edit quality", german: "Kriterium bearbeiten", italian: "Modifica qualità")
    static let compare = Label(
        "Can’t decide?", german: "Unentschieden?", italian: "Indeciso?")
    static let compareSentence = Label(
        "Score the items by what matters to you, and see which one leads and whether that holds.",
        german:
            "Bewerte die Einträge nach dem, was zählt, und sieh, was vorn liegt und ob das hält.",
        italian: "Dai un voto alle voci secondo ciò che conta e vedi quale è in testa e se regge.")
    static let addQuality = Label(
        "Add a quality", german: "Kriterium hinzufügen", italian: "Aggiungi una qualità")
    static let unscored = Label(
        "Not scored yet", german: "Noch nicht bewertet", italian: "Ancora senza voto")
    static let scoringHint = Label(
        "Tap a level to score, tap it again to clear. Keys: digits score, 0 clears, arrows move.",
        german:
            "Stufe antippen bewertet, noch einmal nimmt zurück. Tasten: Ziffern bewerten, 0 löscht, Pfeile gehen weiter.",
        italian:
            "Tocca un livello per dare il voto, toccalo ancora per toglierlo. Tasti: le cifre danno il voto, 0 lo toglie, le frecce spostano."
    )
    static let shownAs = Label(
        "Shown as", german: "Angezeigt als", italian: "Mostrata come")
    static let unique = Label(
        "unique", german: "eindeutig", italian: "unico")
    static let alreadyUsed = Label(
        "already used", german: "schon vergeben", italian: "già usato")
    static let lowerIsBetter = Label(
        "lower is better", german: "weniger ist besser", italian: "meno è meglio")
    static let next = Label(
        "Next quality", german: "Nächstes Kriterium", italian: "Qualità successiva")
    static let howToScore = Label(
        "How to score", german: "So wird bewertet", italian: "Come dare il voto")
    static let nothingScored = Label(
        "Nothing scored yet", german: "Noch nichts bewertet", italian: "Ancora nessun voto")
    static let nothingScoredSentence = Label(
        "Choose a quality under Score and tap a level for each item.",
        german: "Wähle unter Bewerten ein Kriterium und tippe für jeden Eintrag eine Stufe an.",
        italian: "In Voti scegli una qualità e tocca un livello per ogni voce.")
    static let noClearWinner = Label(
        "No clear winner: a small change of one weight makes another lead.",
        german:
            "Kein klarer Sieger: Eine kleine Änderung eines Gewichts bringt etwas anderes nach vorn.",
        italian:
            "Nessun vincitore netto: una piccola modifica di un peso porta in testa un’altra voce.")
    static let holdsAlways = Label(
        "Holds whatever any single weight becomes.",
        german: "Hält, wie auch immer ein einzelnes Gewicht sich ändert.",
        italian: "Regge comunque cambi un singolo peso.")
    static let doesItHold = Label(
        "Does it hold?", german: "Hält das?", italian: "Regge?")
    static let doesItHoldSentence = Label(
        "For each quality: beyond which weight another item would lead, with all other weights as they are.",
        german:
            "Für jedes Kriterium: jenseits welchen Gewichts etwas anderes vorn läge, wenn alle anderen Gewichte bleiben.",
        italian:
            "Per ogni qualità: oltre quale peso sarebbe in testa un’altra voce, a parità degli altri pesi."
    )
    static let holdsHere = Label(
        "No weight of it changes the winner.", german: "Kein Gewicht davon ändert den Sieger.",
        italian: "Nessun suo peso cambia il vincitore.")
    static let neverBest = Label(
        "Never best", german: "Nie die beste Wahl", italian: "Mai la migliore")
    static let tryWeights = Label(
        "Try other weights", german: "Andere Gewichte ausprobieren", italian: "Prova altri pesi")
    static let tryWeightsSentence = Label(
        "Nothing is saved here: move a weight and see who leads.",
        german: "Hier wird nichts gesichert: Gewicht verschieben und sehen, was vorn liegt.",
        italian: "Qui non si salva nulla: sposta un peso e vedi chi è in testa.")
    static let show = Label(
        "Show", german: "Zeigen", italian: "Mostra")
    static let howLikely = Label(
        "How likely is each to win, whatever the weights?",
        german: "Wie wahrscheinlich gewinnt was, gleich mit welchen Gewichten?",
        italian: "Quanto è probabile che vinca ciascuna, con qualunque peso?")
    static let underOther = Label(
        "The rank under each method", german: "Der Rang je Verfahren",
        italian: "La posizione con ogni metodo")
    static let ownWeights = Label("Yours", german: "Deine", italian: "I tuoi")
    static let equalWeights = Label("Equal", german: "Gleich", italian: "Uguali")
    static let rankWeights = Label("By order", german: "Rangfolge", italian: "Per ordine")
    static let sumShort = Label("Sum", german: "Summe", italian: "Somma")
    static let methodsNote = Label(
        "Yours, equal, and by order are weights: by order, only the order of your weights counts (rank-order centroid). The last is the other method with your weights.",
        german:
            "Deine, gleich und Rangfolge sind Gewichte: Bei der Rangfolge zählt nur die Ordnung deiner Gewichte (Schwerpunkt der Rangfolge). Zuletzt das andere Verfahren mit deinen Gewichten.",
        italian:
            "I tuoi, uguali e per ordine sono pesi: per ordine conta solo l’ordine dei tuoi pesi (baricentro dell’ordine). In fondo l’altro metodo con i tuoi pesi."
    )
    static let contributions = Label(
        "What each score is made of", german: "Woraus sich jeder Wert zusammensetzt",
        italian: "Di che cosa è fatto ogni punteggio")
    static let asTable = Label(
        "As a table", german: "Als Tabelle", italian: "Come tabella")
    static let total = Label(
        "Total", german: "Summe", italian: "Totale")
    static let weights = Label(
        "Weights", german: "Gewichte", italian: "Pesi")
    static let item = Label(
        "Item", german: "Eintrag", italian: "Voce")
    static let matrixHint = Label(
        "Type a value and go on with return or an arrow key; a blank cell has none.",
        german: "Wert eintippen, weiter mit Eingabe oder Pfeiltaste; leer heißt ohne Wert.",
        italian:
            "Scrivi un valore e prosegui con invio o una freccia; vuoto vuol dire senza valore."
    )
    static let startups = Label(
        "$100 Startup ideas", german: "100-$-Start-up-Ideen", italian: "Idee per startup da 100 $")
    static let eisenhower = Label(
        "Eisenhower", german: "Eisenhower", italian: "Eisenhower")

    static func scored(_ item: String, _ quality: String, _ value: String) -> Label {
        Label(
            "\(item): \(quality) \(value)", german: "\(item): \(quality) \(value)",
            italian: "\(item): \(quality) \(value)")
    }
    static func scoreCleared(_ item: String, _ quality: String) -> Label {
        Label(
            "\(item): \(quality) cleared", german: "\(item): \(quality) entfernt",
            italian: "\(item): \(quality) tolto")
    }
    static func clearScore(_ item: String, _ level: Int) -> Label {
        Label(
            "\(item): \(level), tap to clear", german: "\(item): \(level), antippen nimmt zurück",
            italian: "\(item): \(level), tocca per togliere")
    }
    static func of(_ possible: String) -> Label {
        Label(
            "of \(possible)", german: "von \(possible)",
            italian: "di \(possible)")
    }
    static func scoredOf(_ scored: Int, _ total: Int) -> Label {
        Label(
            "\(scored) of \(total) scored", german: "\(scored) von \(total) bewertet",
            italian: "\(scored) di \(total) con voto")
    }
    static func weight(_ weight: String) -> Label {
        Label(
            "weight \(weight)", german: "Gewicht \(weight)",
            italian: "peso \(weight)")
    }
    static func leads(_ title: String, _ by: String) -> Label {
        Label(
            "\(title) leads by \(by)", german: "\(title) liegt mit \(by) vorn",
            italian: "\(title) è in testa di \(by)")
    }
    static func leadsAlone(_ title: String) -> Label {
        Label(
            "\(title) leads", german: "\(title) liegt vorn",
            italian: "\(title) è in testa")
    }
    static func tied(_ titles: String) -> Label {
        Label(
            "\(titles) are level", german: "\(titles) liegen gleichauf",
            italian: "\(titles) sono alla pari")
    }
    static func holdsUnlessMore(_ quality: String, _ at: String, _ item: String) -> Label {
        Label(
            "Holds unless \(quality) counts more than \(at); then \(item) leads.",
            german: "Hält, solange \(quality) höchstens \(at) zählt; darüber liegt \(item) vorn.",
            italian: "Regge finché \(quality) non pesa più di \(at); poi è in testa \(item).")
    }
    static func holdsUnlessLess(_ quality: String, _ at: String, _ item: String) -> Label {
        Label(
            "Holds unless \(quality) counts less than \(at); then \(item) leads.",
            german: "Hält, solange \(quality) mindestens \(at) zählt; darunter liegt \(item) vorn.",
            italian: "Regge finché \(quality) non pesa meno di \(at); poi è in testa \(item).")
    }
    static func holdsUnlessAny(_ quality: String, _ item: String) -> Label {
        Label(
            "As soon as \(quality) counts at all, \(item) leads.",
            german: "Sobald \(quality) überhaupt zählt, liegt \(item) vorn.",
            italian: "Appena \(quality) conta qualcosa, è in testa \(item).")
    }
    static func holdsButLevel(_ quality: String, _ item: String) -> Label {
        Label(
            "Holds; only if \(quality) counts nothing, \(item) is level.",
            german: "Hält; nur wenn \(quality) nichts zählt, liegt \(item) gleichauf.",
            italian: "Regge; solo se \(quality) non conta nulla, \(item) è alla pari.")
    }
    static func holdsUnlessNone(_ quality: String, _ item: String) -> Label {
        Label(
            "Holds unless \(quality) counts nothing; then \(item) leads.",
            german: "Hält, solange \(quality) überhaupt zählt; sonst liegt \(item) vorn.",
            italian: "Regge finché \(quality) conta qualcosa; altrimenti è in testa \(item).")
    }
    static func flipLevel(_ item: String) -> Label {
        Label(
            "At 0, \(item) is level.", german: "Bei 0 liegt \(item) gleichauf.",
            italian: "A 0, \(item) è alla pari.")
    }
    static func flipNone(_ item: String) -> Label {
        Label(
            "At 0, \(item) leads.", german: "Bei 0 liegt \(item) vorn.",
            italian: "A 0 è in testa \(item).")
    }
    static func flipUp(_ at: String, _ item: String) -> Label {
        Label(
            "Above \(at), \(item) leads.", german: "Über \(at) liegt \(item) vorn.",
            italian: "Sopra \(at) è in testa \(item).")
    }
    static func flipAtOnce(_ item: String) -> Label {
        Label(
            "As soon as it counts at all, \(item) leads.",
            german: "Sobald es überhaupt zählt, liegt \(item) vorn.",
            italian: "Appena conta qualcosa, è in testa \(item).")
    }
    static func flipDown(_ at: String, _ item: String) -> Label {
        Label(
            "Below \(at), \(item) leads.", german: "Unter \(at) liegt \(item) vorn.",
            italian: "Sotto \(at) è in testa \(item).")
    }
    static func betterExcept(_ item: String, _ by: String, _ qualities: String) -> Label {
        Label(
            "\(by) is at least as good on everything and better on \(qualities).",
            german: "\(by) ist in allem mindestens so gut und besser bei \(qualities).",
            italian: "\(by) vale almeno altrettanto in tutto e di più in \(qualities).")
    }
    static func likelyNote(_ samples: String, _ seed: String) -> Label {
        Label(
            "Best, alone or tied, in so many of \(samples) weightings drawn evenly from all that are possible (seed \(seed)).",
            german:
                "So oft die beste Wahl, allein oder gleichauf, bei \(samples) gleichmäßig gezogenen Gewichtungen aller möglichen (Startwert \(seed)).",
            italian:
                "La migliore, da sola o alla pari, in tante delle \(samples) ponderazioni estratte in modo uniforme fra tutte le possibili (seme \(seed))."
        )
    }
    static func scoring(_ count: Int) -> Label {
        Label(
            "Scoring \(count) items on one quality",
            german: "\(count) Einträge nach einem Kriterium",
            italian: "Voti di \(count) voci su una qualità")
    }

    static let decide = Label("Decide", german: "Entscheiden", italian: "Decidi")
    static let decision = Label("Decision", german: "Entscheidung", italian: "Decisione")
    static let choice = Label("Choice", german: "Wahl", italian: "Scelta")
    static let reason = Label("Reason", german: "Grund", italian: "Motivo")
    static let outcome = Label(
        "How it turned out", german: "Wie es ausging", italian: "Com’è andata")
    static let howDidItTurnOut = Label(
        "How did it turn out?", german: "Wie ist es ausgegangen?", italian: "Com’è andata?")
    static let thatDay = Label(
        "The ranking of that day", german: "Die Rangliste jenes Tages",
        italian: "La classifica di quel giorno")
    static let exportMatrix = Label(
        "Export as CSV", german: "Als CSV exportieren", italian: "Esporta come CSV")
    static let reminders = Label("Reminders", german: "Erinnerungen", italian: "Promemoria")
    static let remindersSentence = Label(
        "Subscribe to this address in your phone’s calendar: every project with a daily reminder rings at its time. Whoever has the address can read it; renew it to lock others out.",
        german:
            "Abonniere diese Adresse im Kalender deines Telefons: Jedes Projekt mit täglicher Erinnerung meldet sich zu seiner Zeit. Wer die Adresse hat, kann sie lesen; erneuere sie, um andere auszusperren.",
        italian:
            "Abbonati a questo indirizzo nel calendario del telefono: ogni progetto con un promemoria suona alla sua ora. Chi ha l’indirizzo può leggerlo; rinnovalo per escludere gli altri."
    )
    static let noReminders = Label(
        "No open project has a daily reminder yet. Set one in a project’s Edit sheet.",
        german:
            "Noch hat kein offenes Projekt eine tägliche Erinnerung. Sie steht unter Bearbeiten.",
        italian: "Nessun progetto aperto ha un promemoria. Si imposta in Modifica progetto.")
    static let makeAddress = Label(
        "Make a secret address", german: "Geheime Adresse anlegen",
        italian: "Crea un indirizzo segreto")
    static let renewAddress = Label(
        "Renew the address", german: "Adresse erneuern", italian: "Rinnova l’indirizzo")

    static func decidedOn(_ date: String) -> Label {
        Label(
            "Decided on \(date)", german: "Entschieden am \(date)",
            italian: "Deciso il \(date)")
    }
    static func decided(_ item: String, _ date: String) -> Label {
        Label(
            "\(item), decided on \(date)", german: "\(item), entschieden am \(date)",
            italian: "\(item), deciso il \(date)")
    }
}
