import Kernel
import Testing

@Suite struct RationalTests {
    @Test func `fractions obey the laws of a field`() throws {
        try withSamples { random in
            let (a, b, c) = (random.rational(), random.rational(), random.rational())
            #expect(a + b == b + a)
            #expect(a * b == b * a)
            #expect((a + b) + c == a + (b + c))
            #expect((a * b) * c == a * (b * c))
            #expect(a * (b + c) == a * b + a * c)
            #expect(a - a == .zero)
            if b.isZero { return }
            let quotient = try #require(a.divided(by: b))
            #expect(quotient * b == a)
        }
    }

    @Test func `fractions are reduced and their denominator is positive`() {
        withSamples { random in
            let value = random.rational() * random.rational() - random.rational()
            #expect(value.denominator > .zero)
            #expect(value.numerator.greatestCommonDivisor(value.denominator) == .one)
        }
    }

    @Test func `the order is that of differences`() {
        withSamples { random in
            let (a, b) = (random.rational(), random.rational())
            #expect((a < b) == (a - b).isNegative)
        }
    }

    @Test func `equal fractions are equal`() {
        #expect(Rational(6, -8) == Rational(-3, 4))
        #expect(Rational(0, -5) == .zero)
        #expect(Rational(Int64.min, .min) == .one)
        #expect(Rational(1, Int64.min)?.description == "-1/9223372036854775808")
    }

    @Test func `a zero denominator gives nothing`() {
        #expect(Rational(1, 0) == nil)
        #expect(Rational.one.divided(by: .zero) == nil)
    }

    @Test(arguments: [
        (1, 3, 10, "0.3333333333"), (2, 3, 10, "0.6666666667"), (9253, 100, 2, "92.53"),
        (925, 10, 2, "92.5"), (-1, 1_000, 2, "0"), (1, 2, 0, "1"), (-1, 2, 0, "-1"),
        (49, 100, 0, "0"), (5, 2, 0, "3"), (1_005, 1_000, 2, "1.01"), (-1_005, 1_000, 2, "-1.01"),
        (999, 1_000, 2, "1"), (100, 1, 2, "100"), (0, 1, 3, "0"), (1, 2, -4, "1"),
        (1, 1_000, 3, "0.001"), (12_345, 1, 0, "12345"),
    ])
    func `rounding is half up, away from zero`(
        numerator: Int64, denominator: Int64, places: Int, text: String
    ) throws {
        let value = try #require(Rational(numerator, denominator))
        #expect(value.canonical(places: places) == text)
    }

    @Test func `rounding errs by half a place at most`() throws {
        try withSamples { random in
            let (value, places) = (random.rational(), random.below(13))
            let scale = Rational(BigInteger.powerOfTen(places))
            let rounded = try #require(Rational(value.rounded(places: places)).divided(by: scale))
            let error = (value - rounded).magnitude * scale * 2
            #expect(error <= .one)
            if error == .one { #expect(rounded.magnitude > value.magnitude) }
        }
    }

    @Test func `a decimal number survives becoming a fraction`() {
        withSamples { random in
            let decimal = random.decimal()
            #expect(decimal.rational.canonical(places: 12) == decimal.canonical)
        }
    }

    @Test(arguments: [(7, 2, 3), (-7, 2, -4), (6, 2, 3), (-1, 3, -1), (0, 1, 0)])
    func `floor is the greatest whole number that is not greater`(
        numerator: Int64, denominator: Int64, floor: Int64
    ) throws {
        #expect(try #require(Rational(numerator, denominator)).floor == BigInteger(floor))
    }

    @Test func `a sum is exact`() {
        let tenths = repeatElement(Rational(1, 10) ?? .zero, count: 10)
        #expect(tenths.sum() == .one)
        #expect([Rational]().sum() == .zero)
        let harmonic = (1...60).compactMap { Rational(1, $0) }.sum()
        #expect(harmonic.canonical(places: 15) == "4.679870412951738")
    }
}
