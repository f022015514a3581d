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
            "Point or comma in \(quality) could be read otherwise, as quite other numbers. Is this right?",
            german:
                "Punkt oder Komma in \(quality) könnte anderes heißen, mit ganz anderen Zahlen. Stimmt das so?",
            italian:
                "Punto o virgola in \(quality) si potrebbe leggere diversamente, con numeri del tutto diversi. È giusto così?"
        )
    }
    static func takenForLevels(_ quality: String, _ levels: Int, best: Int) -> Label {
        Label(
            "Words of \(quality) are taken for levels from 1 to \(levels), of which \(best) is best. Is that meant?",
            german:
                "Wörter von \(quality) gelten als Stufen von 1 bis \(levels), von denen \(best) die beste ist. Ist das gemeint?",
            italian:
                "Le parole di \(quality) valgono come livelli da 1 a \(levels), di cui \(best) è il migliore. È così?"
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
        "Numbers behind the headings are taken for weights. Are they?",
        german: "Zahlen hinter den Überschriften gelten als Gewichte. Sind sie das?",
        italian: "I numeri dopo le intestazioni valgono come pesi. Lo sono?")
    static let weightsInHeadings = Label(
        "The weights stand behind the headings.",
        german: "Die Gewichte stehen hinter den Überschriften.",
        italian: "I pesi stanno dopo le intestazioni.")
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
    static func totals(_ formula: MatrixTable.Formula, _ outcome: MatrixTable.Outcome) -> Label {
        let here =
            switch outcome {
            case .same: totalsStay
            case .sameOrder: orderStays
            case .otherOrder: orderDiffers
            case .unknown: totalsDiffer
            }
        return formula.isWhole ? Label { $0(totals(formula)) + " " + $0(here) } : totals(formula)
    }
    private static let orderStays = Label(
        "Here they are other numbers in the same order.",
        german: "Hier sind es andere Zahlen in derselben Reihenfolge.",
        italian: "Qui sono altri numeri nello stesso ordine.")
    private static let orderDiffers = Label(
        "Here they are other numbers in another order.",
        german: "Hier sind es andere Zahlen in anderer Reihenfolge.",
        italian: "Qui sono altri numeri in un altro ordine.")
    /// Who leads by the table and who here, or that only those behind them differ.
    static func otherOrder(_ theirs: [String], _ ours: [String]) -> Label {
        Label { language in
            let there = language.list(Array(theirs.prefix(4)), of: theirs.count)
            let here = language.list(Array(ours.prefix(4)), of: ours.count)
            return language(theirs == ours ? sameLeader(there) : otherLeader(there, here))
        }
    }
    private static func otherLeader(_ there: String, _ here: String) -> Label {
        Label(
            "In the table, first is \(there); here it is \(here). Are scales and directions right?",
            german:
                "In der Tabelle ist vorn: \(there); hier: \(here). Stimmen Skalen und Richtungen?",
            italian:
                "Nella tabella è in testa \(there); qui \(here). Scale e direzioni sono giuste?")
    }
    private static func sameLeader(_ leader: String) -> Label {
        Label(
            "First is \(leader) in the table and here, but the order behind is another.",
            german: "Vorn ist in der Tabelle und hier: \(leader), dahinter ist die Folge anders.",
            italian: "In testa è \(leader) nella tabella e qui, ma l’ordine dopo è diverso.")
    }
    static func onScale(_ qualities: [String], _ levels: Int) -> Label {
        Label { language in
            let names = language.list(Array(qualities.prefix(4)), of: qualities.count)
            return language(
                Label(
                    "Numbers of \(names) are taken for one scale of levels from 1 to \(levels), the higher the better. Is that meant?",
                    german:
                        "Zahlen von \(names) gelten als eine Skala von Stufen von 1 bis \(levels), je höher, desto besser. Ist das gemeint?",
                    italian:
                        "I numeri di \(names) valgono come una scala di livelli da 1 a \(levels), più alto è meglio. È così?"
                ))
        }
    }
    static let wordWeights = Label(
        "Weights in words are taken for these numbers. Is that meant?",
        german: "Gewichte in Worten gelten als diese Zahlen. Ist das gemeint?",
        italian: "I pesi in parole valgono come questi numeri. È così?")
    static let perhapsRank = Label(
        "It is taken for a ranking and left out. If it is a quality, give it a weight.",
        german:
            "Es gilt als Rangfolge und bleibt weg. Ist es ein Kriterium, dann gib ihm ein Gewicht.",
        italian:
            "Vale come classifica e si tralascia. Se è una qualità, dalle un peso.")
    static let cornerSaysCriteria = Label(
        "The first heading may stand over criteria or over what is compared; items are taken from the columns.",
        german:
            "Die erste Überschrift kann über Kriterien stehen oder über dem, was verglichen wird; Einträge sind aus den Spalten gelesen.",
        italian:
            "La prima intestazione può stare sopra i criteri o sopra ciò che si confronta; le voci sono lette dalle colonne."
    )
    static let countedUp = Label(
        "More is taken to be better, as the table’s totals add it up.",
        german: "Mehr gilt als besser, denn die Summen der Tabelle zählen es dazu.",
        italian: "Più vale come meglio, perché i totali della tabella lo sommano.")
    static let namesStand = Label(
        "Names stand in", german: "Namen stehen in", italian: "I nomi stanno in")
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
        case .counts:
            Label(
                "The table’s totals count what is above, at or below zero.",
                german: "Die Summen der Tabelle zählen, was über, auf oder unter null liegt.",
                italian: "I totali della tabella contano ciò che è sopra, sotto o a zero.")
        case .product:
            Label(
                "The table’s totals multiply its numbers.",
                german: "Die Summen der Tabelle multiplizieren ihre Zahlen.",
                italian: "I totali della tabella moltiplicano i suoi numeri.")
        case .quotient:
            Label(
                "The table’s totals are what some of its numbers add up to by another.",
                german: "Die Summen der Tabelle teilen, was einige Zahlen ergeben, durch eine.",
                italian: "I totali della tabella dividono la somma di alcuni numeri per un altro.")
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
