import Kernel

/// Makes records of the rows of one kind's table, read with ``SQLTable/recordColumns``.
struct RecordReader {
    private let kind: Kind
    private let forms: [Form]

    /// How a column is read; the field's type without the limits of texts and decimals, and choices.
    private enum Form {
        case integer(ClosedRange<Int64>)
        case text, choice, decimal, boolean, date, time, instant, reference, json

        init(_ type: FieldType) {
            switch type {
            case .text: self = .text
            case .choice: self = .choice
            case .integer(let range): self = .integer(range)
            case .decimal: self = .decimal
            case .boolean: self = .boolean
            case .date: self = .date
            case .time: self = .time
            case .instant: self = .instant
            case .reference: self = .reference
            case .choices, .words, .pairs: self = .json
            }
        }
    }

    init(_ kind: Kind) {
        self.kind = kind
        forms = kind.fields.map { Form($0.type) }
    }

    /// How many columns a record takes.
    var width: Int32 { Int32(forms.count) + 4 }

    /// The record in the current row.
    func record(_ row: Statement) throws(StoreError) -> Record {
        let count = Int32(forms.count)
        guard let id = RecordID(column: row.bytes(0)),
            let modifiedAt = Instant(column: row.bytes(count + 1))
        else { throw damaged(row) }
        return Record(
            kind: kind, id: id, values: values(row, given: row.integer(count + 3)),
            modifiedAt: modifiedAt, isHidden: row.integer(count + 2) != 0)
    }

    private func values(_ row: Statement, given: Int64) -> [Value?] {
        let given = UInt64(bitPattern: given)
        return [Value?](unsafeUninitializedCapacity: forms.count) { values, count in
            guard let start = values.baseAddress else { return }
            while count < forms.count {
                let isGiven = given >> UInt64(count) & 1 != 0
                let value = isGiven ? value(row, Int32(count) + 1, count) : nil
                (start + count).initialize(to: value)
                count += 1
            }
        }
    }

    /// What somebody wrote into the table by hand and isn't a value counts as absent.
    private func value(_ row: Statement, _ column: Int32, _ index: Int) -> Value? {
        switch forms[index] {
        case .text: .text(row.text(column))
        case .choice: .choice(row.text(column))
        case .integer(let range): integer(row.integer(column), in: range)
        case .boolean: .boolean(row.integer(column) != 0)
        case .decimal: Decimal(canonical: row.text(column)).map { .decimal($0) }
        case .date: CivilDate(column: row.bytes(column)).map { .date($0) }
        case .time: TimeOfDay(column: row.bytes(column)).map { .time($0) }
        case .instant: Instant(column: row.bytes(column)).map { .instant($0) }
        case .reference: RecordID(column: row.bytes(column)).map { .reference($0) }
        case .json: kind.fields[index].value(fromChange: row.text(column))
        }
    }

    private func integer(_ number: Int64, in range: ClosedRange<Int64>) -> Value? {
        range.contains(number) ? .integer(number) : nil
    }

    private func damaged(_ row: Statement) -> StoreError {
        StoreError(
            .damaged,
            detail: "a row of \(kind.name) has the identifier \(row.text(0).truncated(to: 40))")
    }
}
