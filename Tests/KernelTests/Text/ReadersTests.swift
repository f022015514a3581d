import Kernel
import Testing

@Suite struct ReadersTests {
    @Test func `no text makes a reader trap, and what is read is written alike`() {
        withSamples(20_000) { random in
            let text = random.almostFormal()
            let number = Decimal(canonical: text)
            let typed = try? Decimal.parse(text)
            if let number, !text.contains(where: { "eE".contains($0) }) {
                #expect(typed == number, "\(text)")
            }
            if let typed { #expect(Decimal(canonical: typed.canonical) == typed) }
            if let date = CivilDate(iso: text) { #expect(date.iso == text) }
            if let time = TimeOfDay(iso: text) { #expect(time.iso == text) }
            if let instant = Instant(iso: text) { #expect(Instant(iso: instant.iso) == instant) }
            if let hash = Hash128(hex: text) { #expect(hash.hex == text.lowercased()) }
            _ = BigInteger(digits: text)
            _ = Language.preferred(acceptLanguage: text)
        }
    }

    @Test func `a number of any digits is read as its fraction`() throws {
        try withSamples { random in
            let (whole, fraction) = (
                random.digits(random.below(24)), random.digits(random.below(16))
            )
            let text = (whole.isEmpty ? "0" : whole) + "." + (fraction.isEmpty ? "0" : fraction)
            let digits = try #require(BigInteger(digits: text.filter { $0 != "." }))
            let scale = BigInteger.powerOfTen(max(1, fraction.count))
            let exact = try #require(Rational(numerator: digits, denominator: scale))
            let fits =
                exact.floor < .powerOfTen(18) && (exact * million * million).denominator == .one
            let parsed = try? Decimal.parse(text)
            #expect(parsed?.rational == (fits ? exact : nil), "\(text)")
        }
    }

    private let million = Rational(1_000_000)
}

extension RandomSource {
    /// A text that looks a bit like a number, a date or a header.
    fileprivate mutating func almostFormal() -> String {
        let pieces = [
            "0", "1", "2", "9", "00", "12", "2026", "31", ".", ",", "-", "+", "−", ":", "T", "Z",
            "e",
            "E", " ", "'", "\u{202F}", "2026-11-20", "05:57", "T05:57:52", "de", ";q=", "it", "é",
            "٣",
            "999999999999999999", "0.000000000001", "e-", "ffffffffffffffffffffffffffffffff",
        ]
        return (0..<below(7)).map { _ in pieces[below(pieces.count)] }.joined()
    }
}
