/// The sheets of an Excel file (Office Open XML, ECMA-376 part 1, chapter 18).
struct ExcelBook {
    private let file: PackedFile
    private let inflated: [InflatedPiece]
    private var texts: [String] = []
    /// By the number that cells name.
    private var formats: [SheetFormat] = []
    private var from1904 = false
    private var sheets: [SheetPlace] = []

    /// A sheet in the list of the workbook.
    private struct SheetPlace {
        let name: String
        let relation: String
        let isHidden: Bool
    }

    /// One of the workbook's relations to other parts.
    private struct Relation {
        let id: String
        /// The last word of its type: `worksheet`, `sharedStrings`, `styles`.
        let type: String
        /// The part's name in the container.
        let target: String
    }

    /// The sheets that hold anything, without hidden ones unless all are.
    static func sheets(
        _ file: PackedFile, _ inflated: [InflatedPiece]
    ) throws(PackedError) -> [PackedSheet] {
        var book = ExcelBook(file, inflated)
        return try book.read()
    }

    private init(_ file: PackedFile, _ inflated: [InflatedPiece]) {
        self.file = file
        self.inflated = inflated
    }

    private mutating func read() throws(PackedError) -> [PackedSheet] {
        let relations = try relations()
        try readWorkbook()
        if let target = relations.first(where: { $0.type == "sharedStrings" })?.target {
            try readTexts(target)
        }
        if let target = relations.first(where: { $0.type == "styles" })?.target {
            try readFormats(target)
        }
        var found: [PackedSheet] = []
        var text: Int64 = 0
        for sheet in sheets {
            guard
                let relation = relations.first(where: {
                    $0.id == sheet.relation && $0.type == "worksheet"
                })
            else { continue }
            guard let content = try file.content(relation.target, inflated) else {
                throw .damaged(relation.target)
            }
            var reader = ExcelSheet(
                try XMLReader(content, relation.target), relation.target, texts, formats, from1904,
                SheetGrid(text: text))
            var grid = try reader.read()
            text = grid.text
            grid.askOfTypedNumbers()
            if !grid.isEmpty {
                found.append(PackedSheet(sheet.name, grid, isHidden: sheet.isHidden))
            }
        }
        return found
    }

    private func part(_ name: String) throws(PackedError) -> XMLReader {
        guard let content = try file.content(name, inflated) else { throw .damaged(name) }
        return try XMLReader(content, name)
    }

    private func relations() throws(PackedError) -> [Relation] {
        var reader = try part("xl/_rels/workbook.xml.rels")
        var relations: [Relation] = []
        while let event = try reader.event() {
            guard event == .start, reader.isNamed("Relationship"),
                let id = try reader.attribute("Id"), let type = try reader.attribute("Type"),
                let target = try reader.attribute("Target")
            else { continue }
            let word = type.utf8.split(separator: UInt8(ascii: "/")).last
            relations.append(
                Relation(
                    id: id, type: word.map { String(Substring($0)) } ?? "",
                    target: ExcelBook.place(target)))
        }
        return relations
    }

    /// A target is relative to the workbook's folder, or begins at the root.
    private static func place(_ target: String) -> String {
        if target.hasPrefix("/") { return String(Substring(target.utf8.dropFirst())) }
        if target.hasPrefix("./") { return "xl/" + String(Substring(target.utf8.dropFirst(2))) }
        return target.hasPrefix("../")
            ? String(Substring(target.utf8.dropFirst(3))) : "xl/" + target
    }

    private mutating func readWorkbook() throws(PackedError) {
        var reader = try part("xl/workbook.xml")
        while let event = try reader.event() {
            guard event == .start else { continue }
            if reader.isNamed("workbookPr") {
                let flag = try reader.attribute("date1904") ?? ""
                from1904 = flag == "1" || flag == "true"
            } else if reader.isNamed("sheet"), let name = try reader.attribute("name"),
                let relation = try reader.attribute("id")
            {
                if sheets.count == PackedFile.mostSheets { throw .tooManySheets }
                let state = try reader.attribute("state") ?? "visible"
                sheets.append(
                    SheetPlace(name: name, relation: relation, isHidden: state != "visible"))
            }
        }
    }

    /// The texts that cells name by their number.
    private mutating func readTexts(_ name: String) throws(PackedError) {
        var reader = try part(name)
        while let event = try reader.event() {
            if event == .start, reader.isNamed("si") { texts.append(try reader.richText()) }
        }
    }

    /// The formats that cells name by their number, in `cellXfs`.
    private mutating func readFormats(_ name: String) throws(PackedError) {
        var reader = try part(name)
        var codes: [(id: Int, format: SheetFormat)] = []
        var isOfCells = false
        while let event = try reader.event() {
            if event == .text { continue }
            if reader.isNamed("cellXfs") {
                isOfCells = event == .start
            } else if event == .start, reader.isNamed("numFmt") {
                guard let id = try reader.integer("numFmtId"),
                    let code = try reader.attribute("formatCode")
                else { throw .damaged(name) }
                codes.append((id, SheetFormat(code: code)))
            } else if event == .start, isOfCells, reader.isNamed("xf") {
                let id = try reader.integer("numFmtId") ?? 0
                formats.append(codes.first { $0.id == id }?.format ?? SheetFormat(builtIn: id))
            }
        }
    }
}

extension XMLReader {
    /// The next event; `nil` at the end.
    mutating func event() throws(PackedError) -> Event? {
        let event = try next()
        return event == .finished ? nil : event
    }

    /// The text of a string item that has just begun: plain, or runs one after another, without the
    /// readings of Asian characters.
    mutating func richText() throws(PackedError) -> String {
        var text = ""
        let outside = depth - 1
        while depth > outside {
            guard try next() == .start else { continue }
            if isNamed("t") {
                text += try elementText()
            } else if isNamed("rPh") {
                try skip()
            }
        }
        return text.withoutEscapes
    }
}

extension String {
    /// `_x000D_` is the character with this number (ECMA-376, part 1, 22.9.2.19).
    var withoutEscapes: String {
        guard utf8.contains(UInt8(ascii: "_")) else { return self }
        var result: [UInt8] = []
        var rest = Array(utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "_"), let scalar = String.escaped(rest.prefix(6)) {
                result += String(Character(scalar)).utf8
                rest = rest.dropFirst(6)
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func escaped(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard bytes.count == 6, bytes.first == UInt8(ascii: "x"), bytes.last == UInt8(ascii: "_")
        else { return nil }
        var value: UInt32 = 0
        for byte in bytes.dropFirst().dropLast() {
            guard let digit = ASCII.hexDigit(byte) else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return Unicode.Scalar(value)
    }
}
