import Kernel

/// A row of the most that can be reached: "Max points", "Höchstpunktzahl", "Best possible".
///
/// Where it stands there, it is no option, though it would win.
enum MostPoints {
    /// Whether a name can mean nothing else.
    static func isNamed(_ name: String) -> Bool {
        let words = words(name)
        return words.count > 1 && isMost(words) || words.count == 1 && sure.contains(words[0])
    }

    /// What may be that, or somebody's name: the cells decide.
    static func mayBe(_ name: String) -> Bool {
        let words = words(name)
        return words.count == 1 && isMost(words)
    }

    /// Whether every word is about the most, or about points.
    private static func isMost(_ words: [String]) -> Bool {
        words.contains { most.contains($0) || sure.contains($0) }
            && words.allSatisfy { most.contains($0) || sure.contains($0) || points.contains($0) }
    }

    private static func words(_ name: String) -> [String] {
        name.folded.utf8.split { !(0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 || $0 >= 0x80) }
            .map { String(Substring($0)) }
    }

    private static let sure = [
        "maximalpunkte", "maximalpunktzahl", "hochstpunkte", "hochstpunktzahl", "hochstwert",
        "maximalwert", "hochstnote", "bestmoglich", "bestmoglicher", "idealwert", "bestwert",
        "punktemaximum", "maxpoints",
    ]
    private static let most = [
        "max", "maximum", "maximal", "maximale", "maximaler", "best", "highest", "possible",
        "perfect", "ideal", "full", "hochste", "hochster", "mogliche", "moglich", "massimo",
        "massimi", "massima", "ideale", "perfetto", "obtainable", "achievable", "available",
        "erreichbar", "erreichbare",
    ]
    private static let points = [
        "points", "point", "pts", "score", "scores", "marks", "value", "result", "option", "case",
        "punkte", "punkt", "pkt", "punktzahl", "wert", "bewertung", "punti", "punteggio", "valore",
        "of", "the", "der", "die", "das", "il", "option", "alternative", "losung",
    ]

    /// Whether a row says the most by its numbers alone: the same round number everywhere, or round
    /// numbers of which no other row has as many anywhere.
    ///
    /// - Parameter figures: Those of all rows.
    static func seemsSaid(by row: Int, _ figures: [[Decimal?]]) -> Bool {
        let own = figures[row].compactMap { $0 }
        guard own.count > 1, own.count == figures[row].count, figures.count > 2,
            row == 0 || row == figures.count - 1, let first = own.first
        else { return false }
        let others = figures.indices.filter { $0 != row }
        let isAbove = others.allSatisfy { other in
            let pairs = Array(zip(own, figures[other]))
            return pairs.allSatisfy { most, value in value.map { !(most < $0) } ?? true }
                && pairs.contains { $0 != $1 }
        }
        if !isAbove { return false }
        let isOne = own.allSatisfy { $0 == first } && (4...100 ~= first.int64 ?? 0)
        return isOne || own.allSatisfy { ($0.int64 ?? 1) % 5 == 0 }
    }
}
