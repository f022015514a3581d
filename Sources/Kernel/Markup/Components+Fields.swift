extension HTML {
    /// A line of text.
    package func textField(_ field: FormField, type: String = "text") {
        labelled(field) {
            input(
                .type(type), .id(field.id), .name(field.name), .value(field.value),
                .placeholder(field.placeholder), .required(if: field.required),
                .autofocus(if: takesFocus(field)),
                .all(
                    .inputmode(field.inputmode), .autocomplete(field.autocomplete),
                    .maxlength(field.maxlength),
                    .aria("invalid", field.error == nil ? nil : "true"),
                    .aria("describedby", field.describedBy), .list(field.listID)))
            suggestions(field)
        }
    }

    private func suggestions(_ field: FormField) {
        guard let id = field.listID else { return }
        datalist(.id(id)) {
            for suggestion in field.suggestions { option(.value(suggestion)) }
        }
    }

    /// Several lines of text.
    package func textArea(_ field: FormField, rows: Int = 4) {
        labelled(field) {
            textarea(
                .id(field.id), .name(field.name), .rows(rows), .placeholder(field.placeholder),
                .required(if: field.required), .autofocus(if: takesFocus(field)),
                .maxlength(field.maxlength),
                .all(
                    .aria("invalid", field.error == nil ? nil : "true"),
                    .aria("describedby", field.describedBy))
            ) {
                // A first line end would be swallowed by the parser.
                raw("\n")
                text(field.value)
            }
        }
    }

    /// A number, typed as people type it: a comma or a point, so never `type=number`.
    package func numberField(_ field: FormField, wholeNumbers: Bool = false) {
        var field = field
        field.inputmode = wholeNumbers ? "numeric" : "decimal"
        textField(field)
    }

    /// A date, `YYYY-MM-DD`.
    package func dateField(_ field: FormField) { textField(field, type: "date") }

    /// A time of day, `HH:MM`.
    package func timeField(_ field: FormField) { textField(field, type: "time") }

    /// One of many, in the system's own list.
    package func selectField(_ field: FormField, _ choices: [FormField.Choice]) {
        labelled(field) {
            div(.class("select")) {
                select(
                    .id(field.id), .name(field.name), .required(if: field.required),
                    .autofocus(if: takesFocus(field)),
                    .aria("invalid", field.error == nil ? nil : "true"),
                    .aria("describedby", field.describedBy)
                ) {
                    for choice in choices {
                        option(.value(choice.value), .selected(if: choice.value == field.value)) {
                            text(choice.label)
                        }
                    }
                }
                icon(.expand)
            }
        }
    }

    /// One of a few, side by side: levels, statuses.
    package func choiceField(_ field: FormField, _ choices: [FormField.Choice]) {
        fieldset(
            .class(field.error == nil ? "field choices" : "field choices wrong"),
            .aria("describedby", field.describedBy)
        ) {
            legend { text(field.label) }
            div(.class("segments")) { for choice in choices { segment(choice, of: field) } }
            fieldNotes(field)
        }
    }

    private func segment(_ choice: FormField.Choice, of field: FormField) {
        label(.class("segment")) {
            input(
                .type("radio"), .name(field.name), .value(choice.value),
                .checked(if: choice.value == field.value))
            span {
                if let symbol = choice.symbol { self.symbol(symbol) }
                text(choice.label)
            }
        }
    }

    /// Yes or no. An unset box sends nothing, so the name comes with `false` in a hidden field
    /// before it: the last value of the name counts.
    package func switchField(_ field: FormField, on: Bool) {
        div(.class(field.error == nil ? "field switch-field" : "field switch-field wrong")) {
            input(.type("hidden"), .name(field.name), .value("false"))
            label(.for(field.id)) { text(field.label) }
            input(
                .type("checkbox"), .role("switch"), .class("switch"), .id(field.id),
                .name(field.name), .value("true"), .checked(if: on),
                .aria("describedby", field.describedBy))
            fieldNotes(field)
        }
    }

    /// A file to read.
    package func fileField(_ field: FormField, accept: String) {
        labelled(field) {
            input(
                .type("file"), .id(field.id), .name(field.name), .accept(accept),
                .required(if: field.required),
                .aria("invalid", field.error == nil ? nil : "true"),
                .aria("describedby", field.describedBy))
        }
    }

    /// Files to keep. A script refuses with `tooLarge` what a host wouldn't take, before it is sent.
    package func filesField(_ field: FormField, accept: String, tooLarge: String) {
        labelled(field) {
            input(
                .type("file"), .id(field.id), .name(field.name), .accept(accept), .multiple(),
                .data("too-large", tooLarge), .aria("invalid", field.error == nil ? nil : "true"),
                .aria("describedby", field.describedBy))
        }
    }

    /// What is wrong with a field, beside it.
    package func refusal(_ error: String, id: String? = nil) {
        refusalCount &+= 1
        p(.class("error"), .id(id)) {
            icon(.error)
            span { text(error) }
        }
    }

    private func labelled(_ field: FormField, control: () -> Void) {
        div(.class(field.error == nil ? "field" : "field wrong")) {
            label(.for(field.id)) { text(field.label) }
            control()
            fieldNotes(field)
        }
    }

    /// Whether the focus goes to a field: in a refused form to the first that is wrong.
    private func takesFocus(_ field: FormField) -> Bool {
        isRefused ? field.error != nil && refusalCount == 0 : field.autofocus
    }

    private func fieldNotes(_ field: FormField) {
        if let error = field.error { refusal(error, id: field.errorID) }
        if let hint = field.hint { p(.class("hint"), .id(field.hintID)) { text(hint) } }
    }
}
