import Kernel
import Testing

@Suite struct BigIntegerTests {
    @Test func `sums, differences and products agree with 128-bit integers`() {
        withSamples { random in
            let (x, y) = (random.int64(), random.int64())
            let (a, b) = (BigInteger(x), BigInteger(y))
            #expect(a + b == BigInteger(Int128(x) + Int128(y)))
            #expect(a - b == BigInteger(Int128(x) - Int128(y)))
            #expect(a * b == BigInteger(Int128(x) * Int128(y)))
            #expect((a < b) == (x < y))
        }
    }

    @Test func `quotients and remainders agree with 128-bit integers`() throws {
        try withSamples { random in
            let x = Int128(random.int64()) * Int128(random.int64())
            let y = Int128(random.int64()) * Int128(random.below(3))
            guard y != 0, x != .min else { return }
            let (quotient, remainder) = try divide(BigInteger(x), BigInteger(y))
            #expect(quotient == BigInteger(x / y))
            #expect(remainder == BigInteger(x % y))
        }
    }

    @Test func `dividing and multiplying back gives the number`() throws {
        try withSamples(10_000) { random in
            let (a, b) = (random.bigInteger(), random.bigInteger(limbs: 6))
            if b.isZero { return }
            let (quotient, remainder) = try divide(a, b)
            #expect(quotient * b + remainder == a, "\(a) ÷ \(b)")
            #expect(remainder.magnitude < b.magnitude)
            #expect(remainder.isZero || remainder.isNegative == a.isNegative)
        }
    }

    @Test func `numbers obey the laws of a ring`() {
        withSamples { random in
            let (a, b, c) = (random.bigInteger(), random.bigInteger(), random.bigInteger())
            #expect(a + b == b + a)
            #expect(a * b == b * a)
            #expect((a + b) + c == a + (b + c))
            #expect((a * b) * c == a * (b * c))
            #expect(a * (b + c) == a * b + a * c)
            #expect(a - a == .zero)
            #expect(a + .zero == a)
            #expect(a * .one == a)
            #expect(-(-a) == a)
        }
    }

    @Test func `the order is that of differences`() {
        withSamples { random in
            let (a, b) = (random.bigInteger(), random.bigInteger())
            #expect((a < b) == (a - b).isNegative)
            #expect(!(a < a))
        }
    }

    @Test func `equal numbers hash alike however they were reached`() {
        withSamples { random in
            let (a, b) = (random.bigInteger(limbs: 3), random.bigInteger(limbs: 3))
            #expect(Set([a, a + b - b, -(-a)]).count == 1)
        }
    }

    @Test func `digits are read and written back`() {
        withSamples { random in
            let number = random.bigInteger()
            #expect(BigInteger(digits: number.description) == number)
        }
    }

    @Test func `the factorial of 30 has its digits`() {
        let factorial = (1...30).reduce(BigInteger.one) { $0 * BigInteger($1) }
        #expect(factorial.description == "265252859812191058636308480000000")
    }

    @Test(arguments: ["", "-", "+", "1a", "1 ", "١", "--1", String(repeating: "9", count: 4_097)])
    func `what is not digits is refused`(text: String) {
        #expect(BigInteger(digits: text) == nil)
    }

    @Test func `dividing by zero gives nothing`() {
        #expect(BigInteger.one.quotientAndRemainder(dividingBy: .zero) == nil)
        #expect(BigInteger.powerOfTen(40).quotientAndRemainder(dividingBy: .zero) == nil)
        #expect(BigInteger.one.floorQuotient(dividingBy: .zero) == nil)
    }

    @Test func `the smallest 64-bit integer has no trap`() throws {
        let smallest = BigInteger(Int64.min)
        #expect((-smallest).description == "9223372036854775808")
        #expect(try divide(smallest, -1).quotient == -smallest)
        #expect(-(-smallest) == smallest)
        #expect(smallest.magnitude == -smallest)
        #expect((smallest * smallest).description == "85070591730234615865843651857942052864")
        #expect(BigInteger(Int128.min).description == "-170141183460469231731687303715884105728")
    }

    @Test(arguments: [(7, 2, 3), (-7, 2, -4), (7, -2, -4), (-7, -2, 3), (-6, 2, -3), (0, -5, 0)])
    func `floor division goes down`(dividend: Int, divisor: Int, quotient: Int) {
        let result = BigInteger(dividend).floorQuotient(dividingBy: BigInteger(divisor))
        #expect(result == BigInteger(quotient))
    }

    @Test func `the greatest common divisor divides both and nothing greater does`() throws {
        try withSamples { random in
            let (a, b) = (random.bigInteger(limbs: 5), random.bigInteger(limbs: 5))
            let divisor = a.greatestCommonDivisor(b)
            if divisor.isZero { return #expect(a.isZero && b.isZero) }
            let (x, y) = (try divide(a, divisor), try divide(b, divisor))
            #expect(x.remainder.isZero && y.remainder.isZero)
            #expect(x.quotient.greatestCommonDivisor(y.quotient) == .one)
        }
    }

    @Test func `powers of ten have that many zeros`() {
        for exponent in 0..<80 {
            let zeros = String(repeating: "0", count: exponent)
            #expect(BigInteger.powerOfTen(exponent).description == "1" + zeros)
        }
        #expect(BigInteger.powerOfTen(-1) == .one)
    }

    private func divide(
        _ a: BigInteger, _ b: BigInteger
    ) throws -> (quotient: BigInteger, remainder: BigInteger) {
        try #require(a.quotientAndRemainder(dividingBy: b))
    }
}
