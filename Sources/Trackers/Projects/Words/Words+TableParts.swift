import Kernel

// What is asked and said of rows and columns that may be something else than they seem.
extension Words {
    static func weightRow(_ isCriterion: Bool) -> Label {
        isCriterion
            ? Label(
                "A row called weight stands among criteria and is taken for one of them; items stand in columns.",
                german:
                    "Eine Zeile namens Gewicht steht zwischen Kriterien und gilt als eines davon; Einträge stehen in Spalten.",
                italian:
                    "Una riga chiamata peso sta tra i criteri e vale come uno di essi; le voci stanno in colonne."
            )
            : Label(
                "A row called weight is taken to say how much each column counts; it may be a criterion itself.",
                german:
                    "Eine Zeile namens Gewicht gilt als das, was jede Spalte zählt; sie kann selbst ein Kriterium sein.",
                italian:
                    "Una riga chiamata peso vale come ciò che conta ogni colonna; può essere un criterio."
            )
    }
    static func unknownMark(_ quality: String) -> Label {
        Label(
            "Stands behind \(quality) and is no unit that is known here, so its numbers count as scores, the higher the better. Is that right?",
            german:
                "Steht hinter \(quality) und ist keine bekannte Einheit; seine Zahlen gelten als Bewertungen, je höher, desto besser. Stimmt das?",
            italian:
                "Sta dopo \(quality) e non è un’unità nota: i suoi numeri valgono come voti, più alto è meglio. È giusto?"
        )
    }
    static func unknownTotal(_ total: String) -> Label {
        Label(
            "Nobody knows whether that says which way \(total) counts; more is taken to be better.",
            german:
                "Ob das sagt, wie herum \(total) zählt, ist nicht bekannt; mehr gilt als besser.",
            italian:
                "Non si sa se questo dica in che verso conta \(total); di più vale come meglio.")
    }
    static let gradeTotal = Label(
        "Of a grade, less is taken to be better. Is that so here?",
        german: "Bei einer Note gilt weniger als besser. Ist das hier so?",
        italian: "Di un voto scolastico tedesco vale che meno è meglio. È così?")
    static let perhapsTotal = Label(
        "It is what the other numbers come to, so it is left out as a total. Is it one?",
        german: "Es ist, was die anderen Zahlen ergeben, und bleibt als Summe weg. Ist es eine?",
        italian: "È ciò che danno gli altri numeri e si tralascia come totale. Lo è?")
    static let mostIsLast = Label(
        "The most points that there can be; it is no item, but the last level.",
        german: "Was höchstens zu erreichen ist; es ist kein Eintrag, sondern die letzte Stufe.",
        italian: "Il massimo che si può avere; non è una voce, ma l’ultimo livello.")
    static func mostIsLeft(_ isOneScale: Bool) -> Label {
        isOneScale ? mostIsNoItem : Label { $0(mostIsNoItem) + " " + $0(scalesAreOne) }
    }
    private static let mostIsNoItem = Label(
        "It is taken for the most points that there can be, not for an item, and left out.",
        german:
            "Es gilt als das, was höchstens zu erreichen ist, nicht als Eintrag, und bleibt weg.",
        italian: "Vale come il massimo che si può avere, non come voce, e si tralascia.")
    private static let scalesAreOne = Label(
        "Scales of different lengths are not kept.",
        german: "Verschieden lange Skalen bleiben nicht erhalten.",
        italian: "Scale di lunghezza diversa non si conservano.")
    static let perhapsMost = Label(
        "It has the most points everywhere. If it says what can be reached at most, leave it out.",
        german:
            "Es hat überall die meisten Punkte. Sagt es, was höchstens zu erreichen ist, dann lass es weg.",
        italian:
            "Ha ovunque il massimo dei punti. Se dice quanto si può avere al massimo, tralascialo.")
    static func countedDown(_ total: String) -> Label {
        Label(
            "Less is taken to be better, as it is of the table’s total “\(total)”.",
            german: "Weniger gilt als besser, wie bei der Summe „\(total)“ der Tabelle.",
            italian: "Meno vale come meglio, come per il totale «\(total)» della tabella.")
    }
}
