extension Query {
    /// The statement that finds the records, with the columns of ``SQLTable/recordColumns``.
    package var sql: SQLStatement {
        let table = SQLTable(kind)
        return select(table.recordColumns, from: table)
    }
}

extension Query {
    /// The statement that finds the records and reads `columns` of them.
    ///
    /// - Parameter ids: A list of identifiers in JSON, each once: only these are looked at.
    package func select(
        _ columns: String, from table: SQLTable, among ids: SQLValue? = nil
    ) -> SQLStatement {
        var statement = found(columns, in: table, among: ids)
        statement.text += " ORDER BY " + table.orderTerms(order).joined(separator: ", ")
        if limit != nil || offset > 0 {
            statement.text += " LIMIT ? OFFSET ?"
            statement.values.append(.integer(Int64(max(0, limit ?? .max))))
            statement.values.append(.integer(Int64(max(0, offset))))
        }
        return statement
    }

    /// The statement that counts the records, the limit and offset aside.
    package func count(in table: SQLTable, among ids: SQLValue? = nil) -> SQLStatement {
        found("count(*)", in: table, among: ids)
    }

    private func found(
        _ columns: String, in table: SQLTable, among ids: SQLValue?
    ) -> SQLStatement {
        let conditions = filters.map { table.condition($0) }
        let all = scopeCondition + conditions.map { $0.text }
        let condition = all.isEmpty ? "" : " WHERE " + all.joined(separator: " AND ")
        let source = ids == nil ? table.name : Query.among + table.name + " ON \"id\" = \"sought\""
        return SQLStatement(
            "SELECT \(columns) FROM \(source)" + condition,
            (ids.map { [$0] } ?? []) + conditions.flatMap { $0.values })
    }

    /// A `CROSS JOIN` makes SQLite look the identifiers up instead of going through the table.
    private static let among = "(SELECT value AS \"sought\" FROM json_each(?)) CROSS JOIN "

    private var scopeCondition: [String] {
        switch scope {
        case .visible: ["\"hidden\" = 0"]
        case .deleted: ["\"deleted\" = 1"]
        case .trashed: ["\"deleted\" = 1", "\"gone\" = 0"]
        case .everything: []
        }
    }
}

extension SQLTable {
    /// What `WHERE` says for a filter, and the values for its question marks.
    func condition(_ filter: Filter) -> SQLStatement {
        switch filter {
        case .equals(let field, let value): equals(field, value)
        case .oneOf(let field, let values): oneOf(field, values)
        case .contains(let folded): contains(folded)
        case .titled(let folded): titled(folded)
        case .idPrefix(let prefix):
            // In ASCII "~" follows all that identifiers are made of.
            SQLStatement("\"id\" >= ? AND \"id\" < ?", [.text(prefix), .text(prefix + "~")])
        }
    }

    private static let nothing = SQLStatement("0")

    private func equals(_ field: Field, _ value: Value?) -> SQLStatement {
        guard kind.index(of: field) != nil else { return Self.nothing }
        guard let value else {
            return SQLStatement(sqlOperand(field, field.name) + " IS NULL")
        }
        if case .choice = field.type { return oneOf(field, [value]) }
        guard field.admits(value) else { return Self.nothing }
        return SQLStatement(sqlOperand(field, field.name) + " = ?", [field.sql(value)])
    }

    private func oneOf(_ field: Field, _ values: [Value]) -> SQLStatement {
        guard kind.index(of: field) != nil else { return Self.nothing }
        if case .choice = field.type { return ranked(field, values) }
        guard let list = list(field, values) else { return Self.nothing }
        return SQLStatement(
            sqlOperand(field, field.name) + " IN (SELECT value FROM json_each(?))", [list])
    }

    /// One list however long, so that the statement is always the same; `nil` when there is nothing in it.
    private func list(_ field: Field, _ values: [Value]) -> SQLValue? {
        var writer = JSONWriter()
        var isEmpty = true
        writer.array { writer in
            for value in values where field.admits(value) {
                isEmpty = false
                switch field.sql(value) {
                case .null: continue
                case .integer(let number): writer.number(String(number))
                case .text(let text): writer.string(text)
                }
            }
        }
        return isEmpty ? nil : .text(writer.text)
    }

    /// Choices that follow each other are a range, which an index keeps in order.
    private func ranked(_ field: Field, _ values: [Value]) -> SQLStatement {
        let key = field.sqlKeyName.sqlName
        let names = Set(values.compactMap { if case .choice(let name) = $0 { name } else { nil } })
        let ranks = field.type.choices.indices.filter {
            names.contains(field.type.choices[$0].name)
        }
        guard let first = ranks.first, let last = ranks.last else { return Self.nothing }
        if first == last { return SQLStatement("\(key) = \(first)") }
        if ranks.count == last - first + 1 {
            return SQLStatement("\(key) BETWEEN \(first) AND \(last)")
        }
        return SQLStatement("\(key) IN (\(ranks.map { String($0) }.joined(separator: ", ")))")
    }

    private func contains(_ folded: String) -> SQLStatement {
        let texts = kind.fields.filter { $0.type.isText }
        if texts.isEmpty { return Self.nothing }
        let conditions = texts.map { field in
            folded.isEmpty
                ? "\(field.name.sqlName) IS NOT NULL"
                : "instr(\(field.sqlKeyName.sqlName), ?) > 0"
        }
        let values = folded.isEmpty ? [] : texts.map { _ in SQLValue.text(folded) }
        return SQLStatement("(\(conditions.joined(separator: " OR ")))", values)
    }

    private func titled(_ folded: String) -> SQLStatement {
        guard let title = kind.titleField, title.type.isText else { return Self.nothing }
        let given = folded.isEmpty ? " AND \(title.name.sqlName) IS NOT NULL" : ""
        return SQLStatement("\(title.sqlKeyName.sqlName) = ?" + given, [.text(folded)])
    }
}
