package import Kernel

extension Instant {
    /// When tests begin: 2026-01-01T00:00:00Z.
    package static let start = Instant(milliseconds: 1_767_225_600_000)

    package static func + (instant: Instant, milliseconds: Int) -> Instant {
        Instant(milliseconds: instant.milliseconds + Int64(milliseconds))
    }
}

extension Stamp {
    /// A stamp so many milliseconds after ``Instant/start``.
    package static func at(_ milliseconds: Int, node: UInt64 = 1, counter: UInt16 = 0) -> Stamp {
        let time = UInt64(clamping: (Instant.start + milliseconds).milliseconds)
        return Stamp(time: time << 16 | UInt64(counter), node: node)
    }
}

extension RecordID {
    /// The identifier of a record made so many milliseconds after ``Instant/start``.
    package static func numbered(_ number: UInt64) -> RecordID {
        let time = UInt64(clamping: Instant.start.milliseconds) + number
        return RecordID(high: time << 16 | 0x7000, low: 1 << 63 | number)
    }
}

extension Change {
    /// A change of fields given as JSON.
    package static func of(
        _ kind: Kind, _ id: RecordID, at stamp: Stamp, json fields: KeyValuePairs<String, String>
    ) -> Change {
        Change(
            kind: kind.name, record: id, stamp: stamp,
            fields: fields.map { FieldChange($0.key, json: $0.value) })
    }

    /// A change of fields given as values.
    package static func of(
        _ kind: Kind, _ id: RecordID, at stamp: Stamp, _ fields: KeyValuePairs<String, Value?>
    ) -> Change {
        Change(
            kind: kind.name, record: id, stamp: stamp,
            fields: fields.compactMap { kind.field($0.key)?.change(to: $0.value) })
    }

    package static func deleting(
        _ kind: Kind, _ id: RecordID, at stamp: Stamp, _ isDeleted: Bool = true
    ) -> Change {
        of(kind, id, at: stamp, ["deleted": .boolean(isDeleted)])
    }

    package var key: RecordKey { RecordKey(kind, record) }

    /// The change as one change for each of its fields.
    package var split: [Change] {
        fields.map { Change(kind: kind, record: record, stamp: stamp, fields: [$0]) }
    }
}

extension Store {
    /// Appends changes that take nothing back, and gives how many field changes were new.
    @discardableResult
    package func append(_ changes: Change...) throws(StoreError) -> Int {
        try append(changes, nil)
    }

    /// The titles that a query finds, in its order.
    package func titles(_ query: Query) throws(StoreError) -> [String] {
        try records(query).map(\.title)
    }

    package func isVisible(_ kind: Kind, _ id: RecordID) throws(StoreError) -> Bool {
        try record(kind, id).map { !$0.isHidden } ?? false
    }

    /// Every change in the log.
    package var everything: [Change] {
        get throws(StoreError) { try log(0, .max).map(\.change) }
    }
}
