import Kernel

/// Records of one kind as people read them.
struct RecordTable {
    let kind: Kind
    let language: Language
    /// Whether to be brief: short ids and long texts cut off, as suits a terminal.
    let isBrief: Bool
    let ids: ShortIDs
    let titles: Titles

    /// Identifier, title, then the other fields, long texts last.
    var columns: [Column<Record>] {
        let own = kind.ownFields.indices.filter { $0 != kind.titleIndex }
        let order = own.filter { !isLong($0) } + own.filter { isLong($0) }
        let title = kind.titleIndex.map { [column($0, limit: 60)] } ?? []
        return [idColumn] + title + order.map { column($0, limit: 40) }
    }

    private func isLong(_ index: Int) -> Bool {
        if case .text(_, multiline: true) = kind.fields[index].type { true } else { false }
    }

    private var idColumn: Column<Record> {
        Column("ID") { record in Cell(isBrief ? ids.short(record.id) : record.id.text, .dim) }
    }

    private func column(_ index: Int, limit: Int) -> Column<Record> {
        let field = kind.fields[index]
        let read = reader(of: field, within: isBrief ? limit : nil)
        return Column(language(field.label).uppercased()) { record in
            record.value(at: index).map(read) ?? .empty
        }
    }

    /// How a field's values are shown.
    func reader(of field: Field, within limit: Int? = nil) -> (Value) -> Cell {
        if case .choice = field.type { return choiceReader(field) }
        return { Cell(text(of: $0, field), within: limit) }
    }

    private func text(of value: Value, _ field: Field) -> String {
        switch value {
        case .text(let text): text
        case .decimal(let number): language.number(number)
        case .reference: titles.title(of: value, field.type.target ?? "")
        case .pairs(let pairs): pairs.map { $0.name + ": " + $0.value }.joined(separator: ", ")
        default: field.text(value)
        }
    }

    private func choiceReader(_ field: Field) -> (Value) -> Cell {
        let cells = field.type.choices.map { choice in
            let mark = Mark(level: choice.name, of: field)
            let label = language(choice.label)
            return (choice.name, Cell(mark.map { $0.sign + " " + label } ?? label, mark?.style))
        }
        return { value in
            guard case .choice(let name) = value else { return Cell(field.text(value)) }
            // There are few; comparing short names is quicker than hashing one.
            for (choice, cell) in cells where choice == name { return cell }
            return Cell(name)
        }
    }
}

/// The shape and colour of a level; never shown without its word.
private struct Mark {
    let sign: String
    let style: Style

    init?(level: String, of field: Field) {
        guard field.name == "level" else { return nil }
        switch level {
        case "critical": (sign, style) = ("▲", .red)
        case "high": (sign, style) = ("●", .yellow)
        case "medium": (sign, style) = ("◐", .green)
        case "low": (sign, style) = ("■", .blue)
        default: return nil
        }
    }
}
