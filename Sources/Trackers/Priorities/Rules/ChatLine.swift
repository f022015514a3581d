import Kernel

/// A message as chats are copied, "[25/11/26, 18:03:12] Anna: butter and 2 lemons" or
/// "25/11/26, 18:03 - Anna: rice": when it was sent and by whom is nothing to get.
enum ChatLine {
    /// What a message asks for, each thing by itself, none where it only talks; nil for a line that is
    /// no message.
    static func things(_ line: ListLine) -> [ListLine]? {
        let scalars = Array(line.text.unicodeScalars)
        guard let end = stampEnd(scalars) else { return nil }
        let message = scalars[end...]
        let sender = message.prefix(longestSender)
        // What the chat itself says has no sender.
        guard let colon = sender.indices.first(where: { isColon(message, at: $0) }) else {
            return []
        }
        return parts(message[(colon + 1)...]).filter { !isTalk($0) }
            .map { ListLine($0, isTicked: line.isTicked) }
    }

    /// Whether a part of a message is a question, a word of answer, or what stands for a picture:
    /// "Und Bier?", "ok", "<Media omitted>".
    private static func isTalk(_ text: String) -> Bool {
        let bare = text.unicodeScalars.filter { !$0.isInvisible }
        guard let first = bare.first, let last = bare.last else { return true }
        if last == "?" || last == "？" || first == "<" && last == ">" { return true }
        let words = text.folded.unicodeScalars.split { !isLetter($0) }.map { String($0) }
        return !words.isEmpty && words.count <= 3 && words.allSatisfy { answers.contains($0) }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        "a"..."z" ~= scalar
            || scalar.value > 0xBF && !(0x2000...0x3000 ~= scalar.value)
                && scalar.value < 0xFE00
    }

    private static let answers: Set<String> = [
        "ok", "okay", "yes", "no", "thanks", "thank", "you", "danke", "dir", "ja", "nein", "super",
        "gut", "grazie", "si", "va", "bene", "mille", "great", "perfect", "perfetto", "prego",
        "bitte", "gern", "gerne",
    ]

    private static let longestStamp = 32
    private static let longestSender = 48

    /// Where a line goes on after its time, in brackets or with a dash behind it.
    private static func stampEnd(_ scalars: [Unicode.Scalar]) -> Int? {
        let head = scalars.prefix(longestStamp)
        if head.first == "[" {
            guard let end = head.firstIndex(of: "]"), isStamp(head[1..<end]) else { return nil }
            return end + 1
        }
        guard let dash = head.firstIndex(where: { $0 == "-" || $0 == "–" }),
            dash > 0, head[dash - 1].isWhitespace, isStamp(head[..<dash])
        else { return nil }
        return dash + 1
    }

    /// A day and a time in figures, as "25/11/26, 18:03:12", "11/25/26, 6:03 PM" and "18:03, 25.11.2026".
    private static func isStamp(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
        scalars.count { "0"..."9" ~= $0 } >= 6 && scalars.contains(":")
            && scalars.contains { $0 == "/" || $0 == "." || $0 == "-" }
            && scalars.allSatisfy { scalar in
                "0"..."9" ~= scalar || scalar.isWhitespace
                    || "/.,:-APMapm\u{200E}\u{202F}".unicodeScalars.contains(scalar)
            }
    }

    private static func isColon(_ message: ArraySlice<Unicode.Scalar>, at index: Int) -> Bool {
        message[index] == ":" && index + 1 < message.endIndex && message[index + 1].isWhitespace
    }

    /// "a, b and c" in three. A comma between digits is a number's.
    private static func parts(_ message: ArraySlice<Unicode.Scalar>) -> [String] {
        var parts: [[Unicode.Scalar]] = [[]]
        for index in message.indices {
            let isComma =
                message[index] == ","
                && (index + 1 == message.endIndex || message[index + 1].isWhitespace)
            if isComma || message[index] == ";" {
                parts.append([])
            } else {
                parts[parts.count - 1].append(message[index])
            }
        }
        var texts = parts.map { text($0) }.filter { !$0.isEmpty }
        if texts.count > 1, let last = texts.popLast() { texts += halves(last) }
        return texts
    }

    /// The last two of several, which a word parts instead of a comma.
    private static func halves(_ text: String) -> [String] {
        let words = text.words
        guard
            let place = words.firstIndex(where: { ["and", "und", "e", "&"].contains($0.folded) }),
            place > 0, place + 1 < words.count
        else { return [text] }
        return [words[..<place], words[(place + 1)...]].map { $0.joined(separator: " ") }
    }

    private static func text(_ scalars: [Unicode.Scalar]) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view).trimmed
    }
}
