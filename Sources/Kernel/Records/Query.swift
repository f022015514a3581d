/// Which records of a kind are wanted, in what order, and how many.
package struct Query: Sendable {
    package var kind: Kind
    package var filters: [Filter]
    package var order: [Order]
    package var scope: Scope
    package var limit: Int?
    package var offset: Int

    package enum Scope: Sendable, Hashable {
        /// What is neither deleted nor hidden by a deleted owner.
        case visible
        /// What was itself deleted.
        case deleted
        /// What was itself deleted, but not for good.
        case trashed
        case everything
    }

    package init(
        _ kind: Kind, where filters: [Filter] = [], order: [Order]? = nil,
        scope: Scope = .visible, limit: Int? = nil, offset: Int = 0
    ) {
        self.kind = kind
        self.filters = filters
        self.order = order ?? kind.order
        self.scope = scope
        self.limit = limit
        self.offset = offset
    }
}

/// A condition on a record. Defaults count as given.
///
/// Rules and screens write one with an attribute, whose values it then must be about:
/// `Essential.level == .critical`.
package enum Filter: Sendable, Hashable {
    /// The field has this value; `nil` means absent.
    case equals(Field, Value?)
    /// The field has one of these values.
    case oneOf(Field, [Value])
    /// The kind's texts contain `folded` (already folded), anywhere.
    case contains(folded: String)
    /// The title, folded, is this (already folded).
    case titled(folded: String)
    /// The identifier's text starts so.
    case idPrefix(String)
}

/// One key to sort by. Text sorts alphabetically with case and accents ignored, choices in their
/// declared order, absent values first. Ties are always broken by identifier.
package struct Order: Sendable, Hashable {
    package let key: Key
    package let isDescending: Bool

    package enum Key: Sendable, Hashable {
        case field(Field)
        case createdAt
        case modifiedAt
    }

    package init(_ key: Key, descending: Bool = false) {
        self.key = key
        isDescending = descending
    }

    package static func ascending(_ field: Field) -> Order { Order(.field(field)) }
    package static func descending(_ field: Field) -> Order {
        Order(.field(field), descending: true)
    }

    package static func ascending<T>(_ attribute: Attribute<T>) -> Order {
        .ascending(attribute.field)
    }
    package static func descending<T>(_ attribute: Attribute<T>) -> Order {
        .descending(attribute.field)
    }
}

extension Attribute {
    /// The records in which the field has this value; `nil` means absent.
    package static func == (attribute: Attribute, value: Wrapped?) -> Filter {
        .equals(attribute.field, value?.value)
    }

    /// The records in which the field has one of these values.
    package func isOne(of values: [Wrapped]) -> Filter {
        .oneOf(field, values.map { $0.value })
    }
}

extension Query {
    /// The first field by which it filters or orders that isn't one of its kind.
    package var foreignField: Field? {
        let named = filters.compactMap { $0.field } + order.compactMap { $0.field }
        return named.first { kind.index(of: $0) == nil }
    }
}

extension Filter {
    /// The field whose values it is about.
    package var field: Field? {
        switch self {
        case .equals(let field, _), .oneOf(let field, _): field
        case .contains, .titled, .idPrefix: nil
        }
    }
}

extension Order {
    /// The field by which it sorts.
    package var field: Field? {
        if case .field(let field) = key { field } else { nil }
    }
}
