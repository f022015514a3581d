import Kernel

// Words around figures across pulls.
extension Words {
    static let views = Label("Views", german: "Ansichten", italian: "Viste")
    static let standings = Label("Standings", german: "Wertung", italian: "Classifica")
    static let bests = Label("Bests", german: "Bestwerte", italian: "Record")
    static let forecast = Label("Forecast", german: "Prognose", italian: "Previsione")
    static let season = Label("Season", german: "Saison", italian: "Stagione")
    static let track = Label("Track", german: "Bahn", italian: "Pista")
    static let by = Label("By", german: "Nach", italian: "Per")
    static let show = Label("Show", german: "Zeigen", italian: "Mostra")
    static let points = Label("points", german: "Punkte", italian: "punti")
    static let allClasses = Label("All classes", german: "Alle Klassen", italian: "Tutte le classi")
    static let allSeasons = Label(
        "All seasons", german: "Alle Saisons", italian: "Tutte le stagioni")
    static let best = Label("best", german: "Bestweite", italian: "record")
    static let median = Label("median", german: "Median", italian: "mediana")
    static let pointsHeading = Label("Points", german: "Punkte", italian: "Punti")
    static let pullsHeading = Label("Pulls", german: "Pullings", italian: "Gare")
    static let winsHeading = Label("Wins", german: "Siege", italian: "Vittorie")
    static let nothingPlaced = Label(
        "No measured hooks here yet.", german: "Hier gibt es noch keine gemessenen Züge.",
        italian: "Qui non ci sono ancora tirate misurate.")
    static let bestCounts = Label(
        "At each pull, a tractor holds one place in a class, by its best hook. Exhibitions score nothing; the disqualified score only for showing.",
        german:
            "Je Pulling hat ein Traktor einen Platz in einer Klasse, nach seinem besten Zug. Vorführungen zählen nicht; Disqualifizierte nur fürs Antreten.",
        italian:
            "A ogni gara un trattore ha un solo posto per classe, con la sua migliore tirata. Le esibizioni non contano; gli squalificati solo per la partecipazione."
    )
    static let ownRule = Label(
        "A points rule of your own", german: "Eigene Punkteregel", italian: "Una regola propria")
    static let overTime = Label(
        "Percent of the winner, over time", german: "Prozent des Siegers im Lauf der Zeit",
        italian: "Percentuale del vincitore nel tempo")
    static let asTable = Label("As a table", german: "Als Tabelle", italian: "Come tabella")
    static let tooFew = Label(
        "To see what helps, eight hooks with a tire pressure, or with a category in numbers, are needed, and different values in one class on one track.",
        german:
            "Um zu sehen, was hilft, braucht es acht Züge mit Reifendruck oder einer eigenen Angabe in Zahlen, und verschiedene Werte in einer Klasse auf einer Bahn.",
        italian:
            "Per vedere che cosa aiuta servono otto tirate con pressione o con una voce numerica, e valori diversi in una classe su una pista."
    )
    static let withinClass = Label(
        "Per cent of the tractor’s own mean in the class on the track, so that classes and tracks don’t mix.",
        german:
            "Prozent vom eigenen Mittel des Traktors in der Klasse auf der Bahn, damit sich Klassen und Bahnen nicht mischen.",
        italian:
            "Per cento della media propria del trattore nella classe sulla pista, così classi e piste non si mescolano."
    )

    /// "4 looks at this tractor are taken into account (Holm)."
    static func looks(_ count: Int) -> Label {
        Label {
            let looks = $0.number(count)
            return $0(
                Label(
                    "The verdict takes into account that \(looks) looks were taken (Holm).",
                    german:
                        "Das Urteil berücksichtigt, dass \(looks)-mal hingesehen wurde (Holm).",
                    italian:
                        "Il giudizio tiene conto che si è guardato \(looks) volte (Holm)."))
        }
    }
    static let onlyChange = Label(
        "Ringed: nothing else that was written down changed since the hook before.",
        german: "Mit Ring: Seit dem Zug davor änderte sich sonst nichts Aufgeschriebenes.",
        italian: "Con anello: dalla tirata precedente non è cambiato altro di annotato.")
    static let onlyThis = Label(
        "Only change", german: "Nur das geändert", italian: "Unico cambiamento")
    static let headToHead = Label(
        "Head to head", german: "Direkter Vergleich", italian: "Scontri diretti")
    static let modelSays = Label("Model", german: "Modell", italian: "Modello")
    static let triedOn = Label("Tried on", german: "Erprobt an", italian: "Provato su")
    static let tooFewForModel = Label(
        "Fewer than eight hooks to try it on, so nothing says how sure this is. It is the plain mean of the class.",
        german:
            "Weniger als acht Züge zum Erproben, daher sagt nichts, wie sicher das ist. Es ist das einfache Mittel der Klasse.",
        italian:
            "Meno di otto tirate su cui provare, perciò nulla dice quanto è sicuro. È la semplice media della classe."
    )
    static let howForecast = Label(
        "Each hook was predicted from the pulls before it only; the errors and the interval are from that. Full pulls that weren’t measured count as the mark, and are left out where it isn’t known.",
        german:
            "Jeder Zug wurde nur aus den Pullings davor vorhergesagt; daraus stammen Fehler und Spanne. Full Pulls ohne Messung zählen als die Marke und bleiben weg, wo sie nicht bekannt ist.",
        italian:
            "Ogni tirata è stata prevista solo dalle gare precedenti; da lì vengono errori e intervallo. I full pull non misurati contano come il limite, e mancano dove non è noto."
    )

