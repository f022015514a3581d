extension Magnitude {
    /// Quotient and remainder; nil when the divisor is zero.
    func quotientAndRemainder(dividingBy divisor: Self) -> (quotient: Self, remainder: Self)? {
        if divisor.isZero { return nil }
        if self < divisor { return (Magnitude(limbs: []), self) }
        if divisor.limbs.count == 1 {
            let (quotient, remainder) = quotientAndRemainder(dividingByLimb: divisor.limbs[0])
            return (quotient, Magnitude(UInt64(remainder)))
        }
        return longDivision(by: divisor)
    }

    /// Quotient and remainder by a divisor of one limb, which may not be zero.
    func quotientAndRemainder(
        dividingByLimb divisor: UInt32
    ) -> (quotient: Magnitude, remainder: UInt32) {
        var quotient = limbs
        var remainder: UInt64 = 0
        for index in quotient.indices.reversed() {
            let part = remainder << 32 | UInt64(quotient[index])
            quotient[index] = UInt32(truncatingIfNeeded: part / UInt64(divisor))
            remainder = part % UInt64(divisor)
        }
        return (Magnitude(limbs: quotient), UInt32(truncatingIfNeeded: remainder))
    }

    /// Knuth, The Art of Computer Programming 2, 4.3.1, algorithm D; the divisor has two limbs or more.
    private func longDivision(by divisor: Self) -> (quotient: Self, remainder: Self) {
        let shift = UInt32(divisor.limbs[divisor.limbs.count - 1].leadingZeroBitCount)
        let v = divisor.shiftedLeft(shift)
        var u = shiftedLeft(shift)
        var quotient: [UInt32] = []
        for offset in (0...(u.count - v.count)).reversed() {
            let digit = Self.estimate(u, v, offset)
            quotient.append(Self.subtract(v, times: digit, from: &u, at: offset))
        }
        return (Magnitude(limbs: quotient.reversed()), Self.shiftedRight(u, shift))
    }

    /// The limbs shifted left by less than 32 bits, with one limb more for a dividend's sake.
    private func shiftedLeft(_ shift: UInt32) -> [UInt32] {
        var result: [UInt32] = []
        var carry: UInt64 = 0
        for limb in limbs {
            carry |= UInt64(limb) << UInt64(shift)
            result.append(UInt32(truncatingIfNeeded: carry))
            carry >>= 32
        }
        result.append(UInt32(truncatingIfNeeded: carry))
        return result
    }

    private static func shiftedRight(_ limbs: [UInt32], _ shift: UInt32) -> Magnitude {
        var result = limbs
        var carry: UInt64 = 0
        for index in limbs.indices.reversed() {
            carry = carry << 32 | UInt64(limbs[index])
            result[index] = UInt32(truncatingIfNeeded: carry >> UInt64(shift))
        }
        return Magnitude(limbs: result)
    }

    /// Step D3: the quotient's limb, at most one too large.
    private static func estimate(_ u: [UInt32], _ v: [UInt32], _ offset: Int) -> UInt64 {
        let top = offset + v.count - 1
        let first = UInt64(v[v.count - 2])
        let second = UInt64(v[v.count - 3])
        let part = UInt64(u[top]) << 32 | UInt64(u[top - 1])
        var digit = part / first
        var rest = part % first
        while digit >> 32 != 0 || digit &* second > (rest << 32 | UInt64(u[top - 2])) {
            digit &-= 1
            rest &+= first
            if rest >> 32 != 0 { break }
        }
        return digit
    }

    /// Steps D4 to D6: subtracts `digit × v` and gives the limb that was right.
    private static func subtract(
        _ v: [UInt32], times digit: UInt64, from u: inout [UInt32], at offset: Int
    ) -> UInt32 {
        var borrow: UInt64 = 0
        var carry: UInt64 = 0
        for index in v.indices {
            carry &+= digit &* UInt64(v[index])
            let step = UInt64(u[offset + index]) &- (carry & 0xffff_ffff) &- borrow
            u[offset + index] = UInt32(truncatingIfNeeded: step)
            borrow = step >> 63
            carry >>= 32
        }
        if borrow == 0 { return UInt32(truncatingIfNeeded: digit) }
        addBack(v, to: &u, at: offset)
        return UInt32(truncatingIfNeeded: digit &- 1)
    }

    private static func addBack(_ v: [UInt32], to u: inout [UInt32], at offset: Int) {
        var carry: UInt64 = 0
        for index in v.indices {
            carry &+= UInt64(u[offset + index]) &+ UInt64(v[index])
            u[offset + index] = UInt32(truncatingIfNeeded: carry)
            carry >>= 32
        }
    }
}
