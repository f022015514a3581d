extension TextPosition {
    /// The place and what is wrong there: "Line 2, column 4: …"
    package func label(_ what: Label) -> Label {
        JSONErrorText.at(line: "\(line)", column: "\(column)", what: what)
    }
}
