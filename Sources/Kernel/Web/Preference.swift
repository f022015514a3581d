/// One of a few that a person chooses on the settings screen, for this device only.
package struct Preference: Sendable {
    /// Where it is kept; its name is the form's field as well.
    package let setting: Setting
    package let label: Label
    package let choices: [Choice]
    /// What is meant while nothing was chosen.
    package let fallback: @Sendable (Book) -> String

    package init(
        _ setting: Setting, _ label: Label, _ choices: [Choice],
        fallback: @escaping @Sendable (Book) -> String
    ) {
        self.setting = setting
        self.label = label
        self.choices = choices
        self.fallback = fallback
    }

    package struct Choice: Sendable {
        package let value: String
        package let label: Label

        package init(_ value: String, _ label: Label) {
            self.value = value
            self.label = label
        }
    }

    /// The value chosen, else the one that is meant.
    package func value(_ book: Book) throws(BookError) -> String {
        try book.setting(setting) ?? fallback(book)
    }

    /// Keeps what was chosen; something else than one of the choices takes it back.
    package func choose(_ value: String, _ book: Book) throws(BookError) {
        let isKnown = choices.contains { $0.value == value }
        try book.set(setting, isKnown ? value : nil)
    }
}
