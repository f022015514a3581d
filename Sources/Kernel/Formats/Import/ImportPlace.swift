/// Where in a file a record stands.
package enum ImportPlace: Hashable, Sendable {
    /// The position in a book's `records`, from 0.
    case record(Int)
    /// The row of a table, from 1, as a spreadsheet counts.
    case row(Int)

    /// What tells the places of one file apart.
    package var number: Int {
        switch self {
        case .record(let index): index
        case .row(let number): number
        }
    }
}

extension ImportPlace {
    package var label: Label {
        switch self {
        case .record(let index): Label { _ in "records[\(index)]" }
        case .row(let number): FormatsText.row("\(number)")
        }
    }
}
