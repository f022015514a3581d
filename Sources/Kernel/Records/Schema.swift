/// All kinds of records that this version knows.
package struct Schema: Sendable {
    package let kinds: [Kind]
    /// For each kind's name, the kinds and fields by which records belong to it.
    private let ownerships: [String: [Ownership]]

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
}
