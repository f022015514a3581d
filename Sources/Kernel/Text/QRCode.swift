/// A QR code (ISO/IEC 18004) of some bytes, as dark and light squares, without the quiet zone around it.
///
/// Byte mode, error correction level M, versions 1 to 10: up to 213 bytes, which any address has room
/// in.
package struct QRCode: Sendable, Hashable {
    /// How many squares a side has.
    package let size: Int
    private let dark: [Bool]

    /// - Parameter mask: The pattern, 0…7, that is laid over the data; by default the one that the
    ///   standard's rules find easiest to scan.
    /// - Returns: `nil` for more than 213 bytes.
    package init?(_ text: String, mask: Int? = nil) {
        let bytes = [UInt8](text.utf8)
        guard let version = QRVersion.fitting(bytes.count) else { return nil }
        let words = version.interleaved(version.dataWords(bytes))
        var plain = QRGrid(version)
        plain.place(words)
        var best = plain.masked(mask.map { $0 & 7 } ?? 0)
        if mask == nil {
            for other in 1..<8 {
                let grid = plain.masked(other)
                if grid.penalty < best.penalty { best = grid }
            }
        }
        size = best.size
        dark = best.dark
    }

    /// Whether a square is dark; outside the code all are light.
    package func isDark(_ column: Int, _ row: Int) -> Bool {
        0..<size ~= column && 0..<size ~= row && dark[row * size + column]
    }
}

extension QRCode {
    /// The code as text for a terminal with light letters on a dark ground or the other way round:
    /// two rows in a line of half blocks, with a quiet zone of four squares.
    ///
    /// Every line sets its own colours, black on white, so that the terminal's don't matter.
    package var halfBlocks: String {
        var lines = ""
        for row in stride(from: -4, to: size + 4, by: 2) {
            lines += "\u{1b}[30;107m"
            for column in -4..<size + 4 {
                switch (isDark(column, row), isDark(column, row + 1)) {
                case (true, true): lines += "█"
                case (true, false): lines += "▀"
                case (false, true): lines += "▄"
                case (false, false): lines += " "
                }
            }
            lines += "\u{1b}[0m\n"
        }
        return lines
    }
}
