/// 128 bits that stand for some bytes, and sums of such, for digests and derived identifiers.
///
/// MurmurHash3 x64 128 by Austin Appleby. Fast and well spread, but not safe against someone who
/// looks for two inputs with one hash; use ``SHA256`` there.
package struct Hash128: Sendable, Hashable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    package static let zero = Hash128(high: 0, low: 0)

    /// The hash of some bytes.
    package static func of(_ bytes: some Sequence<UInt8>) -> Hash128 {
        var hasher = Hash128Builder()
        hasher.update(bytes)
        return hasher.finish()
    }

    /// The hash of a text's UTF-8.
    package static func of(_ text: String) -> Hash128 {
        of(text.utf8)
    }
}

extension Hash128 {
    /// The sum modulo 2^128, so that the digest of a set is the sum of its members' in any order.
    package static func + (a: Self, b: Self) -> Self {
        let (low, carry) = a.low.addingReportingOverflow(b.low)
        return Hash128(high: a.high &+ b.high &+ (carry ? 1 : 0), low: low)
    }

    /// The difference modulo 2^128.
    package static func - (a: Self, b: Self) -> Self {
        let (low, borrow) = a.low.subtractingReportingOverflow(b.low)
        return Hash128(high: a.high &- b.high &- (borrow ? 1 : 0), low: low)
    }

    package static func += (a: inout Self, b: Self) { a = a + b }
    package static func -= (a: inout Self, b: Self) { a = a - b }
}

extension Hash128: CustomStringConvertible {
    /// 32 lower-case hexadecimal digits, the most significant first.
    package var hex: String { ASCII.hex(high) + ASCII.hex(low) }

    package var description: String { hex }

    /// Reads 32 hexadecimal digits; nil for anything else.
    package init?(hex text: String) {
        guard text.utf8.count == 32 else { return nil }
        var value: UInt128 = 0
        for byte in text.utf8 {
            guard let digit = ASCII.hexDigit(byte) else { return nil }
            value = value << 4 | UInt128(digit)
        }
        self.init(
            high: UInt64(truncatingIfNeeded: value >> 64), low: UInt64(truncatingIfNeeded: value))
    }
}
