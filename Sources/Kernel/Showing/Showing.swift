/// What is shown to others of a book: a title, what it comes to, and plain tables and lists.
///
/// It holds what is to be seen and nothing else: no identifiers, no ways into the book. Each tracker makes
/// it of its own kinds (``Rules/showing``); as words, a document and a picture it looks alike for all.
package final class Showing: Sendable {
    package let title: String
    /// When and where: "Sat 18 July 2026 · Kansas City MO".
    package let subtitle: String
    /// What it comes to, the most important first: "Elm Street leads by 3".
    package let sentences: [String]
    package let blocks: [Block]
    /// The colour that it wears in the app, as a class; `nil` for its tracker's.
    package let color: String?

    package init(
        _ title: String, subtitle: String, sentences: [String], _ blocks: [Block],
        color: String? = nil
    ) {
        self.color = color
        self.title = title
        self.subtitle = subtitle
        self.sentences = sentences
        self.blocks = blocks
    }

    /// A table, or a list: that has no headings, and its rows are words and a remark on them.
    package final class Block: Sendable {
        /// Blank where the title of the whole says it.
        package let title: String
        package let headings: [String]
        package let rows: [[String]]
        /// How many of a table's first columns hold words; the others hold figures.
        let words: Int

        /// A table; each row has a cell for each heading.
        package init(_ title: String, _ headings: [String], _ rows: [[String]], words: Int) {
            self.title = title
            self.headings = headings
            self.rows = rows
            self.words = words
        }

        package convenience init(list title: String, _ lines: [(words: String, remark: String)]) {
            self.init(title, [], lines.map { [$0.words, $0.remark] }, words: 1)
        }
    }
}

extension Showing {
    /// In words, for a message: a line for each row.
    package var text: String {
        var paragraphs = [[title, subtitle], sentences]
        for block in blocks {
            paragraphs.append(
                [block.title, Showing.line(block.headings)] + block.rows.map { Showing.line($0) })
        }
        return paragraphs.map { $0.filter { !$0.isEmpty }.joined(separator: "\n") }
            .filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private static func line(_ cells: [String]) -> String {
        cells.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// A name for a file of it, without its ending: the title without what file systems read otherwise.
    package var fileName: String {
        var name = ""
        for scalar in title.unicodeScalars.prefix(80) {
            let isPlain = scalar.value >= 0x20 && scalar.value != 0x7F
            let isSafe = isPlain && !"/\\:*?\"<>|.%".unicodeScalars.contains(scalar)
            name.unicodeScalars.append(isSafe ? scalar : " ")
        }
        return name.isBlank ? "Tallybook" : name.trimmed
    }
}
