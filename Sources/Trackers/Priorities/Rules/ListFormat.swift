import Kernel

extension Priorities {
    /// A list as people write it, each line with its bullet, number or box.
    static let listFormat = ForeignFormat(
        "list", on: ForeignFormat.Screen(path + "/batch/look", field: "lines"),
        recognizes: { certainty($0) }
    ) { (file, _, book) throws(ForeignError) in
        let lines = ListLine.all(file.text)
        if lines.count > batchLimit {
            throw .refused(PrioritiesText.listTooLong(lines.count, batchLimit))
        }
        let batch = try ForeignError.mapping { () throws(BookError) in
            try Batch(lines, level: .fallback, in: book)
        }
        let said =
            batch.marks.map { ($0.line, Label($0.mark)) }
            + batch.headings.map { ($0, Label(PrioritiesText.headingsLeft([$0]))) }
        let doubts = said.map { (text, reason) in
            let place =
                file.lines.firstIndex { $0.hasSuffix(text) }
                ?? file.lines.firstIndex { $0.folded.containsFolded(text.folded) } ?? 0
            return Doubt(line: place + 1, text: text, reason: reason, changesFigure: false)
        }
        return ForeignReading(drafts: batch.drafts, doubts: doubts.inOrder { $0.line < $1.line })
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
        guard marked.count > 1, marked.count + headings.count == lines.count else { return .no }
        let numbered = marked.count { line in
            line.unicodeScalars.contains { "0"..."9" ~= $0 }
        }
        return numbered * 2 <= marked.count ? .sure : .possible
    }
}

extension PrioritiesText {
    static func listTooLong(_ count: Int, _ limit: Int) -> Label {
        Label { language in
            let (count, limit) = (language.number(count), language.number(limit))
            return switch language {
            case .english: "The list has \(count) lines; at most \(limit) are read."
            case .german: "Die Liste hat \(count) Zeilen; gelesen werden höchstens \(limit)."
            case .italian: "L’elenco ha \(count) righe; se ne leggono al massimo \(limit)."
            }
        }
    }
}
