import Kernel

/// What a row of a kind's table says of a record.
struct SalvagedRecord: Hashable {
    let key: RecordKey
    /// Each field that was given or cleared, with the stamp of its winner.
    let fields: [Said]

    /// Whether a log says something of the record at each of the moments that the row names.
    func isKnown(to stamps: [RecordID: Set<Stamp>]) -> Bool {
        fields.allSatisfy { stamps[key.id]?.contains($0.stamp) ?? false }
    }

    struct Said: Hashable {
        let index: Int
        let change: FieldChange
        let stamp: Stamp
    }
}

/// Tells by their form which kind's table rows are of: as many columns, of the types of its fields, with
/// the keys for sorting that follow from them.
///
/// No page says which table it belongs to, but each belongs to one only; so the rows of a page that have
/// one form alone speak for the others.
struct SalvagedTables {
    private let tables: [SQLTable]

    init(_ schema: Schema) {
        tables = schema.kinds.map { SQLTable($0) }
    }

    /// The records in the rows of one page, and what rows say that may be of several kinds, by one of them.
    func records(
        in rows: [SalvagedRow]
    ) -> (records: [SalvagedRecord], unclear: [SalvagedRecord]) {
        let readings = rows.map { row in
            Set(tables.indices.filter { record(row, tables[$0], isSound: true) != nil })
        }.filter { !$0.isEmpty }
        let common = readings.reduce(Set(tables.indices)) { $0.intersection($1) }
        guard !readings.isEmpty, common.count == 1, let table = common.first else {
            let unclear = rows.compactMap { row in
                tables.lazy.compactMap { record(row, $0, isSound: true) }.first
            }
            return ([], unclear)
        }
        return (rows.compactMap { record($0, tables[table], isSound: false) }, [])
    }

    /// - Parameter isSound: Whether the keys must follow from the fields.
    private func record(
        _ row: SalvagedRow, _ table: SQLTable, isSound: Bool
    ) -> SalvagedRecord? {
        guard row.values.count == table.columns.count, let id = row.values[0].text,
            let record = RecordID(id), record.text == id
        else { return nil }
        let kind = table.kind
        var values = [Value?](repeating: nil, count: kind.fields.count)
        var given: UInt64 = 0
        var stamps: [Stamp?] = []
        for (column, found) in zip(table.columns, row.values) {
            switch column.content {
            case .id: break
            case .field(let index):
                guard let value = value(found, kind.fields[index]) else { return nil }
                values[index] = value
            case .key(let index):
                let key = kind.fields[index].sqlKey(values[index])
                guard !isSound || found.isSame(as: key) else { return nil }
            case .modifiedAt:
                guard found.text.flatMap({ Instant(iso: $0) }) != nil else { return nil }
            case .hidden:
                guard let number = found.number, 0...1 ~= number else { return nil }
            case .given:
                guard let number = found.number else { return nil }
                given = UInt64(bitPattern: number)
            case .stamps:
                guard let read = self.stamps(found, kind.fields.count) else { return nil }
                stamps = read
            }
        }
        let said = stamps.enumerated().compactMap { index, stamp in
            stamp.map { stamp in
                let value = given >> UInt64(index) & 1 == 0 ? nil : values[index]
                return SalvagedRecord.Said(
                    index: index, change: kind.fields[index].change(to: value), stamp: stamp)
            }
        }
        return SalvagedRecord(key: RecordKey(kind.name, record), fields: said)
    }

    /// What a column says of a field, nothing too; `nil` if it can't be of this field.
    private func value(_ found: SalvagedRow.Value, _ field: Field) -> Value?? {
        if case .null = found { return .some(nil) }
        switch field.type {
        case .integer: return found.number.map { .integer($0) }
        case .boolean: return found.number.flatMap { 0...1 ~= $0 ? .boolean($0 == 1) : nil }
        default: break
        }
        guard let text = found.text else { return nil }
        switch field.type {
        case .text: return .some(.text(text))
        case .choice: return .some(.choice(text))
        case .decimal: return Decimal(canonical: text).map { .decimal($0) }
        case .date: return CivilDate(iso: text).map { .date($0) }
        case .time: return TimeOfDay(iso: text).map { .time($0) }
        case .instant: return Instant(iso: text).map { .instant($0) }
        case .reference: return RecordID(text).map { .reference($0) }
        case .choices, .words, .pairs: return field.value(fromChange: text).map { .some($0) }
        case .integer, .boolean: return nil
        }
    }

    private func stamps(_ found: SalvagedRow.Value, _ count: Int) -> [Stamp?]? {
        guard let text = found.text else { return nil }
        return Array(text.utf8).withUnsafeBufferPointer { StampsText.decode($0, count: count) }
    }
}

extension SalvagedRow.Value {
    fileprivate func isSame(as value: SQLValue) -> Bool {
        switch value {
        case .null: if case .null = self { true } else { false }
        case .integer(let number): self.number == number
        case .text(let text): self.text.map { $0.utf8.elementsEqual(text.utf8) } ?? false
        }
    }
}
