import Kernel

// What is asked of columns that may count the other way, twice, or as something else.
extension Words {
    static func likely(_ isLowerBetter: Bool, _ word: String) -> Label {
        Label { language in
            language(direction(isLowerBetter, word)) + " "
                + language(
                    Label("Is that so here?", german: "Ist das hier so?", italian: "È così qui?"))
        }
    }
    static func mustChoose(_ quality: String) -> Label {
        Label(
            "Choose whether more or less of \(quality) is better; nothing in the table says it.",
            german:
                "Wähle, ob mehr oder weniger von \(quality) besser ist; in der Tabelle steht es nicht.",
            italian: "Scegli se di \(quality) è meglio di più o di meno; la tabella non lo dice.")
    }
    static let lowerHint = Label(
        "Stands beside the table and says that less is better, so it is for all scores. Is it?",
        german:
            "Steht neben der Tabelle und sagt, dass weniger besser ist; so gilt es für alle Bewertungen. Stimmt das?",
        italian:
            "Sta fuori dalla tabella e dice che meno è meglio; vale così per tutti i voti. È giusto?"
    )
    static func besideMeasures(_ qualities: [String]) -> Label {
        Label { language in
            let names = language.list(Array(qualities.prefix(4)), of: qualities.count)
            return language(
                Label(
                    "Numbers of \(names) stand beside measures and are taken for scores, the higher the better. Are they, or do they count something?",
                    german:
                        "Zahlen von \(names) stehen neben Messwerten und gelten als Bewertungen, je höher, desto besser. Sind sie das, oder zählen sie etwas?",
                    italian:
                        "I numeri di \(names) stanno accanto a misure e valgono come voti, più alto è meglio. Lo sono, o contano qualcosa?"
                ))
        }
    }
    static func contains(_ others: [String]) -> Label {
        Label { language in
            let names = language.list(others)
            return language(
                Label(
                    "It may contain \(names), which would count twice. If so, leave one out.",
                    german:
                        "Es enthält vielleicht \(names), was dann doppelt zählte. Lass in dem Fall eins weg.",
                    italian:
                        "Forse comprende \(names), che conterebbe due volte. In tal caso tralasciane uno."
                ))
        }
    }
    static func weightEach(_ text: String, _ name: String) -> Label {
        Label { language in
            let text = language.quoted(text)
            return language(
                Label(
                    "\(text) seems to hold weights for \(name) alone. Weights are the same for all items: write them once, under “Weight”, or leave these out.",
                    german:
                        "\(text) scheint Gewichte nur für \(name) zu enthalten. Gewichte sind für alle Einträge dieselben: Schreib sie einmal, unter „Gewicht“, oder lass diese weg.",
                    italian:
                        "\(text) sembra contenere pesi solo per \(name). I pesi sono gli stessi per tutte le voci: scrivili una volta, sotto «Peso», o tralascia questi."
                ))
        }
    }
    static func dateIsNoNumber(_ text: String) -> Label {
        Label { language in
            let text = language.quoted(text)
            return language(
                Label(
                    "\(text) is a date. Write a number, such as how many days it takes until then, or leave its column out.",
                    german:
                        "\(text) ist ein Datum. Schreib eine Zahl, etwa wie viele Tage es bis dahin sind, oder lass die Spalte weg.",
                    italian:
                        "\(text) è una data. Scrivi un numero, come quanti giorni mancano, o tralascia la colonna."
                ))
        }
    }
}

extension String {
    /// Whether it is a date in digits: "2026-12-01", "1.2.27", "3/12/2026".
    var isDate: Bool {
        [UInt8]("-./".utf8).contains { sign in
            let parts = utf8.split(separator: sign, omittingEmptySubsequences: false)
            return parts.count == 3 && parts.allSatisfy { 1...4 ~= $0.count }
                && parts.joined().allSatisfy { 0x30...0x39 ~= $0 }
        }
    }
}
