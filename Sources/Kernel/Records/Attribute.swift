/// A field together with the Swift type of its values: how rules and pages name a field.
///
///     record[Essential.level] == .critical
package struct Attribute<Wrapped: FieldValue>: Sendable {
    package let field: Field

    package init(_ field: Field) {
        self.field = field
    }

    package var name: String { field.name }
}

/// A Swift type that a field can hold.
package protocol FieldValue: Sendable {
    init?(_ value: Value)
    var value: Value { get }
    /// What a record shows whose value hasn't arrived yet.
    static var fallback: Self { get }
}

/// An enumeration whose cases are the names that a field of choices allows, least first.
package protocol Choice: FieldValue, CaseIterable, RawRepresentable, Hashable
where RawValue == String, AllCases == [Self] {
    var label: Label { get }
}

extension Choice {
    package init?(_ value: Value) {
        guard case .choice(let name) = value else { return nil }
        self.init(rawValue: name)
    }

    package var value: Value { .choice(rawValue) }

    package static var choices: [FieldType.Choice] {
        allCases.map { FieldType.Choice($0.rawValue, $0.label) }
    }
}

extension String: FieldValue {
    package init?(_ value: Value) {
        guard let text = value.text else { return nil }
        self = text
    }
    package var value: Value { .text(self) }
    package static var fallback: String { "" }
}

extension Bool: FieldValue {
    package init?(_ value: Value) {
        guard let flag = value.boolean else { return nil }
        self = flag
    }
    package var value: Value { .boolean(self) }
    package static var fallback: Bool { false }
}

extension Int64: FieldValue {
    package init?(_ value: Value) {
        guard case .integer(let number) = value else { return nil }
        self = number
    }
    package var value: Value { .integer(self) }
    package static var fallback: Int64 { 0 }
}

extension Decimal: FieldValue {
    package init?(_ value: Value) {
        guard case .decimal(let number) = value else { return nil }
        self = number
    }
    package var value: Value { .decimal(self) }
    package static var fallback: Decimal { 0 }
}

extension RecordID: FieldValue {
    package init?(_ value: Value) {
        guard let id = value.reference else { return nil }
        self = id
    }
    package var value: Value { .reference(self) }
    package static var fallback: RecordID { .none }
}

extension CivilDate: FieldValue {
    package init?(_ value: Value) {
        guard case .date(let date) = value else { return nil }
        self = date
    }
    package var value: Value { .date(self) }
    package static var fallback: CivilDate { Instant(milliseconds: 0).date(utcOffset: 0) }
}

extension TimeOfDay: FieldValue {
    package init?(_ value: Value) {
        guard case .time(let time) = value else { return nil }
        self = time
    }
    package var value: Value { .time(self) }
    package static var fallback: TimeOfDay { Instant(milliseconds: 0).time(utcOffset: 0) }
}
