import Kernel

/// A text as a terminal may show it: on one line, without control characters, of known width.
struct ShownText: Sendable {
    let text: String
    /// In columns.
    let width: Int

    init(_ text: String) {
        if text.isPlain {
            (self.text, width) = (text, text.utf8.count)
        } else {
            (self.text, width) = Self.tamed(text)
        }
    }

    /// The text, cut off with `…` at a width.
    init(_ text: String, within limit: Int) {
        let whole = ShownText(text)
        if whole.width <= limit {
            self = whole
        } else {
            var kept = ""
            var width = 0
            for character in whole.text {
                let next = Self.width(of: character)
                if width + next >= limit { break }
                kept.append(character)
                width += next
            }
            (self.text, self.width) = (kept + "…", width + 1)
        }
    }

    /// Line ends and tabs become spaces; what could command the terminal or turn the direction of
    /// the rest becomes `�`.
    private static func tamed(_ text: String) -> (String, Int) {
        var shown = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: shown.append(" ")
            case _ where scalar.commandsTerminals: shown.append("\u{FFFD}")
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return (shown, shown.reduce(0) { $0 + width(of: $1) })
    }

    /// The columns of a character as terminals count them.
    private static func width(of character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if scalar.value < 0x1100 { return 1 }
        if scalar.properties.isEmojiPresentation { return 2 }
        switch scalar.value {
        case 0x200B...0x200F, 0xFE00...0xFE0F: return 0
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}

extension Unicode.Scalar {
    /// Whether a terminal may do something else with it than show it: a control character, or one that
    /// ends the line or turns the direction of what follows.
    var commandsTerminals: Bool {
        switch value {
        case 0x00..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension String {
    /// Whether it is of visible ASCII and spaces only. All bytes are looked at, many at a time.
    fileprivate var isPlain: Bool {
        var text = self
        return text.withUTF8 { bytes in
            var beyond: UInt8 = 0
            for byte in bytes { beyond |= byte &- 0x20 > 0x5E ? 1 : 0 }
            return beyond == 0
        }
    }

    /// The text with its lines, but nothing that could command a terminal.
    var tamed: String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { ShownText(String($0)).text }
            .joined(separator: "\n")
    }
}
