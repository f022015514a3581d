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
package enum Filter: Sendable, Hashable {
    /// The field has this value; `nil` means absent.
    case equals(String, Value?)
    /// The field has one of these values.
    case oneOf(String, [Value])
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
        case field(String)
        case createdAt
        case modifiedAt
    }

    package init(_ key: Key, descending: Bool = false) {
        self.key = key
        isDescending = descending
    }

    package static func ascending(_ field: String) -> Order { Order(.field(field)) }
    package static func descending(_ field: String) -> Order {
        Order(.field(field), descending: true)
    }
}
