import Kernel

/// The words of the screens of pulls.
enum Words {
    static let title = Label("Pulls", german: "Pulling", italian: "Pulling")
    static let newPull = Label("New pull", german: "Neues Pulling", italian: "Nuova gara")
    static let editPull = Label("Edit pull", german: "Pulling bearbeiten", italian: "Modifica gara")
    static let hook = Label("Hook", german: "Zug", italian: "Tirata")
    static let newHook = Label("New hook", german: "Neuer Zug", italian: "Nuova tirata")
    static let editHook = Label("Edit hook", german: "Zug bearbeiten", italian: "Modifica tirata")
    static let tools = Label("More", german: "Mehr", italian: "Altro")
    static let open = Label("Open", german: "Öffnen", italian: "Apri")
    static let emptyTitle = Label(
        "Where did you pull last?", german: "Wo wurde zuletzt gezogen?",
        italian: "Dov’è stata l’ultima gara?")
    static let emptySentence = Label(
        "Log a pull and its hooks beside the track, with or without a signal: distances as you say them, places worked out by class.",
        german:
            "Halte ein Pulling und seine Züge neben der Bahn fest, mit oder ohne Netz: Weiten, wie man sie sagt, Plätze je Klasse berechnet.",
        italian:
            "Annota una gara e le sue tirate accanto alla pista, con o senza rete: distanze come le dici, posti calcolati per classe."
    )
    static let loadSample = Label(
        "Load sample data", german: "Beispieldaten laden", italian: "Carica dati di esempio")
    static let noHooks = Label(
        "No hooks yet", german: "Noch keine Züge", italian: "Ancora nessuna tirata")
    static let noHooksSentence = Label(
        "Add each run down the track. What you entered last is offered first.",
        german: "Füge jeden Zug hinzu. Was zuletzt eingegeben wurde, wird zuerst angeboten.",
        italian: "Aggiungi ogni tirata. Ciò che hai scritto per ultimo viene proposto per primo.")
    static let choose = Label(
        "Choose a pull to see it here.", german: "Wähle ein Pulling, um es hier zu sehen.",
        italian: "Scegli una gara per vederla qui.")
    static let noClass = Label("No class", german: "Ohne Klasse", italian: "Senza classe")
    static let results = Label(
        "Results sheet", german: "Ergebnisliste", italian: "Foglio dei risultati")
    static let conditions = Label(
        "Conditions", german: "Bedingungen", italian: "Condizioni")
    static let rarer = Label(
        "Place, attempt, note", german: "Platz, Versuch, Notiz",
        italian: "Posto, tentativo, nota")
    static let categories = Label(
        "Own categories", german: "Eigene Angaben", italian: "Altre voci")
    static let categoriesTab = Label("Categories", german: "Angaben", italian: "Voci")
    static let whoHooks = Label("Who hooks?", german: "Wer zieht?", italian: "Chi tira?")
    static let category = Label("Category", german: "Angabe", italian: "Voce")
    static let categoryHint = Label("Gear", german: "Gang", italian: "Marcia")
    static let value = Label("Value", german: "Wert", italian: "Valore")
    static let addCategory = Label(
        "Add a category", german: "Angabe hinzufügen", italian: "Aggiungi una voce")
    static let saveAndNext = Label(
        "Save and next", german: "Sichern und weiter", italian: "Salva e continua")
    static let sameAsLast = Label(
        "Same as last hook", german: "Wie der letzte Zug", italian: "Come l’ultima tirata")
    static let again = Label(
        "Hook again", german: "Noch ein Zug", italian: "Un’altra tirata")
    static let place = Label("Place", german: "Platz", italian: "Posto")
    static let pullOff = Label("pull-off", german: "Pull-off", italian: "pull-off")
    static let farthest = Label("farthest", german: "am weitesten", italian: "la più lunga")
    static let showOlder = Label(
        "Show older pulls", german: "Ältere zeigen", italian: "Mostra le precedenti")
    static let psi = "psi"

    static func hooks(_ count: Int) -> Label {
        Label {
            $0.count(
                count, one: $0(Label("hook", german: "Zug", italian: "tirata")),
                other: $0(Label("hooks", german: "Züge", italian: "tirate")))
        }
    }

    /// "14 tractors, 2 full pulls"; hooks where nobody has a result yet.
    static func field(_ result: ClassResult) -> Label {
        if result.fieldSize == 0 { return hooks(result.entries.count) }
        let (size, full) = (tractors(result.fieldSize), result.fullPulls)
        return Label { full == 0 ? $0(size) : $0(size) + ", " + $0(fullPulls(full)) }
    }

    static func tractors(_ count: Int) -> Label {
        Label {
            $0.count(
                count, one: $0(Label("tractor", german: "Traktor", italian: "trattore")),
                other: $0(Label("tractors", german: "Traktoren", italian: "trattori")))
        }
    }

    static func fullPulls(_ count: Int) -> Label {
        Label {
            $0.count(
                count, one: $0(Label("full pull", german: "Full Pull", italian: "full pull")),
                other: $0(Label("full pulls", german: "Full Pulls", italian: "full pull")))
        }
    }

    /// "2 full pulls not measured"
    static func unmeasured(_ count: Int) -> Label {
        let pulls = fullPulls(count)
        return Label {
            $0(pulls)
                + (count == 1
                    ? $0(
                        Label(" not measured", german: " nicht gemessen", italian: " non misurato"))
                    : $0(
                        Label(" not measured", german: " nicht gemessen", italian: " non misurati")))
        }
    }

    static func sharedTractors(_ names: String) -> Label {
        Label(
            "\(names) pulled with more than one puller here and holds one place. Give two tractors two names.",
            german:
                "\(names) zog hier mit mehr als einem Fahrer und hat einen Platz. Zwei Traktoren brauchen zwei Namen.",
            italian:
                "\(names) ha tirato qui con più di un pilota e ha un solo posto. A due trattori servono due nomi."
        )
    }

    static func fullPullFrom(_ distance: String) -> Label {
        Label(
            "full pull from " + distance, german: "Full Pull ab " + distance,
            italian: "full pull da " + distance)
    }

    static func pulls(_ count: Int) -> Label {
        Label {
            $0.count(
                count, one: $0(Label("pull", german: "Pulling", italian: "gara")),
                other: $0(Label("pulls", german: "Pullings", italian: "gare")))
        }
    }

    static func more(_ name: String) -> Label {
        Label("More for " + name, german: "Mehr zu " + name, italian: "Altro per " + name)
    }

    static func up(_ name: String) -> Label {
        Label(name + " up", german: name + " nach oben", italian: name + " più su")
    }

    static func remove(_ name: String) -> Label {
        Label("Remove " + name, german: name + " entfernen", italian: "Togli " + name)
    }

    static func attempt(_ number: Int64) -> Label {
        Label { language in
            let ordinal = language.ordinal(Int(clamping: number))
            return language(
                Label(
                    ordinal + " attempt", german: ordinal + " Versuch",
                    italian: ordinal + " tentativo"))
        }
    }
}

extension Words {
    /// The noun after a number of hooks that stands apart from it.
    static func hookNoun(_ count: Int) -> Label {
        Label {
            $0.plural(count) == .one
                ? $0(Label("hook", german: "Zug", italian: "tirata"))
                : $0(Label("hooks", german: "Züge", italian: "tirate"))
        }
    }
}
