extension SQLTable {
    /// The statements that make the table and its indexes; `options` stand at the table's end.
    package func definition(options: String = "") -> [String] {
        let lines = columns.map { column in
            let constraint = column.content == .id ? " PRIMARY KEY" : ""
            let required = column.isRequired ? " NOT NULL" : ""
            return "    \(column.name.sqlName) \(column.type)\(required)\(constraint)"
        }
        let body = lines.joined(separator: ",\n")
        return ["CREATE TABLE \(name) (\n\(body)\n)\(options)"] + indexes
    }

    /// One index for the app's own order, one for the order of titles, one for each reference that
    /// is followed from the other side, and one for the trash.
    private var indexes: [String] {
        var indexes = [index("order", on: orderTerms(kind.order), where: "\"hidden\" = 0")]
        if let title = kind.titleField, kind.order.first != .ascending(title) {
            let order = [Order.ascending(title)]
            indexes.append(index("title", on: orderTerms(order), where: "\"hidden\" = 0"))
        }
        for field in kind.fields where field.type.target != nil {
            let terms = [field.name.sqlName, "\"hidden\""] + orderTerms(kind.order)
            indexes.append(index(field.name, on: terms))
        }
        let trash = ["\"gone\""] + orderTerms([Order(.modifiedAt, descending: true)])
        return indexes + [index("deleted", on: trash, where: "\"deleted\" = 1")]
    }

    private func index(
        _ purpose: String, on terms: [String], where condition: String? = nil
    ) -> String {
        let index = (kind.name + "_" + purpose).sqlName
        let terms = terms.joined(separator: ", ")
        return "CREATE INDEX \(index) ON \(name) (\(terms))"
            + (condition.map { " WHERE " + $0 } ?? "")
    }

    /// What `ORDER BY` says for an order; the identifier breaks ties.
    func orderTerms(_ order: [Order]) -> [String] {
        var terms: [String] = []
        for part in order {
            guard let term = orderTerm(part.key) else { continue }
            terms.append(part.isDescending ? term + " DESC" : term)
        }
        return terms + ["\"id\""]
    }

    private func orderTerm(_ key: Order.Key) -> String? {
        switch key {
        case .createdAt: return "\"createdAt\""
        case .modifiedAt: return "\"modifiedAt\""
        case .field(let field):
            guard kind.index(of: field) != nil else { return nil }
            switch field.type {
            case .choices, .words, .pairs: return "(\(field.name.sqlName) IS NOT NULL)"
            default: return sqlOperand(field, field.sqlKeyName)
            }
        }
    }

    /// The column of a field in a condition. The column of ``Field/createdAt`` has a value even
    /// where none was given; there it counts as absent.
    func sqlOperand(_ field: Field, _ column: String) -> String {
        guard field.name == Field.createdAt.name else { return column.sqlName }
        return "(CASE WHEN \"given\" & 1 THEN \"createdAt\" END)"
    }
}
