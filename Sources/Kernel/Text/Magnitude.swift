/// A natural number of any size: limbs of 32 bits, the least significant first, no zero on top.
///
/// 32 bits because a product of two limbs then fits a machine word, also in WebAssembly.
struct Magnitude: Sendable, Hashable {
    private(set) var limbs: [UInt32]

    init(limbs: [UInt32]) {
        self.limbs = limbs
        while self.limbs.last == 0 { self.limbs.removeLast() }
    }

    init(_ value: UInt64) {
        self.init(limbs: [
            UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32),
        ])
    }

    init(_ value: UInt128) {
        self.init(limbs: [0, 32, 64, 96].map { UInt32(truncatingIfNeeded: value >> $0) })
    }

    var isZero: Bool { limbs.isEmpty }

    /// The value, if it fits.
    var uint64: UInt64? {
        switch limbs.count {
        case 0: 0
        case 1: UInt64(limbs[0])
        case 2: UInt64(limbs[1]) << 32 | UInt64(limbs[0])
        default: nil
        }
    }

    /// The limb at `index`, zero above the top one.
    func limb(_ index: Int) -> UInt64 {
        index < limbs.count ? UInt64(limbs[index]) : 0
    }
}

extension Magnitude: Comparable {
    static func < (a: Self, b: Self) -> Bool {
        guard a.limbs.count == b.limbs.count else { return a.limbs.count < b.limbs.count }
        for (x, y) in zip(a.limbs.reversed(), b.limbs.reversed()) where x != y { return x < y }
        return false
    }
}

extension Magnitude {
    static func + (a: Self, b: Self) -> Self {
        var sum: [UInt32] = []
        let count = max(a.limbs.count, b.limbs.count)
        sum.reserveCapacity(count + 1)
        var carry: UInt64 = 0
        for index in 0..<count {
            carry &+= a.limb(index) &+ b.limb(index)
            sum.append(UInt32(truncatingIfNeeded: carry))
            carry >>= 32
        }
        sum.append(UInt32(truncatingIfNeeded: carry))
        return Magnitude(limbs: sum)
    }

    /// The difference; `b` may not be greater than `a`.
    static func - (a: Self, b: Self) -> Self {
        var difference = a.limbs
        var borrow: UInt64 = 0
        for index in difference.indices {
            let step = a.limb(index) &- b.limb(index) &- borrow
            difference[index] = UInt32(truncatingIfNeeded: step)
            borrow = step >> 63
        }
        return Magnitude(limbs: difference)
    }

    static func * (a: Self, b: Self) -> Self {
        var product = [UInt32](repeating: 0, count: a.limbs.count + b.limbs.count)
        for (offset, x) in a.limbs.enumerated() {
            var carry: UInt64 = 0
            for (index, y) in b.limbs.enumerated() {
                carry &+= UInt64(x) &* UInt64(y) &+ UInt64(product[offset + index])
                product[offset + index] = UInt32(truncatingIfNeeded: carry)
                carry >>= 32
            }
            product[offset + b.limbs.count] = UInt32(truncatingIfNeeded: carry)
        }
        return Magnitude(limbs: product)
    }

    /// `self × factor + addend`.
    func times(_ factor: UInt32, plus addend: UInt32) -> Magnitude {
        var result = limbs
        var carry = UInt64(addend)
        for index in result.indices {
            carry &+= UInt64(result[index]) &* UInt64(factor)
            result[index] = UInt32(truncatingIfNeeded: carry)
            carry >>= 32
        }
        result.append(UInt32(truncatingIfNeeded: carry))
        return Magnitude(limbs: result)
    }
}