    static func method(_ method: Forecast.Method) -> Label {
        switch method {
        case .classMean:
            Label(
                "Mean of the class", german: "Mittel der Klasse", italian: "Media della classe")
        case .trackMean:
            Label(
                "Mean of the class at this track", german: "Mittel der Klasse auf dieser Bahn",
                italian: "Media della classe su questa pista")
        case .model: modelSays
        }
    }

    static func answers(_ method: Forecast.Method) -> Label {
        switch method {
        case .model:
            Label(
                "So far the model has been nearer than both means, so it answers.",
                german: "Bisher lag das Modell näher als beide Mittel, daher antwortet es.",
                italian: "Finora il modello è stato più vicino di entrambe le medie: risponde lui.")
        case .trackMean:
            Label(
                "So far the model has not beaten the mean of the class at the track, so that answers.",
                german:
                    "Bisher schlug das Modell das Mittel der Klasse auf der Bahn nicht, daher antwortet dieses.",
                italian:
                    "Finora il modello non ha battuto la media della classe sulla pista: risponde questa."
            )
        case .classMean:
            Label(
                "So far nothing has beaten the plain mean of the class, so that answers.",
                german:
                    "Bisher schlug nichts das einfache Mittel der Klasse, daher antwortet dieses.",
                italian: "Finora nulla ha battuto la semplice media della classe: risponde questa.")
        }
    }

    /// "off by 2.1 m on average"
    static func offBy(_ distance: String) -> Label {
        Label(
            "off by \(distance) on average", german: "im Mittel \(distance) daneben",
            italian: "sbaglia in media di \(distance)")
    }

    /// "23 hooks of this class"
    static func trial(_ trial: Forecast.Trial) -> Label {
        let hooks = hooks(trial.scores.count)
        return Label {
            $0(hooks)
                + $0(
                    trial.isOfClass
                        ? Label(
                            " of this class", german: " dieser Klasse",
                            italian: " di questa classe")
                        : Label(
                            " of all classes, scaled to this one",
                            german: " aller Klassen, auf diese umgerechnet",
                            italian: " di tutte le classi, riportate a questa"))
        }
    }

    static func interval(_ range: String) -> Label {
        Label(
            "8 times in 10 within " + range, german: "8 von 10 Mal innerhalb " + range,
            italian: "8 volte su 10 entro " + range)
    }

    static func ofWinner(_ percent: String) -> Label {
        Label(
            percent + " of the winner", german: percent + " des Siegers",
            italian: percent + " del vincitore")
    }

    static func wins(_ count: Int) -> Label {
        Label {
            $0.count(
                count, one: $0(Label("win", german: "Sieg", italian: "vittoria")),
                other: $0(Label("wins", german: "Siege", italian: "vittorie")))
        }
    }

    static func grouping(_ grouping: Bests.Grouping) -> Label {
        switch grouping {
        case .tractor: Hook.tractor.field.label
        case .className: Hook.className.field.label
        case .sled: Hook.sled.field.label
        case .track: track
        case .season: season
        }
    }

    static func whatHelps(_ tractor: String, _ name: String) -> Label {
        Label(
            "What helps \(tractor)? \(name)", german: "Was hilft \(tractor)? \(name)",
            italian: "Che cosa aiuta \(tractor)? \(name)")
    }

    static func met(_ row: HeadToHead.Row) -> Label {
        Label(
            "won \(row.won), lost \(row.lost), even \(row.tied)",
            german: "\(row.won) gewonnen, \(row.lost) verloren, \(row.tied) gleich",
            italian: "vinte \(row.won), perse \(row.lost), pari \(row.tied)")
    }

    static let densitySource = Label(
        "Density altitude by the formula of the US National Weather Service.",
        german: "Dichtehöhe nach der Formel des US-Wetterdienstes (National Weather Service).",
        italian:
            "Altitudine di densità con la formula del servizio meteorologico degli Stati Uniti (NWS)."
    )

    static let fromAltimeter = Label(
        "from an altimeter setting, as no place that high has such a station pressure",
        german:
            "aus dem auf Meereshöhe umgerechneten Luftdruck, denn so hoch gibt es ihn am Ort nicht",
        italian: "dalla pressione ridotta al livello del mare, che a quella quota non c’è")

    static func densityAltitude(_ text: String) -> Label {
        Label(
            "density altitude " + text, german: "Dichtehöhe " + text,
            italian: "altitudine di densità " + text)
    }
}

extension Words {
    static let names = Label("Names", german: "Namen", italian: "Nomi")
    static let noNames = Label(
        "No hook has one yet.", german: "Noch hat kein Zug einen.",
        italian: "Nessuna tirata ne ha ancora.")

    static func showMore(_ count: Int) -> Label {
        Label {
            let left = $0.number(count)
            return $0(
                Label(
                    "Show more of \(left)", german: "Weitere von \(left) zeigen",
                    italian: "Mostra altre di \(left)"))
        }
    }
    static let rename = Label("Rename", german: "Umbenennen", italian: "Rinomina")
    static let renameSentence = Label(
        "It changes in every hook at once. The name of another one merges the two.",
        german:
            "Das ändert sich in allen Zügen zugleich. Ein vorhandener Name führt beide zusammen.",
        italian: "Cambia in tutte le tirate insieme. Il nome di un altro li unisce.")

    static func perhaps(_ names: String) -> Label {
        Label(
            "Perhaps the same as " + names, german: "Vielleicht dasselbe wie " + names,
            italian: "Forse uguale a " + names)
    }
}
