/// One record as it stands: the winning value of each of its fields.
package struct Record: Sendable {
    package let kind: Kind
    package let id: RecordID
    /// The values given, in the order of ``Kind/fields``; `nil` where none was given.
    package var values: [Value?]
    /// When a field was last changed.
    package var modifiedAt: Instant
    /// Whether it, or a record it belongs to, is deleted or hasn't arrived.
    package var isHidden: Bool

    package init(
        kind: Kind, id: RecordID, values: [Value?], modifiedAt: Instant, isHidden: Bool
    ) {
        self.kind = kind
        self.id = id
        self.values = values
        self.modifiedAt = modifiedAt
        self.isHidden = isHidden
    }
}

extension Record {
    /// The value of a field, or its default.
    package func value(at index: Int) -> Value? {
        values[index] ?? kind.fields[index].defaultValue
    }

    package func value(_ name: String) -> Value? {
        kind.index(of: name).flatMap { value(at: $0) }
    }

    /// A field is nearly always one of the kind's own, which is found without comparing names.
    package func value(of field: Field) -> Value? {
        (kind.index(of: field) ?? kind.index(of: field.name)).flatMap { value(at: $0) }
    }

    // In place, where the type is known: without it both take ten times as long.
    @inlinable
    package subscript<T>(attribute: Attribute<T>) -> T {
        optional(attribute) ?? T.fallback
    }

    /// The value of a field that may be absent.
    @inlinable
    package func optional<T>(_ attribute: Attribute<T>) -> T? {
        guard let value = value(of: attribute.field) else { return nil }
        return T(value)
    }

    package var createdAt: Instant {
        if case .instant(let instant) = values[0] { return instant }
        return id.instant ?? modifiedAt
    }

    package var isDeleted: Bool { values[Self.deletedIndex]?.boolean ?? false }

    /// Whether it was deleted for good: the trash doesn't show it any more.
    package var isGone: Bool { isDeleted && values[Self.goneIndex]?.boolean ?? false }

    /// The positions of ``Field/deleted`` and ``Field/gone`` in every kind's fields.
    static let deletedIndex = 1
    static let goneIndex = 2

    /// The name by which people know the record.
    package var title: String {
        kind.titleIndex.flatMap { value(at: $0)?.text } ?? ""
    }
}
