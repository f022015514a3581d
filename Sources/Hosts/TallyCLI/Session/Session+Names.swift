import Kernel

extension Session {
    /// The kind that the first operand names.
    func namedKind() throws(Failure) -> Kind {
        try kind(arguments.operands.first ?? "")
    }

    /// The kind with this name; its plural and other cases are understood too.
    func kind(_ name: String) throws(Failure) -> Kind {
        if let kind = schema.kind(named: name, in: language) { return kind }
        let known =
            schema.kinds.map { $0.name }
            + (command == .show ? declarations.rulebook.reports.map { $0.name } : [])
        let suggestion = name.nearest(in: known)
        throw .refused(.unknownKind(name, suggestion: suggestion))
    }

    /// The second operand, which names a record.
    var reference: String {
        arguments.operands.count > 1 ? arguments.operands[1] : ""
    }

    func field(_ name: String, of kind: Kind) throws(Failure) -> Field {
        guard let field = kind.ownFields.first(where: { $0.name == name }) else {
            let suggestion = name.nearest(in: kind.fieldNames)
            throw .refused(.unknownField(name, kind, suggestion: suggestion))
        }
        return field
    }

    /// Reads `FIELD=VALUE` operands.
    func assignments(
        _ words: some Sequence<String>, of kind: Kind
    ) throws(Failure) -> [Assignment] {
        var found: [Assignment] = []
        for word in words {
            guard let (name, value) = word.assignment else {
                throw .usage(.notAnAssignment(word, suggestion: meant(by: word, kind)))
            }
            if kind.namesFiles, name == GivenFile.name { continue }
            if found.contains(where: { $0.field.name == name }) {
                throw .usage(.repeatedField(name))
            }
            found.append(Assignment(field: try field(name, of: kind), text: value))
        }
        return found
    }

    /// A word alone is probably the title.
    private func meant(by word: String, _ kind: Kind) -> String? {
        kind.titleField.map { $0.name + "=" + word.truncated(to: 40) }
    }
}

/// `FIELD=VALUE` as it was typed.
struct Assignment: Sendable {
    let field: Field
    let text: String
}

extension String {
    /// The parts before and after the first `=`.
    var assignment: (name: String, value: String)? {
        guard let index = utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        return (String(self[..<index]), String(self[utf8.index(after: index)...]))
    }
}

extension Book {
    /// Reads a typed value; a reference is an id, a unique prefix of one, or a title.
    func value(
        _ assignment: Assignment, in language: Language, _ style: NumberStyle
    ) throws(BookError) -> Value? {
        let (field, text) = (assignment.field, assignment.text)
        if let target = field.type.target, !text.isBlank, let kind = schema.kind(target) {
            return .reference(try referred(text, kind, by: field))
        }
        let typed = field.choiceName(labelled: text, in: language) ?? text
        do { return try field.parse(typed, style) } catch { throw .refused(error) }
    }

    private func referred(
        _ text: String, _ kind: Kind, by field: Field
    ) throws(BookError) -> RecordID {
        do { return try resolve(text, in: kind).id } catch {
            guard let reason = FieldError.Reason(error) else { throw error }
            throw .refused(FieldError(field, value: text, reason))
        }
    }

    /// What a text means by what is typed, or stands, beside it; `nil` where its field says it alone.
    private func reading(
        _ assignment: Assignment, beside others: [Assignment], _ kind: Kind, _ id: RecordID?,
        _ style: NumberStyle
    ) throws(BookError) -> Value? {
        guard let reading = kind.reading else { return nil }
        var record: Record?
        if let id { record = try self.record(kind, id) }
        do throws(FieldError) {
            return try reading(assignment.field, assignment.text, style) { field in
                others.first { $0.field === field }?.text
                    ?? field.text(record?.value(field.name))
            }
        } catch {
            throw .refused(error)
        }
    }

    /// A draft with the values typed. What is wrong with them is told when it is committed, with
    /// everything else that is.
    func draft(
        _ kind: Kind, _ id: RecordID?, _ assignments: [Assignment], in language: Language,
        _ style: NumberStyle
    ) throws(BookError) -> Draft {
        var draft = Draft(kind, id)
        for assignment in assignments {
            let value = try draft.noting { () throws(BookError) -> Value? in
                let read = try self.reading(assignment, beside: assignments, kind, id, style)
                if let read { return read }
                return try self.value(assignment, in: language, style)
            }
            if let value { draft.set(assignment.field, value) }
        }
        return draft
    }
}

extension Field {
    /// The name of the choice whose label was typed.
    fileprivate func choiceName(labelled text: String, in language: Language) -> String? {
        guard case .choice(let choices) = type else { return nil }
        let folded = text.folded
        if choices.contains(where: { $0.name.folded == folded }) { return nil }
        return choices.first { language($0.label).folded == folded }?.name
    }
}
