import Kernel

/// A form for a record of any kind of this tracker: fields by their type, references by name.
struct RecordForm {
    let page: Page
    let form: Form
    private var choices: [String: [FormField.Choice]] = [:]
    /// Whether the course's scale has grades beside points.
    private var hasGrades = false

    init(_ page: Page, _ form: Form, course: RecordID?) throws(BookError) {
        self.page = page
        self.form = form
        if let course, form.fields.contains(where: { $0.name == Assignment.enteredAs.name }),
            let record = try page.book.record(Course.kind, course)
        {
            var scales = try Scales(page.book)
            hasGrades = try scales.scale(of: record).line != nil
        }
        for field in form.fields {
            guard let target = field.type.target, let kind = page.app.schema.kind(target) else {
                continue
            }
            choices[field.name] = try RecordForm.choices(kind, course, page)
        }
    }

    /// What a reference may point to: within the course what belongs to it, else everything.
    private static func choices(
        _ kind: Kind, _ course: RecordID?, _ page: Page
    ) throws(BookError) -> [FormField.Choice] {
        var filters: [Filter] = []
        if let course {
            if kind == WeightGroup.kind { filters = [WeightGroup.course == course] }
            if kind == Assignment.kind { filters = [Assignment.course == course] }
        }
        return try page.book.records(kind, where: filters, limit: 500).map {
            FormField.Choice($0.id.text, page.book.title(of: $0, in: page.language))
        }
    }

    func write(_ html: HTML) {
        for (place, field) in form.fields.enumerated()
        where hasGrades || field.name != Assignment.enteredAs.name {
            write(field, isFirst: place == 0, html)
        }
    }

    private func write(_ field: Field, isFirst: Bool, _ html: HTML) {
        var control = form.control(field, in: page.language)
        if let hint = field.hint, field.type.isList { control.hint = hint.text(in: page.language) }
        switch field.type {
        case .reference:
            html.selectField(control, Self.nothing(field, page) + (choices[field.name] ?? []))
        case .choice(let choices) where field.isOptional || choices.count > 4:
            html.selectField(control, Self.nothing(field, page) + named(choices))
        case .choices(let choices): checkboxes(control, named(choices), html)
        case .text(_, multiline: false) where isFirst:
            // What is new begins with its name.
            control.autofocus = control.value.isEmpty
            html.textField(control)
        // Its keyboard must have the letters of grades.
        case .decimal where field.name == Course.target.name: html.textField(control)
        default: html.field(field, form, in: page.language)
        }
    }

    private static func nothing(_ field: Field, _ page: Page) -> [FormField.Choice] {
        guard !field.isRequired, field.defaultValue == nil else { return [] }
        let words =
            field.name == Course.scale.name
            ? Words.asPreferred : Words.recordNone
        return [FormField.Choice("", page.language(words))]
    }

    private func named(_ choices: [FieldType.Choice]) -> [FormField.Choice] {
        choices.map { FormField.Choice($0.name, $0.label.text(in: page.language)) }
    }

    /// Several of a few, side by side: the days of the week.
    private func checkboxes(
        _ field: FormField, _ choices: [FormField.Choice], _ html: HTML
    ) {
        let chosen = field.value.utf8.split { $0 == UInt8(ascii: ",") || $0 == 32 }
            .map { String(Substring($0)) }
        let describedBy = field.error == nil ? nil : "field-" + field.name + "-error"
        html.fieldset(
            .class(field.error == nil ? "field choices" : "field choices wrong"),
            .aria("describedby", describedBy)
        ) {
            html.legend { html.text(field.label) }
            html.input(.type("hidden"), .name(field.name), .value(""))
            html.div(.class("segments")) {
                for choice in choices {
                    html.label(.class("segment")) {
                        html.input(
                            .type("checkbox"), .name(field.name), .value(choice.value),
                            .checked(if: chosen.contains(choice.value)))
                        html.span { html.text(choice.label) }
                    }
                }
            }
            if let error = field.error {
                html.refusal(error, id: "field-" + field.name + "-error")
            }
        }
    }
}

extension FieldType {
    fileprivate var isList: Bool {
        switch self {
        case .words, .pairs: true
        default: false
        }
    }
}
