import Kernel

/// Numbers of which less is better more often than not: ranks, penalties and school grades.
enum LowerWords {
    /// Which way a column of numbers counts by a word of its heading, which has to be asked.
    ///
    /// - Parameter isSmall: Whether no number is above six, the last of school grades.
    static func direction(_ heading: String, isSmall: Bool) -> CriterionWords.Direction? {
        for word in CriterionWords.words(heading) {
            let name = word.folded
            if TableWords.isSurelyRank(name) || isPenalty(name) {
                return CriterionWords.Direction(isLowerBetter: true, word: word, isSure: false)
            }
            if isGrade(name) {
                return CriterionWords.Direction(isLowerBetter: isSmall, word: word, isSure: false)
            }
        }
        return nil
    }

    /// "Note", "Schulnoten", "Testnote": a grade in German, comments in Italian.
    static func isGrade(_ word: String) -> Bool {
        ["note", "noten", "zensur", "zensuren"].contains { word.hasSuffix($0) }
            || ["notenschnitt", "notendurchschnitt"].contains(word)
    }

    private static func isPenalty(_ word: String) -> Bool {
        [
            "penalty", "penalties", "demerits", "strafe", "strafen", "strafpunkte", "fehlerpunkte",
            "minuspunkte", "penale", "penali", "penalita",
        ].contains(word)
    }

    /// What of a text beside a table says that less is better in all of it: "Schulnoten 1–6",
    /// "1 = sehr gut, 6 = ungenügend", "lower is better".
    static func hint(in text: String) -> Bool {
        let words = CriterionWords.words(text).map { $0.folded }
        if words.contains(where: { ["schulnoten", "schulnote", "noten"].contains($0) }) {
            return true
        }
        if let isLower = ScaleMark(text)?.isLowerBetter { return isLower }
        let signs = [UInt8]("()[];:,".utf8)
        let parts = text.utf8.split { signs.contains($0) }.map { String(Substring($0)).trimmed }
        return parts.contains {
            TableWords.isLowerBetter($0) == true && TableWords.isDirected($0)
                || ScaleMark($0)?.isLowerBetter == true
        } || ScaleMark.saysFirstIsBest(text)
    }
}

extension Layout {
    /// What stands above, below or in the corner of the table and says that less is better.
    var lowerHint: String? {
        let beside = left.filter { [.above, .remark, .empty].contains($0.reason) }.map { $0.text }
        return ([grid.rows[0][0]] + beside).first { LowerWords.hint(in: $0) }
    }
}
