extension Showing {
    /// A picture of it as a whole SVG file, black on paper, which needs nothing else. What is too long
    /// for one picture is counted at its end.
    package var picture: [UInt8] {
        let drawing = ShowingPicture()
        drawing.write(self)
        return drawing.bytes
    }
}

/// What is shown, being drawn from top to bottom.
///
/// How words look is said by attributes, not by a style, which pages of the app wouldn't let act.
private final class ShowingPicture {
    private let html = HTML()
    private var y = ShowingPicture.margin

    private static let width = 720
    private static let margin = 36
    private static var inner: Int { width - 2 * margin }
    private static let gap = 18
    /// Twice as much is what phones still draw.
    private static let tallest = 5_400

    /// How words look.
    private enum Look {
        case title, answer, head, body, small

        var size: Int {
            switch self {
            case .title: 34
            case .answer: 23
            case .head, .body: 19
            case .small: 16
            }
        }

        var isBold: Bool {
            switch self {
            case .title, .answer, .head: true
            case .body, .small: false
            }
        }

        /// Bold letters are wider by up to an eighth.
        var measured: Int { isBold ? size + (size + 7) / 8 : size }
        var height: Int { size * 13 / 10 }
    }

    /// The whole file.
    var bytes: [UInt8] {
        let whole = HTML()
        let height = y &+ ShowingPicture.margin
        whole.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"720\" height=\"")
        whole.text(height)
        whole.raw("\" viewBox=\"0 0 720 ")
        whole.text(height)
        whole.raw(
            "\" font-family=\"system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif\">")
        whole.raw("<rect width=\"100%\" height=\"100%\" fill=\"#f4f1ea\"/>")
        return whole.bytes + html.bytes + [UInt8]("</svg>\n".utf8)
    }

    func write(_ showing: Showing) {
        paragraph(showing.title, .title, most: 3)
        y &+= 6
        paragraph(showing.subtitle, .small, most: 2)
        for (place, sentence) in showing.sentences.enumerated() {
            y &+= place == 0 ? 14 : 4
            paragraph(sentence, place == 0 ? .answer : .small, most: 6)
        }
        for block in showing.blocks { write(block) }
    }

    private func paragraph(_ words: String, _ look: Look, most: Int) {
        if words.isEmpty { return }
        let within = ShowingPicture.inner
        for line in LineMeasure.lines(words, look.measured, within: within, most: most) {
            y &+= look.height
            text(line, ShowingPicture.margin, y, look)
        }
    }

    private func write(_ block: Showing.Block) {
        y &+= 30
        paragraph(block.title, .head, most: 2)
        let columns = block.headings.isEmpty ? nil : ShowingPicture.columns(block)
        if let columns { row(block.headings, columns, block.words, .small) }
        for (place, cells) in block.rows.enumerated() {
            if y > ShowingPicture.tallest {
                return paragraph("… +" + String(block.rows.count &- place), .small, most: 1)
            }
            if let columns {
                row(cells, columns, block.words, .body)
            } else {
                y &+= 6
                paragraph(cells[0], .body, most: 3)
                paragraph(cells[1], .small, most: 2)
                rule()
            }
        }
    }

    /// The cells of one row beside each other, in up to three lines.
    private func row(_ cells: [String], _ columns: [Int], _ words: Int, _ look: Look) {
        y &+= 6
        var (x, most) = (ShowingPicture.margin, 1)
        for (place, cell) in cells.enumerated() {
            let isFigure = place >= words
            let lines = LineMeasure.lines(cell, look.measured, within: columns[place], most: 3)
            for (index, line) in lines.enumerated() {
                text(
                    line, isFigure ? x &+ columns[place] : x, y &+ (index &+ 1) &* look.height,
                    look, endsThere: isFigure)
            }
            most = max(most, lines.count)
            x &+= columns[place] &+ ShowingPicture.gap
        }
        y &+= most &* look.height
        rule()
    }

    /// How wide each column is: as wide as it needs, where all have room; else those that need most share
    /// what the others leave.
    private static func columns(_ block: Showing.Block) -> [Int] {
        let needs = block.headings.indices.map { column in
            block.rows.reduce(LineMeasure.width(block.headings[column], Look.small.measured)) {
                max($0, LineMeasure.width($1[column], Look.body.measured))
            }
        }
        let all = inner &- gap &* (needs.count &- 1)
        var (limit, before) = (all / needs.count, 0)
        while limit > before {
            before = limit
            let settled = needs.filter { $0 <= limit }
            if settled.count == needs.count { break }
            limit = (all &- settled.reduce(0) { $0 &+ $1 }) / (needs.count &- settled.count)
        }
        var columns = needs.map { min($0, limit) }
        let spare = all &- columns.reduce(0) { $0 &+ $1 }
        if block.words > 0, spare > 0 { columns[block.words &- 1] &+= spare }
        return columns
    }

    private func rule() {
        y &+= 8
        html.raw("<path d=\"M36 ")
        html.text(y)
        html.raw("h648\" stroke=\"#e1dacd\"/>")
    }

    /// - Parameter endsThere: Whether the words end at `x`, and don't begin there.
    private func text(_ words: String, _ x: Int, _ y: Int, _ look: Look, endsThere: Bool = false) {
        html.raw("<text x=\"")
        html.text(x)
        html.raw("\" y=\"")
        html.text(y)
        html.raw("\" font-size=\"")
        html.text(look.size)
        html.raw(look == .small ? "\" fill=\"#6b655c" : "\" fill=\"#1d1b18")
        if look.isBold { html.raw("\" font-weight=\"700") }
        if endsThere { html.raw("\" text-anchor=\"end") }
        html.raw("\">")
        html.text(words.withoutControls)
        html.raw("</text>")
    }
}

extension String {
    /// Without what no file of XML may hold.
    fileprivate var withoutControls: String {
        var kept = ""
        for scalar in unicodeScalars where scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE {
            kept.unicodeScalars.append(scalar)
        }
        return kept
    }
}
