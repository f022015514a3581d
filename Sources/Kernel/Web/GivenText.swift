/// What somebody chose or pasted where tables are read, as one text: that of a text file, the sheet
/// of a spreadsheet as CSV, or what stands in the form.
package struct GivenText {
    package private(set) var text = ""
    /// Whether it comes from a sheet.
    package private(set) var isSheet = false
    /// Why the file can't be read.
    package private(set) var problem: Label?
    /// The sheets of which one has to be chosen first.
    fileprivate var sheets: [ForeignFile.Sheet] = []
    /// What a spreadsheet leaves open, and the sheets that nobody looks at.
    package private(set) var doubts: [Doubt] = []

    /// The text, if it may be read; what was pasted and may not stays in its field.
    package var readable: String { problem == nil ? text : "" }

    /// Whether there is something, but nothing to look at yet.
    package var isOpen: Bool { problem != nil || !sheets.isEmpty }

    fileprivate init(text: String, isSheet: Bool = false) {
        problem = GivenText.breadth(of: text.utf8)
        self.text = text
        self.isSheet = isSheet
    }

    fileprivate init(textFile bytes: [UInt8]) {
        problem = CSVError.damage(in: bytes).map { $0.label } ?? GivenText.excess(in: bytes)
        if problem == nil { text = String(spreadsheet: bytes) }
    }

    /// The most lines of a table: each becomes many pieces of memory, in the browser on one thread.
    private static let mostLines = 200_000

    /// The most columns of a table, of each of which a page may ask what it is.
    private static let mostColumns = 2_000

    /// Why a table is too long to be looked at here.
    private static func excess(in bytes: [UInt8]) -> Label? {
        let count = isJSON(bytes) ? 0 : bytes.count { $0 == 0x0A }
        if count <= mostLines { return breadth(of: bytes) }
        return FormatsText.tooManyLines(count: count, limit: mostLines)
    }

    /// A book, or another's file, in JSON has lines as many and as long as it likes.
    private static func isJSON(_ bytes: some Sequence<UInt8>) -> Bool {
        let start = bytes.first { $0 > 0x20 }
        return start == UInt8(ascii: "{") || start == UInt8(ascii: "[")
    }

    /// Why a table is too broad to be looked at, by the marks that may part its cells outside of quotes.
    private static func breadth(of bytes: some Sequence<UInt8>) -> Label? {
        if isJSON(bytes) { return nil }
        var (most, count, isQuoted) = (0, 0, false)
        for byte in bytes {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if isQuoted { continue }
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: ";"), 9: count &+= 1
            case 10, 13: count = 0
            default: continue
            }
            most = max(most, count)
        }
        return most < mostColumns
            ? nil : FormatsText.tooManyColumns(count: most + 1, limit: mostColumns)
    }

    fileprivate init(
        _ file: Multipart.Part, _ inflated: [InflatedPiece],
        _ isLikely: (ForeignFile.Sheet) -> Bool
    ) {
        let pieces = inflated.filter { $0.offset >= file.offset }.map {
            InflatedPiece(offset: $0.offset - file.offset, bytes: $0.bytes)
        }
        do throws(PackedError) {
            let sheets = try ForeignFile(packed: file.bytes, pieces).sheets
            let likely = sheets.filter(isLikely)
            let meant = likely.isEmpty ? sheets : likely
            isSheet = true
            doubts = meant.flatMap { $0.doubts }
            guard meant.count == 1 else {
                self.sheets = Array(meant.prefix(50))
                return
            }
            text = meant[0].csv
            doubts += sheets.filter { $0.name != meant[0].name }.map {
                Doubt(
                    line: 1, text: $0.name, reason: FormatsText.otherSheet,
                    changesFigure: false)
            }
        } catch {
            problem = error.label
        }
    }
}

extension Page {
    private static let sheetName = "sheet"
    private static let sheetText = "sheet-text"

    /// What was given with a form: in a file, or in one of its fields.
    ///
    /// - Parameter isLikely: Whether a sheet looks like what is to be read; where exactly one does, it
    ///   is the one that is meant, else somebody is asked.
    package func given(
        _ field: String, isLikely: (ForeignFile.Sheet) -> Bool
    ) -> GivenText {
        if let file = files.first(where: { !$0.bytes.isEmpty }) {
            guard ForeignFile.isPacked(file.bytes) else {
                return GivenText(textFile: file.bytes)
            }
            return GivenText(file, request.inflated, isLikely)
        }
        let text = form[field] ?? ""
        let sheets = form.all(Page.sheetText)
        if text.isBlank, let index = Int(form[Page.sheetName] ?? ""), sheets.indices.contains(index)
        {
            return GivenText(text: sheets[index], isSheet: true)
        }
        return GivenText(text: text)
    }

    /// Why a file can't be read, what is open in it, and which of its sheets there are to choose from.
    package func write(_ given: GivenText, to html: HTML) {
        if let problem = given.problem {
            html.banner(language(problem), tone: .danger, icon: .error)
        }
        for doubt in given.doubts.prefix(20) {
            html.banner(language(doubt.label), tone: .warning, icon: .warning)
        }
    }

    /// Where to choose one of a spreadsheet's sheets, which come along with the form.
    package func sheetChoice(_ given: GivenText, _ html: HTML) {
        if given.sheets.isEmpty { return }
        html.banner(language(FormatsText.whichSheet), icon: .info)
        html.selectField(
            FormField(Page.sheetName, label: language(FormatsText.sheet), value: "0"),
            given.sheets.enumerated().map { FormField.Choice(String($0), $1.name) })
        html.hiddenFields(given.sheets.map { (name: Page.sheetText, value: $0.csv) })
    }
}
