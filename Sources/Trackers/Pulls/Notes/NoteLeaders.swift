import Kernel

/// What stands between names and results without a space: `1...Al Bell...Dumb Bell...309.99`,
/// `Dale Hart-Blue Streak-301.5`, `Cole -Smoke Show -311.12`.
enum NoteLeaders {
    /// A line with spaces around its leaders.
    static func spread(_ line: String) -> String { hyphens(dots(line)).text }

    /// Whether a hyphen between letters was taken to part two names, as nothing else does.
    static func isGuessed(_ line: String) -> Bool {
        hyphens(dots(line.withoutStart(" \t•*·▪►‣◦-–—>_=~+"))).isGuessed
    }

    /// Two points or more are a leader.
    private static func dots(_ line: String) -> String {
        var text = ""
        var points = 0
        for scalar in line.unicodeScalars {
            if scalar == "." {
                points += 1
                continue
            }
            text += leader(points)
            points = 0
            text.unicodeScalars.append(scalar)
        }
        return text + (points > 1 ? "" : leader(points))
    }

    private static func leader(_ points: Int) -> String {
        points == 0 ? "" : points == 1 ? "." : " .. "
    }

    private static func hyphens(_ line: String) -> (text: String, isGuessed: Bool) {
        var words = line.words
        guard words.count > 1, line.utf8.contains(UInt8(ascii: "-")),
            !line.utf8.contains(UInt8(ascii: "\t")), let last = words.last,
            let (name, result) = ending(last)
        else { return (line, false) }
        let inner = words.indices.dropLast().filter { isBetween(words[$0]) }
        words[words.count - 1] = (name.isEmpty ? "" : name + " ") + "- " + result
        var isGuessed = false
        let isParted = words.dropLast().contains { $0.withoutStart("-–—/|:").isEmpty }
        let starts = words.indices.dropFirst().dropLast().filter {
            words[$0].utf8.first == UInt8(ascii: "-") && words[$0].utf8.count > 1
        }
        for index in starts { words[index] = "- " + words[index].withoutStart("-") }
        if starts.isEmpty, !isParted, inner.count == 1 {
            words[inner[0]] = parted(words[inner[0]])
            isGuessed = true
        }
        return (words.joined(separator: " "), isGuessed)
    }

    /// The name and the result of `Streak-301.5`, `-311.12`.
    private static func ending(_ word: String) -> (String, String)? {
        let parts = word.utf8.split(
            separator: UInt8(ascii: "-"), omittingEmptySubsequences: false
        ).map { String(Substring($0)) }
        guard parts.count == 2, !parts[0].hasDigit, let number = NoteNumber(parts[1]),
            number.unit.isEmpty || NoteWordLists.feet.contains(number.unit)
                || NoteWordLists.metres.contains(number.unit),
            number.decimals > 0 && number.value >= 60 || number.value >= 200,
            number.value <= 600
        else { return nil }
        return (parts[0], parts[1])
    }

    /// Whether one hyphen stands between letters.
    private static func isBetween(_ word: String) -> Bool {
        let parts = word.utf8.split(
            separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.count == 2 && !word.hasDigit && parts.allSatisfy { $0.count > 1 }
            && parts.allSatisfy { String(Substring($0)).beginsBig }
    }

    private static func parted(_ word: String) -> String {
        word.utf8.split(separator: UInt8(ascii: "-")).map { String(Substring($0)) }
            .joined(separator: " - ")
    }
}

extension String {
    /// `'53`
    var isShortYear: Bool {
        utf8.count == 3 && utf8.first == UInt8(ascii: "'")
            && utf8.dropFirst().allSatisfy { 48...57 ~= $0 }
    }

    /// Without the marks of a chat or of markdown around it: `*Classic Stock*`, `== Super Farm ==`,
    /// `[Hot Farm]`, `# Light Pro`. `nil` if it has none; a bullet alone is none.
    var undecorated: String? {
        var plain = ""
        for scalar in unicodeScalars {
            if NoteTokens.isPicture(scalar) {
                plain += " "
            } else {
                plain.unicodeScalars.append(scalar)
            }
        }
        let marks = "*_=~-–—[]#|+ "
        let isFramed =
            plain.unicodeScalars.last.map { marks.unicodeScalars.contains($0) } ?? false
            || plain.utf8.first == UInt8(ascii: " ") || plain.hasPrefix("#")
        let inner = plain.trimmed.withoutStart(marks).withoutEnd(marks + ":").trimmed
        return isFramed && inner != trimmed && !inner.isEmpty ? inner : nil
    }
}
