import Kernel

/// The words of a line, from which what is recognised is taken away piece by piece.
struct NoteWords {
    /// The words between separators.
    private var parts: [[String]]

    init(_ text: String) {
        parts = [[]]
        for word in text.words { NoteWords.add(word, to: &parts) }
    }

    /// What is left, without the parts that are empty.
    var segments: [[String]] { parts.filter { !$0.isEmpty } }

    /// A dash or a slash that stands alone separates, and so does a comma at a word's end.
    private static func add(_ word: String, to parts: inout [[String]]) {
        switch word {
        case "-", "–", "—", "/", "|", "•", "*", "·", ",", ";", ":": return parts.append([])
        default: break
        }
        let names = word.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
        if names.count > 1, !word.unicodeScalars.contains(where: { $0.isDigit }) {
            for name in names {
                parts[parts.count - 1].append(name)
                parts.append([])
            }
            return
        }
        let bare = word.withoutEnd(",;:")
        if !bare.isEmpty { parts[parts.count - 1].append(bare) }
        if bare.utf8.count < word.utf8.count { parts.append([]) }
    }

    /// Takes the first run of at most `longest` words that `read` makes sense of.
    private mutating func take(_ longest: Int, _ read: ([String]) -> String?) -> String {
        for index in parts.indices {
            for start in parts[index].indices {
                let most = min(longest, parts[index].count - start)
                for count in stride(from: most, to: 0, by: -1) {
                    let range = start..<(start + count)
                    guard let found = read(Array(parts[index][range])) else { continue }
                    parts[index].removeSubrange(range)
                    return found
                }
            }
        }
        return ""
    }

    /// `1st`, `#1`, or `1.` at the beginning.
    mutating func takePlace() -> String {
        if let first = parts.first(where: { !$0.isEmpty })?.first,
            let number = first.number(before: [".", ")"])
        {
            return take(1) { $0 == [first] ? number : nil }
        }
        return take(1) { words in
            let word = words[0].folded
            if word.utf8.first == UInt8(ascii: "#") {
                return String(Substring(word.utf8.dropFirst())).number(before: [""])
            }
            return word.number(before: ["st", "nd", "rd", "th", "º", "°"])
        }
    }

    /// `25.5 psi`
    mutating func takePressure() -> String {
        take(2) { words in
            let text = words.joined().folded
            guard text.hasSuffix("psi") else { return nil }
            let number = String(Substring(text.utf8.dropLast(3)))
            return (try? Decimal.parse(number)) == nil ? nil : number
        }
    }

    /// `FP`, `DQ`, `EXH`, `full pull`
    mutating func takeCode() -> String {
        take(2) { words in
            let text = words.joined(separator: " ").folded
            if text == "full pull" { return HookStatus.fullPull.code }
            guard words.count == 1, text != "full", text != "ex" else { return nil }
            return HookStatus(code: text.withoutEnd(".)").withoutStart("("))?.code
        }
    }

    /// A distance with its unit; if there is none, the one number that can be a distance in feet.
    mutating func takeDistance(mayBePlain: Bool) -> String {
        let found = take(4) { words in
            let text = words.joined(separator: " ")
            let isPlain = Quantity(text)?.parts.last?.unit.isEmpty ?? true
            return isPlain || Distance(text) == nil ? nil : text
        }
        guard found.isEmpty, mayBePlain else { return found }
        let numbers = parts.joined().filter { NoteWords.isPlausible($0) }
        guard numbers.count == 1 else { return "" }
        return take(1) { $0 == [numbers[0]] ? $0[0] : nil }
    }

    /// A number alone from 60 to 600, where pulls in feet end.
    private static func isPlausible(_ word: String) -> Bool {
        guard let number = try? Decimal.parse(word) else { return false }
        return number >= 60 && number <= 600
    }
}

extension String {
    func withoutEnd(_ marks: String) -> String {
        var scalars = unicodeScalars[...]
        while let last = scalars.last, marks.unicodeScalars.contains(last) { scalars.removeLast() }
        return String(scalars)
    }

    func withoutStart(_ marks: String) -> String {
        String(unicodeScalars.drop { marks.unicodeScalars.contains($0) })
    }

    /// The whole number that stands before one of `endings`, and nothing else.
    fileprivate func number(before endings: [String]) -> String? {
        let digits = String(unicodeScalars.prefix { $0.isDigit })
        guard !digits.isEmpty, digits.utf8.count <= 4 else { return nil }
        return endings.contains { digits + $0 == self } ? digits : nil
    }
}
