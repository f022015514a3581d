import Kernel

// What was done to several records at once, and templates.
extension Words {
    static let templates = Label("Templates", german: "Vorlagen", italian: "Modelli")
    static let editTemplates = Label(
        "Rename or delete templates", german: "Vorlagen umbenennen oder löschen",
        italian: "Rinomina o elimina i modelli")
    static let editTemplate = Label(
        "Rename template", german: "Vorlage umbenennen", italian: "Rinomina modello")
    static let noTemplates = Label(
        "No templates of your own yet", german: "Noch keine eigenen Vorlagen",
        italian: "Ancora nessun modello tuo")
    static let noTemplatesSentence = Label(
        "A project’s menu saves its qualities as a template, and a new project can start with them.",
        german:
            "Das Menü eines Projekts sichert dessen Kriterien als Vorlage, mit der ein neues Projekt beginnen kann.",
        italian:
            "Il menu di un progetto salva le sue qualità come modello, da cui un nuovo progetto può cominciare."
    )

    static func savedAsTemplate(_ title: String) -> Label {
        Label(
            "Template saved: \(title)", german: "Vorlage gesichert: \(title)",
            italian: "Modello salvato: \(title)")
    }
    static func weights(_ count: Int) -> Label {
        Label { language in
            switch language {
            case .english: language.count(count, one: "weight", other: "weights")
            case .german: language.count(count, one: "Gewicht", other: "Gewichte")
            case .italian: language.count(count, one: "peso", other: "pesi")
            }
        }
    }
    static func scores(_ count: Int) -> Label {
        Label { language in
            switch language {
            case .english: language.count(count, one: "score", other: "scores")
            case .german: language.count(count, one: "Bewertung", other: "Bewertungen")
            case .italian: language.count(count, one: "voto", other: "voti")
            }
        }
    }

    static func decisionNoted(_ project: String) -> Label {
        Label(
            "Decided: \(project)", german: "Entschieden: \(project)",
            italian: "Deciso: \(project)")
    }
    static func outcomeNoted(_ project: String) -> Label {
        Label(
            "Outcome noted: \(project)", german: "Ausgang notiert: \(project)",
            italian: "Esito annotato: \(project)")
    }

    /// "5 items added"; feminine in Italian.
    static func manyAdded(_ what: String, _ count: Int) -> Label {
        Label(
            "\(what) added", german: "\(what) hinzugefügt",
            italian: what + (count == 1 ? " aggiunta" : " aggiunte"))
    }
    static func manyChanged(_ what: String, _ count: Int) -> Label {
        Label(
            "\(what) changed", german: "\(what) geändert",
            italian: what + (count == 1 ? " modificato" : " modificati"))
    }
    static func manyEntered(_ what: String, _ count: Int) -> Label {
        Label(
            "\(what) entered", german: "\(what) eingetragen",
            italian: what + (count == 1 ? " inserito" : " inseriti"))
    }
    static func manyCleared(_ what: String, _ count: Int) -> Label {
        Label(
            "\(what) cleared", german: "\(what) gelöscht",
            italian: what + (count == 1 ? " tolto" : " tolti"))
    }
    /// Of several kinds, so that no word can agree with all of them.
    static func manyImported(_ what: String) -> Label {
        Label(
            "\(what) imported", german: "\(what) importiert", italian: "Importazione: \(what)")
    }
}
