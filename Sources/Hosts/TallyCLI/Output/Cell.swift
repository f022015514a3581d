/// One value in a table.
struct Cell: Sendable {
    let shown: ShownText
    let style: Style?

    /// A text, cut off at a width if there is a limit.
    init(_ text: String, _ style: Style? = nil, within limit: Int? = nil) {
        shown = limit.map { ShownText(text, within: $0) } ?? ShownText(text)
        self.style = style
    }

    static let empty = Cell("")
}

/// One column of a table over rows of some kind.
struct Column<Row> {
    let heading: String
    let cell: (Row) -> Cell

    init(_ heading: String, cell: @escaping (Row) -> Cell) {
        self.heading = heading
        self.cell = cell
    }
}
