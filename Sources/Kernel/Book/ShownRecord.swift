/// A record as a form showed it that has changed since.
struct ShownRecord {
    private let winners: Winners
    /// What was written since.
    let unseen: [Change]

    /// The record as its history made it without what wasn't seen.
    init(_ history: [Change], unseen: [Change]) {
        let hidden = Set(unseen)
        winners = Winners(history.filter { !hidden.contains($0) })
        self.unseen = unseen
    }

    /// Whether there was such a record to show.
    private var existed: Bool {
        !winners.fields.isEmpty && winners.fields[Field.deleted.name]?.json != "true"
    }

    func value(_ field: Field) -> Value? {
        guard existed else { return nil }
        if field.isList { return field.list(winners) }
        return winners.fields[field.name].flatMap { field.value(fromChange: $0.json) }
    }

    /// Whether a value is the one that was shown, so that nobody typed it.
    func has(_ value: Value?, in field: Field) -> Bool {
        if field.name == Field.deleted.name, !existed { return value == .boolean(true) }
        guard let shown = self.value(field) else {
            return value == nil || value == (field.defaultValue ?? .boolean(false))
        }
        return Self.isSame(shown, value) || Self.isSame(Self.checked(shown, field), value)
    }

    /// Whether two values are one, but for the ends of lines, which forms write in their own way.
    private static func isSame(_ one: Value?, _ other: Value?) -> Bool {
        guard case .text(let one) = one, case .text(let other) = other else { return one == other }
        let carriageReturn = UInt8(ascii: "\r")
        return one.utf8.filter { $0 != carriageReturn }
            .elementsEqual(other.utf8.filter { $0 != carriageReturn })
    }

    /// Whether a field was written since; of what is deleted, any.
    func changed(_ field: Field) -> Bool {
        unseen.contains { change in
            field.name == Field.deleted.name || change[field.name] != nil
        }
    }

    /// The draft with only what somebody typed, and the values from which the identifier follows.
    func typed(_ draft: Draft) -> Draft {
        draft.keeping { field, value in
            let isIdentity = draft.kind.identity.contains(field.name)
            return isIdentity || !has(Self.checked(value, field), in: field)
        }
    }

    /// A value as it would be kept; one that isn't allowed as it is.
    private static func checked(_ value: Value?, _ field: Field) -> Value? {
        do { return try field.checked(value) } catch { return value }
    }
}
