import Kernel

/// The words of the projects' screens.
enum Words {
    static let projects = Label(
        "Projects", german: "Projekte", italian: "Progetti")
    static let open = Label(
        "Open", german: "Offen", italian: "Aperti")
    static let closedOnes = Label(
        "Closed", german: "Abgeschlossen", italian: "Chiusi")
    static let views = Label(
        "Which projects", german: "Welche Projekte", italian: "Quali progetti")
    static let newProject = Label(
        "New project", german: "Neues Projekt", italian: "Nuovo progetto")
    static let editProject = Label(
        "Edit project", german: "Projekt bearbeiten", italian: "Modifica progetto")
    static let editItem = Label(
        "Edit item", german: "Eintrag bearbeiten", italian: "Modifica voce")
    static let tools = Label(
        "More", german: "Mehr", italian: "Altro")
    static let loadSample = Label(
        "Load sample data", german: "Beispieldaten laden", italian: "Carica dati di esempio")
    static let emptyTitle = Label(
        "What are you working on?", german: "Woran arbeitest du?", italian: "A che cosa lavori?")
    static let emptySentence = Label(
        "A project holds what is to be done, or the options you weigh. Give it qualities, and see which option leads and whether that holds.",
        german:
            "Ein Projekt enthält, was zu tun ist, oder die Möglichkeiten, die du abwägst. Mit Kriterien siehst du, was vorn liegt und ob das hält.",
        italian:
            "Un progetto contiene ciò che c’è da fare, o le opzioni da valutare. Con le qualità vedi quale opzione è in testa e se regge."
    )
    static let noneOpen = Label(
        "Everything is closed", german: "Alles abgeschlossen", italian: "Tutto chiuso")
    static let noneOpenSentence = Label(
        "No project is open. Begin the next one, or reopen a closed one.",
        german:
            "Kein Projekt ist offen. Beginne das nächste oder öffne ein abgeschlossenes wieder.",
        italian: "Nessun progetto è aperto. Comincia il prossimo o riaprine uno chiuso.")
    static let noneClosed = Label(
        "No closed projects yet. A project that is done can be closed in its menu.",
        german:
            "Noch nichts abgeschlossen. Ein fertiges Projekt lässt sich in seinem Menü abschließen.",
        italian: "Ancora nessun progetto chiuso. Un progetto finito si chiude dal suo menu.")
    static let chooseOne = Label(
        "Choose a project to see it here.", german: "Wähle ein Projekt, um es hier zu sehen.",
        italian: "Scegli un progetto per vederlo qui.")
    static let empty = Label(
        "Empty", german: "Leer", italian: "Vuoto")
    static let allDone = Label(
        "All done", german: "Alles erledigt", italian: "Tutto fatto")
    static let startWith = Label(
        "Start with", german: "Beginnen mit", italian: "Comincia con")
    static let noQualities = Label(
        "No qualities", german: "Keine Kriterien", italian: "Nessuna qualità")
    static let close = Label(
        "Close the project", german: "Projekt abschließen", italian: "Chiudi il progetto")
    static let reopen = Label(
        "Reopen the project", german: "Projekt wieder öffnen", italian: "Riapri il progetto")
    static let closeShort = Label(
        "Close", german: "Abschließen", italian: "Chiudi")
    static let reopenShort = Label(
        "Reopen", german: "Öffnen", italian: "Riapri")
    static let saveTemplate = Label(
        "Save the qualities as a template", german: "Kriterien als Vorlage sichern",
        italian: "Salva le qualità come modello")
    static let addMany = Label(
        "Add several", german: "Mehrere hinzufügen", italian: "Aggiungi più voci")
    static let addManyHint = Label(
        "One a line.", german: "Einer pro Zeile.", italian: "Una per riga.")
    static let lines = Label(
        "Items, one a line", german: "Einträge, einer pro Zeile", italian: "Voci, una per riga")
    static let add = Label(
        "Add", german: "Hinzufügen", italian: "Aggiungi")
    static let addItem = Label(
        "Add an item…", german: "Eintrag hinzufügen…", italian: "Aggiungi una voce…")
    static let noItems = Label(
        "Nothing in it yet", german: "Noch nichts darin", italian: "Ancora niente")
    static let noItemsSentence = Label(
        "Type a title and press return, again and again, or add many lines at once.",
        german: "Titel tippen, Eingabe drücken, und so weiter; oder viele Zeilen auf einmal.",
        italian:
            "Scrivi un titolo e premi invio, quante volte vuoi, o aggiungi molte righe insieme.")
    static let upNext = Label(
        "Up next", german: "Als Nächstes", italian: "I prossimi")
    static let moreToExplore = Label(
        "More to explore", german: "Mehr zu entdecken", italian: "Altro da esplorare")
    static let markDone = Label(
        "Done", german: "Erledigt", italian: "Fatta")
    static let markNotDone = Label(
        "Not done", german: "Nicht erledigt", italian: "Da fare")
    static let low = Label(
        "Low", german: "Niedrig", italian: "Bassa")
    static let medium = Label(
        "Medium", german: "Mittel", italian: "Media")
    static let high = Label(
        "High", german: "Hoch", italian: "Alta")
    static let awards = Label(
        "Awards", german: "Auszeichnungen", italian: "Premi")
    static let added = Label(
        "Items added", german: "Hinzugefügte Einträge", italian: "Voci aggiunte")
    static let completedOnes = Label(
        "Items completed", german: "Erledigte Einträge", italian: "Voci completate")
    static let awardsNote = Label(
        "Counted once and kept: deleting or reopening takes nothing away.",
        german: "Einmal gezählt bleibt gezählt: Löschen und Wiederöffnen nehmen nichts weg.",
        italian: "Ciò che è contato resta: eliminare o riaprire non toglie nulla.")

