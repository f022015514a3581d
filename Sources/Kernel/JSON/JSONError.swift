/// Why a text is not JSON, and where.
package struct JSONError: Error, Sendable, Hashable {
    package let reason: Reason
    package let position: TextPosition

    package init(_ reason: Reason, at position: TextPosition) {
        self.reason = reason
        self.position = position
    }

    package enum Reason: Sendable, Hashable {
        /// The text stops where something must follow.
        case ended(expected: Expected)
        /// Another character stands where something must follow.
        case found(Unicode.Scalar, expected: Expected)
        /// The string that starts here is not UTF-8.
        case invalidUTF8
        /// An escape such as `\x`, which JSON doesn't have.
        case unknownEscape(Unicode.Scalar)
        /// Half of a surrogate pair, which stands for no character.
        case loneSurrogate
        /// A line end, tab or other control character inside a string, which must be escaped.
        case controlCharacter(UInt8)
        /// More arrays and objects inside one another than `limit`.
        case tooDeep(limit: Int)
    }

    /// What may stand at a place.
    package enum Expected: Sendable, Hashable {
        case value
        case valueOrArrayEnd
        case name
        case nameOrObjectEnd
        case colon
        case commaOrArrayEnd
        case commaOrObjectEnd
        case digit
        case hexDigit
        case escape
        case closingQuote
        case endOfText
    }
}
