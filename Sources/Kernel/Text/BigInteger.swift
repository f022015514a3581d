/// A whole number of any size.
///
/// Numbers that fit 64 bits are kept inline and calculated with machine instructions; only greater
/// ones use memory. Nothing here overflows or traps.
package struct BigInteger: Sendable, Hashable {
    /// Numbers within `Int64` are always `small`, so that equal numbers are equal forms.
    enum Form: Sendable, Hashable {
        case small(Int64)
        case large(negative: Bool, Magnitude)
    }

    let form: Form

    package init(_ value: Int64) {
        form = .small(value)
    }

    package init(_ value: Int) {
        form = .small(Int64(value))
    }

    package init(_ value: Int128) {
        if let small = Int64(exactly: value) {
            form = .small(small)
        } else {
            form = .large(negative: value < 0, Magnitude(value.magnitude))
        }
    }

    init(negative: Bool, _ magnitude: Magnitude) {
        let small = magnitude.uint64
        if let small, small <= UInt64(Int64.max) {
            let value = Int64(truncatingIfNeeded: small)
            form = .small(negative ? 0 &- value : value)
        } else if negative, small == Int64.min.magnitude {
            form = .small(.min)
        } else {
            form = .large(negative: negative, magnitude)
        }
    }

    package static let zero = BigInteger(Int64(0))
    package static let one = BigInteger(Int64(1))

    package var isNegative: Bool {
        switch form {
        case .small(let value): value < 0
        case .large(let negative, _): negative
        }
    }

    package var isZero: Bool { form == .small(0) }

    /// The value, if it fits.
    package var int64: Int64? {
        if case .small(let value) = form { value } else { nil }
    }

    /// The value without its sign.
    package var magnitude: BigInteger { isNegative ? -self : self }

    var absolute: Magnitude {
        switch form {
        case .small(let value): Magnitude(value.magnitude)
        case .large(_, let magnitude): magnitude
        }
    }
}

extension BigInteger: ExpressibleByIntegerLiteral {
    package init(integerLiteral value: Int64) {
        self.init(value)
    }
}

extension BigInteger: Comparable {
    package static func < (a: Self, b: Self) -> Bool {
        if case .small(let x) = a.form, case .small(let y) = b.form { return x < y }
        if a.isNegative != b.isNegative { return a.isNegative }
        return a.isNegative ? b.absolute < a.absolute : a.absolute < b.absolute
    }
}
