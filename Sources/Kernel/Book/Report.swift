/// Figures across records, found by a name and by what they are asked about:
/// `tally show standings 2026`.
package struct Report: Sendable {
    /// The published name.
    package let name: String
    package let summary: Label
    /// What it is asked about, as usage has it: "SEASON".
    package let subject: String
    /// What may be chosen besides, by name: `class`, `track`.
    package let choices: [String]
    package let answer: @Sendable (Question, Book) throws(BookError) -> Answer

    package init(
        _ name: String, _ summary: Label, of subject: String, choices: [String] = [],
        answer: @escaping @Sendable (Question, Book) throws(BookError) -> Answer
    ) {
        self.name = name
        self.summary = summary
        self.subject = subject
        self.choices = choices
        self.answer = answer
    }

    package struct Question: Sendable {
        package let subject: String
        package let chosen: Parameters
        package let language: Language

        package init(_ subject: String, _ chosen: Parameters, _ language: Language) {
            self.subject = subject
            self.chosen = chosen
            self.language = language
        }
    }

    /// The same twice: for people, and as JSON.
    package struct Answer: Sendable {
        package var title: String
        package var facts: [(name: String, value: String)] = []
        package var tables: [Table] = []
        /// Sentences beneath.
        package var remarks: [String] = []
        package var figures: JSON = .null

        package init(_ title: String) {
            self.title = title
        }
    }

    package struct Table: Sendable {
        package let headings: [String]
        package let rows: [[String]]

        package init(_ headings: [String], _ rows: [[String]]) {
            self.headings = headings
            self.rows = rows
        }
    }
}
