import Kernel

// What is no list of things to do in lines of text.
extension TodoLine {
    /// Why a file is refused: it is a spreadsheet, a calendar, or something for programs.
    static func other(_ file: ForeignFile) -> Label? {
        let start = file.text.utf8.prefix(60).filter { $0 > 0x20 && $0 < 0x80 }
        let isForPrograms = ["{\"", "[{", "<?xml", "<!", "<html", "%PDF"].contains {
            start.starts(with: $0.utf8)
        }
        let isBinary = file.text.utf8.contains { $0 < 0x20 && ![9, 10, 13].contains($0) }
        let isPacked = file.bytes.starts(with: [0x50, 0x4B])
        guard isPacked || isBinary || file.isCalendar || isForPrograms else {
            return nil
        }
        return Words.noTodoText
    }

    /// Asks of rows that look like a table: at least two, with as many cells each and none marked.
    static func doubt(_ file: ForeignFile) -> Doubt? {
        let rows = file.rows
        guard rows.count > 1, let width = rows.first?.count, width > 1,
            rows.allSatisfy({ $0.count == width }),
            !file.lines.contains(where: { TodoLine($0).isMarked })
        else { return nil }
        return Doubt(line: 1, text: file.lines.first ?? "", reason: Words.perhapsTable)
    }
}

extension ForeignFile {
    /// Whether it is a calendar or an address book.
    var isCalendar: Bool {
        let start = text.utf8.drop { $0 <= 0x20 || $0 >= 0x80 }.prefix(6)
        return start.elementsEqual("BEGIN:".utf8)
    }
}