    static func left(_ left: Int, _ total: Int) -> Label {
        Label(
            "\(left) of \(total) left", german: "noch \(left) von \(total)",
            italian: "\(left) di \(total) da fare")
    }
    static func closed(_ title: String) -> Label {
        Label(
            "\(title) closed", german: "\(title) abgeschlossen",
            italian: "\(title) chiuso")
    }
    static func reopened(_ title: String) -> Label {
        Label(
            "\(title) reopened", german: "\(title) wieder offen",
            italian: "\(title) riaperto")
    }
    static func done(_ title: String) -> Label {
        Label(
            "\(title) done", german: "\(title) erledigt",
            italian: "\(title) completata")
    }
    static func notDone(_ title: String) -> Label {
        Label(
            "\(title) not done", german: "\(title) nicht erledigt",
            italian: "\(title) da fare")
    }
    static func moreFor(_ title: String) -> Label {
        Label(
            "More for \(title)", german: "Mehr zu \(title)",
            italian: "Altro per \(title)")
    }
    static func showMore(_ count: Int) -> Label {
        Label(
            "Show \(count) more", german: "Noch \(count) zeigen",
            italian: "Mostra ancora \(count)")
    }
    static func awardAdded(_ count: Int) -> Label {
        Label(
            "\(count) added", german: "\(count) hinzugefügt",
            italian: "\(count) " + (count == 1 ? "aggiunta" : "aggiunte"))
    }
    static func awardCompleted(_ count: Int) -> Label {
        Label(
            "\(count) completed", german: "\(count) erledigt",
            italian: "\(count) " + (count == 1 ? "completata" : "completate"))
    }
    static func awardLeft(_ count: Int) -> Label {
        Label(
            "\(count) to go", german: "noch \(count)",
            italian: (count == 1 ? "ne manca " : "ne mancano ") + "\(count)")
    }

    static let earned = Label("Earned", german: "Erreicht", italian: "Ottenuto")

    static func itemsDone(_ count: Int) -> Label {
        Label { language in
            switch language {
            case .english: count == 1 ? "item completed" : "items completed"
            case .german: count == 1 ? "Eintrag erledigt" : "Einträge erledigt"
            case .italian: count == 1 ? "voce completata" : "voci completate"
            }
        }
    }

    static func items(_ count: Int) -> Label {
        Label { language in
            switch language {
            case .english: language.count(count, one: "item", other: "items")
            case .german: language.count(count, one: "Eintrag", other: "Einträge")
            case .italian: language.count(count, one: "voce", other: "voci")
            }
        }
    }

    static func qualities(_ count: Int) -> Label {
        Label { language in
            switch language {
            case .english: language.count(count, one: "quality", other: "qualities")
            case .german: language.count(count, one: "Kriterium", other: "Kriterien")
            case .italian: language.count(count, one: "qualità", other: "qualità")
            }
        }
    }

    /// "3 open · 1 closed"
    static func counts(open: Int, closed: Int) -> Label {
        Label(
            "\(open) open · \(closed) closed", german: "\(open) offen · \(closed) abgeschlossen",
            italian: "\(open) " + (open == 1 ? "aperto" : "aperti") + " · \(closed) "
                + (closed == 1 ? "chiuso" : "chiusi"))
    }

    static func level(_ priority: Int64) -> Label {
        switch priority {
        case ..<2: low
        case 2: medium
        default: high
        }
    }

    static func priority(_ priority: Int64) -> Label {
        Label { language in
            language(Item.priority.field.label) + ": " + language(level(priority))
        }
    }
}
