/// All kinds of records that this version knows.
package struct Schema: Sendable {
    package let kinds: [Kind]
    /// For each kind's name, the kinds and fields by which records belong to it.
    private let ownerships: [String: [Ownership]]

    /// For each kind's name, the kinds and fields by which records are sorted into its records.
    private let sortings: [String: [Ownership]]

    /// A field by which records of `kind` belong to another record.
    package struct Ownership: Sendable {
        package let kind: Kind
        /// The position of the field in ``Kind/fields``.
        package let field: Int
    }

    package init(_ kinds: [Kind]) {
        self.kinds = kinds
        var ownerships: [String: [Ownership]] = [:]
        for kind in kinds {
            for field in kind.owners {
                guard let target = kind.fields[field].type.target else { continue }
                ownerships[target, default: []].append(Ownership(kind: kind, field: field))
            }
        }
        self.ownerships = ownerships
        sortings = Schema.sortings(kinds)
    }

    package func kind(_ name: String) -> Kind? {
        kinds.first { $0.name == name }
    }

    /// The kind that a person names: `essential`, `Essentials`, or its label.
    package func kind(named name: String, in language: Language) -> Kind? {
        if let kind = kind(name) { return kind }
        let folded = name.folded
        return kinds.first { kind in
            [kind.name, kind.name + "s", language(kind.label), language(kind.plural)]
                .contains { $0.folded == folded }
        }
    }

    /// The references by which other records belong to records of `kind`.
    package func owned(by kind: Kind) -> [Ownership] {
        ownerships[kind.name] ?? []
    }

    /// The references by which parts of one whole are sorted into another part of it, as work of a
    /// course is into a weight group of that course.
    package func sorted(into kind: Kind) -> [Ownership] {
        sortings[kind.name] ?? []
    }

    private static func sortings(_ kinds: [Kind]) -> [String: [Ownership]] {
        func wholes(_ kind: Kind) -> [String] {
            kind.owners.compactMap { kind.fields[$0].type.target }
        }
        var sortings: [String: [Ownership]] = [:]
        for kind in kinds {
            for (index, field) in kind.fields.enumerated() where field.isOptional {
                guard let target = kinds.first(where: { $0.name == field.type.target }),
                    target.name != kind.name,
                    wholes(target).contains(where: { wholes(kind).contains($0) })
                else { continue }
                sortings[target.name, default: []].append(Ownership(kind: kind, field: index))
            }
        }
        return sortings
    }
}
