import Kernel

extension Doubt {
    /// Cells with what each was read as: `“1.250; 1.100” → 1.25; 1.1`.
    init(
        line: Int, _ cells: [MatrixTable.ReadCell], reason: Label, changesFigure: Bool = true
    ) {
        let more = cells.count > 20 ? "; …" : ""
        self.init(
            line: line, text: cells.prefix(20).map { $0.text }.joined(separator: "; ") + more,
            read: cells.prefix(20).map { $0.read }.joined(separator: "; ") + more,
            reason: reason, changesFigure: changesFigure)
    }
}

// Why something of a table is asked, or was understood so.
extension Words {
    static func marks(_ quality: String) -> Label {
        Label(
            "Point or comma in \(quality) could be read otherwise; nothing in the table says how, so they are read as in your language.",
            german:
                "Punkt oder Komma in \(quality) könnte anderes heißen; die Tabelle sagt es nicht, gelesen ist es wie in deiner Sprache.",
            italian:
                "Punto o virgola in \(quality) si potrebbe leggere diversamente; la tabella non lo dice, è letto come nella tua lingua."
        )
    }
    static func oddMarks(_ quality: String) -> Label {
        Label(
            "Point or comma in \(quality) could be read otherwise, and then its numbers would be much closer to each other. Is this right?",
            german:
                "Punkt oder Komma in \(quality) könnte anderes heißen, und dann lägen die Zahlen viel näher beieinander. Stimmt das so?",
            italian:
                "Punto o virgola in \(quality) si potrebbe leggere diversamente, e allora i numeri sarebbero molto più vicini. È giusto così?"
        )
    }
    static func takenForLevels(_ quality: String, _ levels: Int) -> Label {
        Label(
            "Words of \(quality) are taken for levels from 1 to \(levels), of which \(levels) is best. Is that meant?",
            german:
                "Wörter von \(quality) gelten als Stufen von 1 bis \(levels), von denen \(levels) die beste ist. Ist das gemeint?",
            italian:
                "Le parole di \(quality) valgono come livelli da 1 a \(levels), di cui \(levels) è il migliore. È così?"
        )
    }
    static func leftWords(_ quality: String) -> Label {
        Label(
            "\(quality) holds words that are no scores, and is left out.",
            german: "\(quality) enthält Wörter, die keine Bewertungen sind, und bleibt weg.",
            italian: "\(quality) contiene parole che non sono voti, e si tralascia.")
    }
    static func whichIsBetter(_ quality: String) -> Label {
        Label(
            "Nothing says whether more or less of \(quality) is better; more is taken to be.",
            german:
                "Ob mehr oder weniger von \(quality) besser ist, steht nicht da; mehr gilt als besser.",
            italian:
                "Non è detto se di \(quality) è meglio di più o di meno; vale che è meglio di più.")
    }
    static let perhapsWeights = Label(
        "Numbers in brackets behind the headings are taken for weights. Are they?",
        german: "Zahlen in Klammern hinter den Überschriften gelten als Gewichte. Sind sie das?",
        italian: "I numeri tra parentesi dopo le intestazioni valgono come pesi. Lo sono?")
    static let weightsInHeadings = Label(
        "The weights stand in brackets behind the headings.",
        german: "Die Gewichte stehen in Klammern hinter den Überschriften.",
        italian: "I pesi stanno tra parentesi dopo le intestazioni.")
    static let scoredSo = Label(
        "Its scores count as the better the higher they are; turn that around if they say how much there is.",
        german:
            "Seine Bewertungen zählen umso besser, je höher sie sind; dreh das um, wenn sie sagen, wie viel es ist.",
        italian:
            "I suoi voti valgono di più quanto più sono alti; inverti se dicono quanto ce n’è.")

    static let moreIsBetter = Label(
        "more is better", german: "mehr ist besser", italian: "più è meglio")
    static let chooseDirection = Label(
        "Choose …", german: "Wähle …", italian: "Scegli …")

    static func directionOf(_ quality: String) -> Label {
        Label(
            "\(quality): what is better?", german: "\(quality): Was ist besser?",
            italian: "\(quality): cosa è meglio?")
    }
    static func direction(_ isLowerBetter: Bool, _ word: String) -> Label {
        isLowerBetter
            ? Label(
                "Less is taken to be better, as “\(word)” says.",
                german: "Weniger gilt als besser, wie „\(word)“ sagt.",
                italian: "Meno vale come meglio, come dice «\(word)».")
            : Label(
                "More is taken to be better, as “\(word)” says.",
                german: "Mehr gilt als besser, wie „\(word)“ sagt.",
                italian: "Più vale come meglio, come dice «\(word)».")
    }
    /// How the totals of a table come about, and whether that is so here.
    static func totals(_ formula: MatrixTable.Formula, _ isOurs: Bool) -> Label {
        Label { language in
            let here = isOurs ? totalsStay : totalsDiffer
            return language(totals(formula)) + " " + language(here)
        }
    }
    private static let totalsStay = Label(
        "They are the same here.", german: "Hier sind es dieselben.",
        italian: "Qui sono gli stessi.")
    private static let totalsDiffer = Label(
        "Here they will differ, as measures, directions or means count otherwise.",
        german: "Hier werden es andere, weil Messwerte, Richtungen oder Mittel anders zählen.",
        italian: "Qui saranno altri, perché misure, direzioni o medie contano in altro modo.")

    private static func totals(_ formula: MatrixTable.Formula) -> Label {
        switch formula {
        case .sum:
            Label(
                "The table’s totals are the sums of its numbers.",
                german: "Die Summen der Tabelle addieren ihre Zahlen.",
                italian: "I totali della tabella sono le somme dei suoi numeri.")
        case .mean:
            Label(
                "The table’s totals are the means of its numbers.",
                german: "Die Summen der Tabelle sind Mittel ihrer Zahlen.",
                italian: "I totali della tabella sono le medie dei suoi numeri.")
        case .weightedSum:
            Label(
                "The table’s totals are weighted sums.",
                german: "Die Summen der Tabelle sind gewichtete Summen.",
                italian: "I totali della tabella sono somme ponderate.")
        case .weightedMean:
            Label(
                "The table’s totals are weighted means.",
                german: "Die Summen der Tabelle sind gewichtete Mittel.",
                italian: "I totali della tabella sono medie ponderate.")
        case .percent:
            Label(
                "The table’s totals are weighted sums by hundredths.",
                german: "Die Summen der Tabelle sind gewichtete Summen in Hundertsteln.",
                italian: "I totali della tabella sono somme ponderate in centesimi.")
        case .share:
            Label(
                "The table’s totals are percent of the most that there can be.",
                german: "Die Summen der Tabelle sind Prozent des Höchstmöglichen.",
                italian: "I totali della tabella sono percentuali del massimo possibile.")
        case .positives:
            Label(
                "The table’s totals add up what is above zero.",
                german: "Die Summen der Tabelle addieren, was über null liegt.",
                italian: "I totali della tabella sommano ciò che supera lo zero.")
        case .negatives:
            Label(
                "The table’s totals add up what is below zero.",
                german: "Die Summen der Tabelle addieren, was unter null liegt.",
                italian: "I totali della tabella sommano ciò che sta sotto lo zero.")
        }
    }
}
