import Kernel

extension Priorities {
    /// The most lines that one batch takes.
    static let batchLimit = 500

    /// A list as people write it, each line with its bullet, number or box.
    static let listFormat = ForeignFormat(
        "list", on: ForeignFormat.Screen(path(.look), field: "lines"),
        recognizes: { certainty($0) }
    ) { (file, wishes, book) throws(ForeignError) in
        let lines = ListLine.all(file.text)
        if lines.count > batchLimit {
            throw .refused(PrioritiesText.listTooLong(count: lines.count, limit: batchLimit))
        }
        let batch = try ForeignError.mapping { () throws(BookError) in
            let style = wishes.language.numberStyle
            // A list that is imported again changes nothing.
            return try Batch(
                lines, level: .added, in: book, wishes.language, style,
                besides: Additions(sinceGotIn: book, style))
        }
        let drafts = try ForeignError.mapping { () throws(BookError) in
            batch.placed(try batch.drafts(), in: book)
        }
        let said = batch.lines.flatMap { line in
            line.marks.map { (line.text, $0.label) }
                + (line.isLeft ? [(line.text, line.label)] : [])
        }
        let doubts = said.map { (text, reason) in
            let place =
                file.lines.firstIndex { $0.hasSuffix(text) }
                ?? file.lines.firstIndex { $0.folded.containsFolded(text.folded) } ?? 0
            return Doubt(line: place + 1, text: text, reason: reason, changesFigure: false)
        }
        return ForeignReading(
            drafts: drafts, doubts: doubts.inOrder { $0.line < $1.line },
            told: batch.lines.map { $0.label })
    }

    /// Every line but headings has a mark of lists, and there are several. Where most have numbers, it
    /// may be something else.
    private static func certainty(_ file: ForeignFile) -> ForeignFormat.Certainty {
        let lines = file.lines.map { $0.trimmed }.filter { !$0.isEmpty }
        let marked = lines.filter { line in
            let read = ListLine.all(line)
            return read.count == 1 && read[0].text != line
        }
        let headings = lines.filter { $0.utf8.last == UInt8(ascii: ":") && !marked.contains($0) }
        guard marked.count > 1, marked.count + headings.count == lines.count else {
            return isPlain(lines, file) ? .possible : .no
        }
        let numbered = marked.count { line in
            line.unicodeScalars.contains { "0"..."9" ~= $0 }
        }
        return numbered * 2 <= marked.count ? .sure : .possible
    }

    /// Short lines of words, as a list without bullets has them: nothing shows that they are one.
    private static func isPlain(_ lines: [String], _ file: ForeignFile) -> Bool {
        guard lines.count > 1, !file.ends(in: "csv"), !ForeignFile.isPacked(file.bytes) else {
            return false
        }
        return lines.allSatisfy { line in
            line.utf8.count <= 60
                && !line.unicodeScalars.contains { "\t;{}[]<>=|".unicodeScalars.contains($0) }
                && line.unicodeScalars.contains {
                    "a"..."z" ~= $0 || "A"..."Z" ~= $0 || $0.value > 0xBF
                }
        }
    }
}
