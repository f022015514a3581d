/// A kind's fields as a form: what stands in each, what was typed, what is wrong.
package struct Form: Sendable {
    package let fields: [Field]
    /// What was typed, or stands in a field at first.
    package let typed: Parameters
    private let record: Record?
    package var errors: [FieldError]

    /// A fresh form for a new record (`record` absent) or an existing one; `typed` fills fields in
    /// advance, or again after a refusal.
    package init(
        _ fields: [Field], _ record: Record? = nil, typed: Parameters = [:],
        errors: [FieldError] = []
    ) {
        self.fields = fields
        self.record = record
        self.typed = typed
        self.errors = errors
    }

    /// The form as posted, to fill in again with what is wrong.
    package func refused(_ error: BookError, typed: Parameters) -> Form? {
        guard case .refused(let refusals) = error else { return nil }
        return Form(fields, record, typed: typed, errors: refusals.map { $0.error })
    }

    /// Reads what was typed into a draft. Fields that the form didn't send stay as they are.
    ///
    /// - Throws: ``BookError/refused(_:)`` with every value that can't be read or isn't allowed.
    package func draft(
        _ kind: Kind, _ id: RecordID? = nil, from typed: Parameters
    ) throws(BookError) -> Draft {
        let draft = collected(kind, id, from: typed)
        let refusals = draft.refusals + draft.beyondLimits
        if refusals.isEmpty { return draft }
        throw .refused(refusals.map { BookError.Refusal($0) })
    }

    /// The same, with what can't be taken noted in the draft: the commit refuses it together with
    /// what is wrong between fields and in other drafts.
    package func collected(
        _ kind: Kind, _ id: RecordID? = nil, from typed: Parameters
    ) -> Draft {
        var draft = Draft(kind, id)
        for field in fields {
            let texts = typed.all(field.name)
            guard let last = texts.last else { continue }
            let text = field.type.isSeveralChoices ? texts.joined(separator: ",") : last
            do {
                draft.set(field, try value(field, text, of: kind, beside: typed))
            } catch {
                draft.refuse(error)
            }
        }
        return draft
    }

    /// What was typed, by what stands beside it; what the record has is that, however it is written.
    private func value(
        _ field: Field, _ text: String, of kind: Kind, beside typed: Parameters
    ) throws(FieldError) -> Value? {
        if let reading = kind.reading {
            if let known = record?.value(field.name),
                (try? field.parse(text, typed.style)) == known
            {
                return known
            }
            let value = try reading(field, text, typed.style) { typed.all($0.name).last ?? "" }
            if let value { return value }
        }
        return try field.parse(text, typed.style)
    }

    /// The text that stands in a field.
    package func text(_ field: Field, in language: Language) -> String {
        if let last = typed.all(field.name).last { return last }
        let value = record?.value(field.name) ?? (record == nil ? field.defaultValue : nil)
        return value.map { field.text($0, in: language) } ?? ""
    }

    /// Everything that is wrong with a field.
    private func error(_ field: Field, in language: Language) -> String? {
        FieldError.hints(errors.filter { $0.field.name == field.name }, in: language)
    }

    /// The control's description: label, text, and what is wrong.
    package func control(_ field: Field, in language: Language) -> FormField {
        var control = FormField(
            field.name, label: field.label.text(in: language), value: text(field, in: language),
            error: error(field, in: language),
            placeholder: field.hint?.text(in: language), required: field.isRequired)
        if case .text(let maximum, _) = field.type { control.maxlength = maximum }
        return control
    }
}

extension Form {
    /// The status of a screen with it: what was refused is told again.
    package var status: Int { errors.isEmpty ? 200 : 422 }
}

extension Draft {
    /// Whether nothing is wrong with what was typed, as far as each field can tell.
    var isWhole: Bool { refusals.isEmpty && beyondLimits.isEmpty }

    /// What isn't allowed, held against its limits here already, so that all that is wrong is told
    /// at once.
    fileprivate var beyondLimits: [FieldError] {
        (kind.completion?(self) ?? self).values.compactMap { field, value in
            do throws(FieldError) {
                _ = try field.checked(value)
                return nil
            } catch {
                return error
            }
        }
    }
}

extension FieldType {
    fileprivate var isSeveralChoices: Bool {
        if case .choices = self { true } else { false }
    }
}

extension Field {
    /// A value as a person would type it.
    package func text(_ value: Value, in language: Language) -> String {
        switch value {
        case .text(let text): notation?.hasNumbers == true ? language.typed(text) : text
        case .choice(let text): text
        case .integer(let number): String(number)
        case .decimal(let number): language.typed(number)
        case .boolean(let flag): flag ? "true" : "false"
        case .date(let date): date.iso
        case .time(let time): time.iso
        case .instant(let instant): instant.iso
        case .reference(let id): id.text
        case .choices(let words): words.joined(separator: ", ")
        case .words(let words): Field.lines(words)
        case .pairs(let pairs):
            pairs.map { $0.name + ": " + $0.value }.joined(separator: "\n")
        }
    }

    /// In one line, or, where commas are in the words themselves, in a line each.
    private static func lines(_ words: [String]) -> String {
        words.contains { $0.utf8.contains(UInt8(ascii: ",")) }
            ? words.map { $0 + "\n" }.joined() : words.joined(separator: ", ")
    }

    /// A value as it is shown: choices by their labels, dates written out.
    package func display(_ value: Value?, in language: Language) -> String {
        switch value {
        case nil: "–"
        case .text(""): "–"
        case .choice(let name): label(of: name, in: language)
        case .choices(let names):
            language.list(names.map { label(of: $0, in: language) })
        case .boolean(let flag): language(flag ? WebText.yes : WebText.no)
        case .decimal(let number): language.number(number)
        case .date(let date): language.date(date)
        case .words(let words): words.joined(separator: ", ")
        case .some(let value): text(value, in: language)
        }
    }

    private func label(of choice: String, in language: Language) -> String {
        type.choices.first { $0.name == choice }?.label.text(in: language) ?? choice
    }
}

extension HTML {
    /// The control that fits a field's type.
    package func field(_ field: Field, _ form: Form, in language: Language) {
        let control = form.control(field, in: language)
        let choices = field.type.choices.map {
            FormField.Choice($0.name, $0.label.text(in: language))
        }
        switch field.type {
        case .text(_, multiline: false): textField(control)
        case .text(_, multiline: true), .words, .pairs: textArea(control)
        case .integer: numberField(control, wholeNumbers: true)
        case .decimal: numberField(control)
        case .boolean: switchField(control, on: control.value == "true")
        case .date: dateField(control)
        case .time: timeField(control)
        case .choice, .choices:
            choices.count > 5 ? selectField(control, choices) : choiceField(control, choices)
        case .instant, .reference: textField(control)
        }
    }
}
