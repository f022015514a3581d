import Kernel
import TestKit
import Testing

@Suite struct ProductTests {
    /// Numbers of every length, of either sign.
    private func number(_ random: inout RandomSource) -> Int64 {
        let shift = UInt64.random(in: 0..<64, using: &random)
        return Int64(truncatingIfNeeded: random.next()) >> Int64(shift)
    }

    private func factor(_ random: inout RandomSource) -> Int64 {
        max(1, Int64(clamping: number(&random).magnitude))
    }

    private func expected(_ a: Int64, _ b: Int64, _ c: Int64, _ d: Int64) -> Int {
        let (x, y) = (BigInteger(a) * BigInteger(b), BigInteger(c) * BigInteger(d))
        return x == y ? 0 : x < y ? -1 : 1
    }

    @Test func `products compare as whole numbers of any size do`() {
        var random = RandomSource(seed: 3)
        for _ in 0..<20_000 {
            let (a, b) = (number(&random), factor(&random))
            let (c, d) = (number(&random), factor(&random))
            #expect(a.product(b, comparedTo: c, d) == expected(a, b, c, d), "\(a) \(b) \(c) \(d)")
            #expect(a.product(b, comparedTo: a, b) == 0)
            #expect(a.product(b, comparedTo: a, d) == expected(a, b, a, d), "\(a) \(b) \(d)")
        }
    }

    @Test(arguments: [Int64.min, .min + 1, -1, 0, 1, .max - 1, .max])
    func `the extremes compare, too`(a: Int64) {
        for c in [Int64.min, -1, 0, 1, .max] {
            for b in [1, 2, Int64.max] {
                for d in [1, 3, Int64.max] {
                    #expect(a.product(b, comparedTo: c, d) == expected(a, b, c, d))
                }
            }
        }
    }
}
