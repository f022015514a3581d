package import Kernel

extension Record {
    /// Everything there is to know about a record, on one line.
    package var dump: String {
        let fields = kind.fields.enumerated().map { index, field in
            field.name + "=" + field.change(to: values[index]).json
        }
        return
            ([kind.name, id.text] + fields + [
                "created=" + createdAt.iso, "modified=" + modifiedAt.iso,
                isHidden ? "hidden" : "visible",
            ]).joined(separator: " ")
    }
}

extension Store {
    /// Every record in whatever state, a line each, by kind and identifier.
    package var dump: [String] {
        get throws(StoreError) {
            var lines: [String] = []
            for kind in schema.kinds {
                lines += try records(Query(kind, order: [], scope: .everything)).map(\.dump)
            }
            return lines
        }
    }
}

/// The field changes of some changes, however they were grouped, in one order.
package func flattened(_ changes: [Change]) -> [String] {
    changes.flatMap { change in
        change.fields.map { field in
            [change.stamp.text, change.kind, change.record.text, field.name, field.json]
                .joined(separator: " ")
        }
    }.sorted()
}
