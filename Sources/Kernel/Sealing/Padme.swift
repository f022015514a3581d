/// How long bytes are made before they are sealed, so that their length says little of what they are.
///
/// Padmé, from Nikitin et al., "Reducing Metadata Leakage from Encrypted Files and Communication with
/// PURBs" (2019): a length keeps as many of its upper bits as its exponent has, which costs 12 % at most
/// and leaves O(log log n) bits to be seen.
package enum Padme {
    /// Nothing is shorter than this: a tick and a short title look the same.
    package static let least = 128

    /// The length that something of a length gets.
    package static func length(_ length: Int) -> Int {
        let length = max(length, least)
        let exponent = bits(length) - 1
        let mask = 1 << (exponent - bits(exponent)) - 1
        let (sum, isTooMuch) = length.addingReportingOverflow(mask)
        return isTooMuch ? length : sum & ~mask
    }

    /// How many bits a positive number has.
    private static func bits(_ number: Int) -> Int {
        Int.bitWidth - number.leadingZeroBitCount
    }

    /// The length of the content, the content, and zeros.
    static func padded(_ content: [UInt8]) -> [UInt8] {
        var pack = PackWriter()
        pack.counted(content)
        let missing = length(pack.bytes.count) - pack.bytes.count
        return pack.bytes + [UInt8](repeating: 0, count: missing)
    }

    /// The content of what ``padded(_:)`` made; nil for anything else.
    static func content(_ padded: [UInt8]) -> [UInt8]? {
        var pack = PackReader(padded)
        guard let content = pack.counted(), padded.count == length(padded.count - pack.left),
            let rest = pack.take(pack.left), rest.allSatisfy({ $0 == 0 })
        else { return nil }
        return content
    }
}
