/// How much room words take in a picture, whatever font draws them: by the widest of the usual ones
/// (DejaVu Sans), so that nothing is ever cut.
enum LineMeasure {
    /// The width of words at a size, both in units of the picture.
    static func width(_ words: String, _ size: Int) -> Int {
        let hundredths = words.unicodeScalars.reduce(0) { $0 &+ width($1) }
        return (hundredths &* size &+ 99) / 100
    }

    /// Words in lines of at most a width, parted between words where that can be; what is too much for the
    /// last line ends with an ellipsis there.
    static func lines(_ words: String, _ size: Int, within width: Int, most: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for piece in pieces(words, size, within: width) {
            let longer =
                line.isEmpty ? piece.words : line + (piece.isNewWord ? " " : "") + piece.words
            if line.isEmpty || self.width(longer, size) <= width {
                line = longer
            } else {
                lines.append(line)
                line = piece.words
            }
        }
        lines.append(line)
        guard lines.count > most else { return lines }
        let rest = lines[(most &- 1)...].joined(separator: " ")
        return Array(lines.prefix(most &- 1)) + [cut(rest, size, within: width)]
    }

    /// The beginning of words that fits with an ellipsis.
    private static func cut(_ words: String, _ size: Int, within width: Int) -> String {
        var kept = ""
        for cluster in clusters(words) {
            if self.width(kept + cluster + "…", size) > width { break }
            kept += cluster
        }
        return kept.trimmed + "…"
    }

    /// Words, those that are too wide for a line in several.
    private static func pieces(
        _ words: String, _ size: Int, within width: Int
    ) -> [(words: String, isNewWord: Bool)] {
        var pieces: [(words: String, isNewWord: Bool)] = []
        for word in words.split(separator: " ") {
            var (piece, isNew) = ("", true)
            for cluster in clusters(String(word)) {
                if !piece.isEmpty, self.width(piece + cluster, size) > width {
                    pieces.append((piece, isNew))
                    (piece, isNew) = ("", false)
                }
                piece += cluster
            }
            pieces.append((piece, isNew))
        }
        return pieces
    }

    /// Letters with what belongs to them: accents, and the parts of one emoji.
    private static func clusters(_ words: String) -> [String] {
        var clusters: [String] = []
        var joins = false
        for scalar in words.unicodeScalars {
            let isJoiner = scalar.value == 0x200D
            if (joins || width(scalar) == 0), let last = clusters.indices.last {
                clusters[last].unicodeScalars.append(scalar)
            } else {
                clusters.append(String(scalar))
            }
            joins = isJoiner
        }
        return clusters
    }

    /// In hundredths of the size.
    private static func width(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x20, 0xA0, 0x202F: 32
        case 0x21, 0x27, 0x2C, 0x2E, 0x3A, 0x3B, 0x49, 0x4A, 0x69, 0x6A, 0x6C, 0x7C, 0xB7: 41
        case 0x22, 0x28, 0x29, 0x2D, 0x2F, 0x5B...0x5D, 0x66, 0x72, 0x74: 47
        case 0x25, 0x40, 0x4D, 0x57, 0x6D, 0x77, 0xC6, 0xE6: 102
        case 0x30...0x39, 0x61...0x7A: 65
        case 0..<0x250: 86
        case 0x300...0x36F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F,
            0x1F3FB...0x1F3FF, 0xE0020...0xE007F:
            0
        case 0x370..<0x590: 105
        case 0x590..<0x780: 90
        case 0x1F000...: 145
        default: 115
        }
    }
}
