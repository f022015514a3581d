// Made by `make words` from Words/*/Plants.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// The words of the tracker that only the tests know.
enum PlantText {
    /// Plants
    static var title: Label { Label(.plants, 0) }

    /// New plant
    static var new: Label { Label(.plants, 1) }

    /// Edit plant
    static var edit: Label { Label(.plants, 2) }

    /// Save
    static var save: Label { Label(.plants, 3) }

    /// What grows here, and when it had water last.
    static var emptySentence: Label { Label(.plants, 4) }

    /// Choose a plant.
    static var nothingToShow: Label { Label(.plants, 5) }

    /// Water { $name }
    static func water(_ name: String) -> Label {
        Label(.plants, 6, [.text(name)])
    }

    /// { $name } watered
    static func wateredNow(_ name: String) -> Label {
        Label(.plants, 7, [.text(name)])
    }

    /// { $count ->
    ///     [one] { $count } wants water
    ///    *[other] { $count } want water
    /// }
    static func thirsty(_ count: Int) -> Label {
        Label(.plants, 8, [.number(count)])
    }

    /// Wants water on { $date }
    static func next(_ date: String) -> Label {
        Label(.plants, 9, [.text(date)])
    }

    /// More for { $name }
    static func more(_ name: String) -> Label {
        Label(.plants, 10, [.text(name)])
    }

    /// Order of plants
    static var order: Label { Label(.plants, 11) }

    /// Name
    static var name: Label { Label(.plants, 12) }

    /// Thirst
    static var thirst: Label { Label(.plants, 13) }

    /// Days between
    static var every: Label { Label(.plants, 14) }

    /// Watered
    static var watered: Label { Label(.plants, 15) }

    /// plant
    static var plant: Label { Label(.plants, 16) }
}

extension Catalogue {
    fileprivate static var plants: Catalogue {
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000700A00L00Q01>01N01W01b02H02Z02f03603;03B03O03W03]",
                    patterns: """
                        Plants
                        New plant
                        Edit plant
                        Save
                        What grows here, and when it had water last.
                        Choose a plant.
                        Water \u{1}0
                        \u{1}0 watered
                        \u{2}0\u{3}one\u{4}\u{1}0 wants water\u{3}\u{4}\u{1}0 want water\u{5}
                        Wants water on \u{1}0
                        More for \u{1}0
                        Order of plants
                        Name
                        Thirst
                        Days between
                        Watered
                        plant
                        """)
            case .german:
                MessageTable(
                    index: "00000900F00Y00a01T01i02402@02i03;03H03]03b03h04804A04I",
                    patterns: """
                        Pflanzen
                        Neue Pflanze
                        Pflanze bearbeiten
                        Sichern
                        Was hier wächst und wann es zuletzt Wasser bekam.
                        Wähle eine Pflanze.
                        \u{1}0 gießen
                        \u{1}0 gegossen
                        \u{2}0\u{3}one\u{4}\u{1}0 will Wasser\u{3}\u{4}\u{1}0 wollen Wasser\u{5}
                        Will Wasser am \u{1}0
                        Mehr für \u{1}0
                        Ordnung der Pflanzen
                        Name
                        Durst
                        Tage dazwischen
                        Gegossen
                        Pflanze
                        """)
            case .italian:
                MessageTable(
                    index: "00000700D00T00Z01G01Z01f02403503G03T03h03m04204=04H04O",
                    patterns: """
                        Piante
                        Nuova pianta
                        Modifica pianta
                        Salva
                        Che cosa cresce qui e quando ha avuto acqua.
                        Scegli una pianta.
                        Annaffia \u{1}0
                        \u{1}0 annaffiata
                        \u{2}0\u{3}one\u{4}\u{1}0 vuole acqua\u{3}many\u{4}\u{1}0 vogliono acqua\u{3}\u{4}\u{1}0 vogliono acqua\u{5}
                        Vuole acqua il \u{1}0
                        Altro per \u{1}0
                        Ordine delle piante
                        Nome
                        Sete
                        Giorni fra
                        Annaffiata
                        pianta
                        """)
            }
        }
    }
}
