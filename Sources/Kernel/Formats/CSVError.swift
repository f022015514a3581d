/// Why a text is not CSV, and where.
package struct CSVError: Error, Sendable, Hashable {
    package let reason: Reason
    package let position: TextPosition

    package init(_ reason: Reason, at position: TextPosition) {
        self.reason = reason
        self.position = position
    }

    package enum Reason: Sendable, Hashable {
        /// The quotes that open here are never closed.
        case openQuotes
        /// Text follows the closing quotes of a field.
        case textAfterQuotes
        /// A row has more cells than ``CSV/mostCells``.
        case tooManyCells
        /// A byte that can't be UTF-8 in a file that is.
        case notUTF8(UInt8)
    }
}

/// As a label, a sentence for the person who chose the file.
extension CSVError {
    package var label: Label { position.label(reason.label) }
}

extension CSVError.Reason {
    fileprivate var label: Label {
        switch self {
        case .openQuotes: FormatsText.csvOpenQuotes
        case .textAfterQuotes: FormatsText.csvTextAfterQuotes
        case .tooManyCells: FormatsText.csvTooManyCells(CSV.mostCells)
        case .notUTF8(let byte): FormatsText.csvNotUtf8(Self.hex(byte))
        }
    }

    private static func hex(_ byte: UInt8) -> String {
        String(UInt64(byte), radix: 16, uppercase: true)
    }
}
