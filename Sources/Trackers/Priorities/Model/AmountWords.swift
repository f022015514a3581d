import Kernel

extension Amount {
    /// The words of a line; a whole number and a fraction behind it are one: "1 1/2 kg" is "1½ kg".
    static func words(of line: String) -> [String] {
        var words: [String] = []
        for word in line.words.flatMap(apart) {
            if let sign = fraction(word), let last = words.last, isWhole(last) {
                words[words.count - 1] = last + sign
            } else {
                words.append(word)
            }
        }
        return words
    }

    /// "2×Milk" in two words: no name has that sign between a number and a letter.
    private static func apart(_ word: String) -> [String] {
        let parts = word.unicodeScalars.split(separator: "×", omittingEmptySubsequences: false)
        guard parts.count == 2, isWhole(String(parts[0])), !parts[0].isEmpty,
            let first = parts[1].first, !("0"..."9" ~= first)
        else { return [word] }
        return [String(parts[0]) + "×", String(parts[1])]
    }

    private static func isWhole(_ word: String) -> Bool {
        word.utf8.count < 4 && word.unicodeScalars.allSatisfy { "0"..."9" ~= $0 }
    }

    private static func fraction(_ word: String) -> String? {
        switch word {
        case "1/2", "½": "½"
        case "1/4", "¼": "¼"
        case "3/4", "¾": "¾"
        case "1/3", "⅓": "⅓"
        case "2/3", "⅔": "⅔"
        default: nil
        }
    }
}
