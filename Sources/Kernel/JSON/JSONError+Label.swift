/// As a label, a sentence for the person who chose the file.
extension JSONError {
    package var label: Label { position.label(reason.label) }
}

extension JSONError.Reason {
    fileprivate var label: Label {
        switch self {
        case .ended(let expected): JSONErrorText.ended(expected.label)
        case .found(let scalar, let expected):
            JSONErrorText.found(expected: expected.label, sign: scalar.shown)
        case .invalidUTF8: JSONErrorText.invalidUtf8
        case .unknownEscape(let scalar): JSONErrorText.unknownEscape(scalar.shown)
        case .loneSurrogate: JSONErrorText.loneSurrogate
        case .controlCharacter(let byte): JSONErrorText.controlCharacter(Unicode.Scalar(byte).shown)
        case .tooDeep(let limit): JSONErrorText.tooDeep("\(limit)")
        }
    }
}

extension JSONError.Expected {
    fileprivate var label: Label {
        switch self {
        case .value: JSONErrorText.expectedValue
        case .valueOrArrayEnd: JSONErrorText.expectedValueOrArrayEnd
        case .name: JSONErrorText.expectedName
        case .nameOrObjectEnd: JSONErrorText.expectedNameOrObjectEnd
        case .colon: JSONErrorText.expectedColon
        case .commaOrArrayEnd: JSONErrorText.expectedCommaOrArrayEnd
        case .commaOrObjectEnd: JSONErrorText.expectedCommaOrObjectEnd
        case .digit: JSONErrorText.expectedDigit
        case .hexDigit: JSONErrorText.expectedHexDigit
        case .escape: JSONErrorText.expectedEscape
        case .closingQuote: JSONErrorText.expectedClosingQuote
        case .endOfText: JSONErrorText.expectedEndOfText
        }
    }
}

extension Unicode.Scalar {
    /// The character, or its code point when it can't be seen.
    fileprivate var shown: String {
        guard value < 0x20 || (0x7F...0xA0).contains(value) || value == 0xFEFF else {
            return String(Character(self))
        }
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
