import Kernel

// The words of what a comparison can't say yet, and of what its weights mean.
extension Words {
    static let tooLittleSentence = Label(
        "Too little is scored to name a winner.",
        german: "Zu wenig bewertet, um einen Sieger zu nennen.",
        italian: "Troppo pochi voti per nominare un vincitore.")
    static let oneItem = Label(
        "One item, nothing to compare", german: "Ein Eintrag, nichts zu vergleichen",
        italian: "Una sola voce, niente da confrontare")
    static let oneItemSentence = Label(
        "Add another item to compare it with.",
        german: "Füge einen zweiten Eintrag zum Vergleichen hinzu.",
        italian: "Aggiungi un’altra voce con cui confrontarla.")
    static let weightless = Label(
        "Every weight is 0", german: "Jedes Gewicht ist 0", italian: "Ogni peso è 0")
    static let weightlessSentence = Label(
        "Give at least one quality a weight above 0.",
        german: "Gib mindestens einem Kriterium ein Gewicht über 0.",
        italian: "Dai ad almeno una qualità un peso sopra 0.")
    static let noRank = Label(
        "Not everything can be ranked yet", german: "Noch lässt sich nicht alles einordnen",
        italian: "Non tutto si può ancora ordinare")
    static let allAlike = Label(
        "All are level", german: "Alle liegen gleichauf", italian: "Tutte sono alla pari")

    /// Of a weighted sum with both kinds of qualities.
    static func scalesDiffer(_ levels: Int) -> Label {
        Label(
            "The same weight counts more where a quality is measured: its worst number gets 0 and its best \(levels), while a score gives 1 to \(levels), and only as far apart as you scored.",
            german:
                "Dasselbe Gewicht zählt mehr, wo gemessen wird: Die schlechteste Zahl bekommt 0 und die beste \(levels), eine Bewertung aber 1 bis \(levels), und nur so weit auseinander, wie du bewertet hast.",
            italian:
                "Lo stesso peso conta di più dove si misura: il numero peggiore vale 0 e il migliore \(levels), mentre un voto dà da 1 a \(levels), e solo con le distanze dei tuoi voti."
        )
    }
    /// The same where numbers count by their part of all.
    static func scalesDifferByPart(_ levels: Int) -> Label {
        Label(
            "The same weight counts less where a quality is measured: a number gets its part of all, far from the full \(levels), while a score gives 1 to \(levels).",
            german:
                "Dasselbe Gewicht zählt weniger, wo gemessen wird: Eine Zahl bekommt ihren Anteil an allen, weit weniger als die vollen \(levels), eine Bewertung aber 1 bis \(levels).",
            italian:
                "Lo stesso peso conta di meno dove si misura: un numero vale la sua parte del totale, lontano da \(levels) pieni, mentre un voto dà da 1 a \(levels)."
        )
    }
}
