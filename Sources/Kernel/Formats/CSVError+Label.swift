/// As a label, a sentence for the person who chose the file.
extension CSVError {
    package var label: Label { position.label(reason.label) }
}

extension CSVError.Reason {
    fileprivate var label: Label {
        switch self {
        case .openQuotes: FormatsText.csvOpenQuotes
        case .textAfterQuotes: FormatsText.csvTextAfterQuotes
        case .notUTF8(let byte): FormatsText.csvNotUtf8(Self.hex(byte))
        }
    }

    private static func hex(_ byte: UInt8) -> String {
        String(UInt64(byte), radix: 16, uppercase: true)
    }
}
