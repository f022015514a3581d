import Kernel

// Words around figures.
extension Words {
    /// A line that may be a name or a name with a score; follows the line.
    static func twoReadings(_ name: String, _ score: String) -> Label {
        twoReadings(
            name: name.truncated(to: 60), score: score,
            whole: (name + " " + score + ";").truncated(to: 60),
            parted: (name + "; " + score).truncated(to: 60))
    }

    /// Why a text isn't a score of a course so marked; follows the text.
    static func whyNoScore(_ marking: Marking) -> Label {
        guard let line = marking.line else { return noScore }
        let (from, to) = ends(line)
        return noGrade(from: from, to: to)
    }

    /// Why a percentage can't be a target; follows the text.
    static func isGrade(_ line: GradeLine) -> Label {
        let (from, to) = ends(line)
        return isGrade(from: from, to: to)
    }

    /// The first and the last grade of a line: "1.0" and "5.0".
    private static func ends(_ line: GradeLine) -> (from: Label, to: Label) {
        if line == .italian { return (Label { _ in "18" }, Label { _ in "30 (30L)" }) }
        let range = line.range
        return (
            Label { line.text(range.lowerBound.rational, in: $0) },
            Label { line.text(range.upperBound.rational, in: $0) }
        )
    }
}

extension Language {
    /// A percentage as shown; a dash while there is none.
    func percentage(_ percent: Rational?, places: Int = 2) -> String {
        guard let share = percent?.divided(by: 100) else { return "–" }
        return self.percent(share, places: places)
    }

    func figure(_ value: Rational?, places: Int = 2) -> String {
        value.map { number($0, places: places) } ?? "–"
    }
}

extension Language {
    /// A number of bytes in the unit in which people speak of it.
    func fileSize(_ bytes: Int64) -> String {
        if bytes < 1_000 {
            return number(Rational(bytes), places: 0) + "\u{A0}"
                + self(Words.fileBytes)
        }
        if bytes < 1_000_000 {
            return number(Rational(bytes, 1_000) ?? .zero, places: 0) + "\u{A0}kB"
        }
        return number(Rational(bytes, 1_000_000) ?? .zero, places: 1) + "\u{A0}MB"
    }
}
