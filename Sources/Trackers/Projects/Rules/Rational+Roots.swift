import Kernel

extension Rational {
    /// The roots of `a·x² + b·x + c`; none when it is constant.
    ///
    /// Roots that aren't rational are cut off after forty decimals.
    static func roots(_ a: Rational, _ b: Rational, _ c: Rational) -> [Rational] {
        if a.isZero { return (-c).divided(by: b).map { [$0] } ?? [] }
        let discriminant = b * b - 4 * a * c
        guard let root = discriminant.squareRoot else { return [] }
        return [-b - root, -b + root].compactMap { $0.divided(by: 2 * a) }
    }

    /// The square root, exact if it is rational, else cut off after forty decimals; `nil` of a
    /// negative number.
    var squareRoot: Rational? {
        guard !isNegative else { return nil }
        let product = numerator * denominator
        let exact = product.squareRoot
        if exact * exact == product { return Rational(numerator: exact, denominator: denominator) }
        let scale = BigInteger.powerOfTen(40)
        return Rational(
            numerator: (product * scale * scale).squareRoot, denominator: denominator * scale)
    }

    /// The number cut off after so many decimals, towards zero from above.
    func cut(places: Int) -> Rational {
        let scale = BigInteger.powerOfTen(places)
        return Rational(numerator: scaled(by: scale), denominator: scale) ?? .zero
    }
}

extension BigInteger {
    /// The greatest whole number whose square isn't greater (Newton's method from above); zero of a
    /// negative number.
    var squareRoot: BigInteger {
        guard self > .zero else { return .zero }
        var root = BigInteger.powerOfTen(description.utf8.count / 2 + 1)
        while true {
            let quotient = floorQuotient(dividingBy: root) ?? .zero
            let next = (root + quotient).floorQuotient(dividingBy: 2) ?? .zero
            if next >= root { return root }
            root = next
        }
    }
}
