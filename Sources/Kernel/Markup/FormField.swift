/// What every control of a form shares: its name, its label, what was typed, what is wrong.
package struct FormField: Sendable {
    package var name: String
    package var label: String
    package var value: String
    /// A sentence under the control that helps before anything is wrong.
    package var hint: String?
    /// A sentence under the control that says what is wrong and what is allowed.
    package var error: String?
    package var placeholder: String?
    package var required = false
    package var autofocus = false
    /// What the keyboard of a phone should offer: `text`, `decimal`, `numeric`, `search`.
    package var inputmode: String?
    package var autocomplete: String? = "off"
    package var maxlength: Int?
    /// What the browser offers while one types.
    package var suggestions: [String] = []
    /// Set apart when two forms of a page have fields of one name.
    package var idPrefix = "field-"

    package init(
        _ name: String, label: String, value: String = "", hint: String? = nil,
        error: String? = nil, placeholder: String? = nil, required: Bool = false
    ) {
        self.name = name
        self.label = label
        self.value = value
        self.hint = hint
        self.error = error
        self.placeholder = placeholder
        self.required = required
    }

    var id: String { idPrefix + name }
    var hintID: String { id + "-hint" }
    var errorID: String { id + "-error" }
    var listID: String? { suggestions.isEmpty ? nil : id + "-list" }

    var describedBy: String? {
        switch (hint != nil, error != nil) {
        case (false, false): nil
        case (true, false): hintID
        case (false, true): errorID
        case (true, true): errorID + " " + hintID
        }
    }

    /// One of several to choose from.
    package struct Choice: Sendable {
        package var value: String
        package var label: String
        package var symbol: Symbol?

        package init(_ value: String, _ label: String, symbol: Symbol? = nil) {
            self.value = value
            self.label = label
            self.symbol = symbol
        }
    }
}
