extension Int64 {
    /// How `self × factor` stands to `other × otherFactor`: −1 for less, 0 for the same, 1 for more.
    /// Both factors are above zero; nothing overflows.
    package func product(
        _ factor: Int64, comparedTo other: Int64, _ otherFactor: Int64
    ) -> Int {
        if (self < 0) != (other < 0) { return self < 0 ? -1 : 1 }
        let mine = magnitude.wideProduct(factor.magnitude)
        let theirs = other.magnitude.wideProduct(otherFactor.magnitude)
        if mine == theirs { return 0 }
        let isLess = mine.high == theirs.high ? mine.low < theirs.low : mine.high < theirs.high
        return isLess != (self < 0) ? -1 : 1
    }
}

extension UInt64 {
    /// The whole product in two words, of products of half words. The library's own is not made
    /// special for a type in WebAssembly, where it takes twenty times as long.
    fileprivate func wideProduct(_ other: UInt64) -> (high: UInt64, low: UInt64) {
        let half: UInt64 = 0xffff_ffff
        let (a, b) = (self &>> 32, self & half)
        let (c, d) = (other &>> 32, other & half)
        let low = b &* d
        let middle = a &* d &+ (low &>> 32)
        let cross = b &* c &+ (middle & half)
        return (a &* c &+ (middle &>> 32) &+ (cross &>> 32), cross &<< 32 | low & half)
    }
}
