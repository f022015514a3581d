import Kernel

/// Categories of one's own in a form: a name and a value to a row.
struct CustomRows {
    var pairs: [Value.Pair]

    static let name = "customName"
    static let value = "customValue"
    /// The name of the buttons that rearrange the rows instead of saving.
    static let button = "rows"

    init(_ pairs: [Value.Pair]) {
        self.pairs = pairs
    }

    /// The rows as they were typed; `nil` if the form had none.
    init?(typed: Parameters) {
        let names = typed.all(CustomRows.name)
        if names.isEmpty { return nil }
        pairs = zip(names, typed.all(CustomRows.value)).map { Value.Pair($0, $1) }
    }

    /// The same form with these rows.
    func adding(to typed: Parameters) -> Parameters {
        var typed = typed
        typed.pairs.removeAll { $0.name == CustomRows.name || $0.name == CustomRows.value }
        for pair in pairs {
            typed.pairs.append((name: CustomRows.name, value: pair.name))
            typed.pairs.append((name: CustomRows.value, value: pair.value))
        }
        return typed
    }

    /// The posted form with a row added, moved or removed; `nil` if no such button was pressed.
    static func rearranged(_ typed: Parameters) -> Parameters? {
        guard let pressed = typed[button] else { return nil }
        var rows = CustomRows(typed: typed) ?? CustomRows([])
        let words = pressed.utf8.split(separator: UInt8(ascii: "-")).map { String(Substring($0)) }
        let index = words.last.flatMap { Int($0) }.flatMap {
            rows.pairs.indices.contains($0) ? $0 : nil
        }
        switch (words.first, index) {
        case ("add", _): rows.pairs.append(Value.Pair("", ""))
        case ("up", let index?) where index > 0: rows.pairs.swapAt(index, index - 1)
        case ("remove", let index?): rows.pairs.remove(at: index)
        default: break
        }
        return rows.adding(to: typed)
    }

    /// What is kept: rows with a value. A category that is only offered stays away.
    ///
    /// - Throws: ``BookError/refused(_:)`` for a value without a name.
    func kept() throws(BookError) -> Value {
        let filled = pairs.filter { !$0.value.isBlank }
        guard filled.allSatisfy({ !$0.name.isBlank }) else {
            throw .refused(FieldError(Hook.custom, value: "", .missing))
        }
        return .pairs(filled)
    }
}

extension CustomRows {
    /// The rows with buttons to move and remove them, and one to add another.
    func write(_ language: Language, suggestions: [String], error: String?, _ html: HTML) {
        html.fieldset(.class(error == nil ? "field custom" : "field custom wrong")) {
            html.legend { html.text(language(Words.categories)) }
            for (index, pair) in pairs.enumerated() {
                row(index, pair, language, suggestions, html)
            }
            if let error {
                html.refusal(error)
            }
            html.submitButton(
                language(Words.addCategory), style: .quiet, name: CustomRows.button, value: "add")
        }
    }

    private func row(
        _ index: Int, _ pair: Value.Pair, _ language: Language, _ suggestions: [String],
        _ html: HTML
    ) {
        var name = FormField(
            CustomRows.name, label: language(Words.category), value: pair.name,
            placeholder: language(Words.categoryHint))
        name.idPrefix = "field-\(index)-"
        name.suggestions = suggestions
        var value = FormField(CustomRows.value, label: language(Words.value), value: pair.value)
        value.idPrefix = "field-\(index)-"
        html.div(.class("custom-row")) {
            html.textField(name)
            html.textField(value)
            let spoken = pair.name.isBlank ? language(Words.category) : pair.name
            html.div(.class("custom-buttons")) {
                if index > 0 {
                    button(Icon("arrow-up"), language(Words.up(spoken)), "up-\(index)", html)
                }
                button(.remove, language(Words.remove(spoken)), "remove-\(index)", html)
            }
        }
    }

    private func button(_ icon: Icon, _ label: String, _ value: String, _ html: HTML) {
        html.button(
            .class("icon-action"), .type("submit"), .name(CustomRows.button), .value(value),
            .aria("label", label)
        ) { html.icon(icon) }
    }
}
