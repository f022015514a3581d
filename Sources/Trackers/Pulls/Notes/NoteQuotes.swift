import Kernel

/// Names in quotation marks: `Jim Smith "Deere Me" 315.42`, told from inches and apostrophes.
enum NoteQuotes {
    /// Stand for the marks around a quotation; no line has them, see ``NoteTokens/cleaned(_:)``.
    static let opening: Unicode.Scalar = "\u{E000}"
    static let closing: Unicode.Scalar = "\u{E001}"

    /// A cleaned line with such marks instead of the quotation marks. A line that is one quotation, or
    /// has several with nothing else, is left as it is: the marks say nothing there.
    static func marked(_ line: String) -> [Unicode.Scalar] {
        let plain = Array(line.unicodeScalars)
        guard plain.contains("\"") || plain.contains("'") else { return plain }
        var marked = plain
        var hasOthers = false
        var index = 0
        while index < plain.count {
            if let end = end(of: index, plain) {
                marked[index] = opening
                marked[end] = closing
                index = end
            } else {
                hasOthers = hasOthers || plain[index].isLetter || plain[index].isDigit
            }
            index += 1
        }
        return hasOthers ? marked : plain
    }

    /// Where the quotation that begins at `start` ends.
    private static func end(of start: Int, _ line: [Unicode.Scalar]) -> Int? {
        let mark = line[start]
        guard mark == "\"" || mark == "'", start + 1 < line.count,
            start == 0 || line[start - 1].isWhitespace
                || "(,;:-–—/".unicodeScalars.contains(line[start - 1]),
            line[start + 1].isLetter || mark == "\"" && line[start + 1].isDigit
        else { return nil }
        if mark == "'", isShortened(line[(start + 1)...]) { return nil }
        var (letters, digits) = (0, 0)
        for index in (start + 1)..<line.count {
            if mark == "'", ",;|\t".unicodeScalars.contains(line[index]) { return nil }
            let isEnd =
                index + 1 == line.count
                || !line[index + 1].isLetter && !line[index + 1].isDigit
            if line[index] == mark, isEnd, mark == "\"" || line[index - 1].isLetter {
                let isNumber = mark == "\"" && digits == index - start - 1 && 1...2 ~= digits
                return letters > 1 || isNumber ? index : nil
            }
            if line[index].isLetter { letters += 1 }
            if line[index].isDigit { digits += 1 }
        }
        return nil
    }

    /// `Rock 'n Roll`: an apostrophe for letters left out.
    private static func isShortened(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
        var word = ""
        for scalar in rest.prefix(8).prefix(while: { $0.isLetter }) {
            word.unicodeScalars.append(scalar)
        }
        return ["n", "til", "em", "bout", "cause", "round"].contains(word.folded)
    }
}

extension Unicode.Scalar {
    /// A letter of the languages that people write results in, taken widely.
    fileprivate var isLetter: Bool {
        "a"..."z" ~= self || "A"..."Z" ~= self || 0xC0...0x24F ~= value
    }
}
