import Kernel

// What is asked of totals, targets and repeated numbers by their names.
extension Words {
    static let oddTotal = Label(
        "It is left out as a total, but isn’t what the items come to. If it is an item, call it otherwise.",
        german:
            "Es bleibt als Summe weg, ist aber nicht, was die Einträge ergeben. Ist es ein Eintrag, dann nenn es anders.",
        italian:
            "Si tralascia come totale, ma non è ciò che danno le voci. Se è una voce, dalle un altro nome."
    )
    static let noTotal = Label(
        "It is called as totals are, but isn’t what the others come to, so it counts as a quality. Leave it out if it is a total.",
        german:
            "Es heißt wie eine Summe, ist aber nicht, was die anderen ergeben, und zählt als Kriterium. Ist es eine Summe, dann lass es weg.",
        italian:
            "Si chiama come un totale, ma non è ciò che danno gli altri, e conta come qualità. Tralascialo se è un totale."
    )
    static let perhapsTarget = Label(
        "It is taken for an item. If it says what is wanted, leave it out.",
        german: "Es gilt als Eintrag. Sagt es, was gewünscht ist, dann lass es weg.",
        italian: "Vale come voce. Se dice ciò che si vuole, tralascialo.")
    static func perhapsProduct(_ other: String) -> Label {
        Label(
            "Its numbers are those of \(other) by the weights. If it is the same item, leave it out.",
            german:
                "Seine Zahlen sind die von \(other) mal Gewicht. Ist es derselbe Eintrag, dann lass es weg.",
            italian:
                "I suoi numeri sono quelli di \(other) per i pesi. Se è la stessa voce, tralasciala."
        )
    }
    static let subtotal = Label(
        "A total of what stands before it; it is left out.",
        german: "Eine Zwischensumme von dem, was davor steht; sie bleibt weg.",
        italian: "Un totale di ciò che sta prima; si tralascia.")
    static func blanks(_ quality: String) -> Label {
        Label(
            "Is taken for no value in \(quality).", german: "Gilt in \(quality) als kein Wert.",
            italian: "Vale come nessun valore in \(quality).")
    }
    static func crowded(_ name: String, _ below: [String]) -> Label {
        Label { language in
            let (name, list) = (language.quoted(name), language.list(below.map(language.quoted)))
            return language(
                Label(
                    "\(name) stands over several columns, \(list). Keep one of them, or give each column a heading of its own in one row.",
                    german:
                        "\(name) steht über mehreren Spalten, \(list). Behalte eine davon, oder gib jeder Spalte eine eigene Überschrift in einer Zeile.",
                    italian:
                        "\(name) sta sopra più colonne, \(list). Tienine una, o dai a ogni colonna un’intestazione propria in una riga."
                ))
        }
    }
    static let nothingLeft = Label(
        "No column holds scores or measures: numbers, or words such as low, good, yes, red, M or ++.",
        german:
            "Keine Spalte enthält Bewertungen oder Messwerte: Zahlen oder Wörter wie niedrig, gut, ja, rot, M oder ++.",
        italian:
            "Nessuna colonna contiene voti o misure: numeri o parole come basso, buono, sì, rosso, M o ++."
    )
}
