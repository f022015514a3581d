/// Makes a ``Hash128`` of bytes that come bit by bit: how they are cut doesn't matter.
package struct Hash128Builder: Sendable {
    private var first: UInt64
    private var second: UInt64
    /// The bytes of an unfinished block, the first one lowest.
    private var pendingLow: UInt64 = 0
    private var pendingHigh: UInt64 = 0
    private var count: UInt64 = 0

    package init(seed: UInt64 = 0) {
        first = seed
        second = seed
    }

    package mutating func update(_ byte: UInt8) {
        let position = count & 15
        if position < 8 {
            pendingLow |= UInt64(byte) << (position &* 8)
        } else {
            pendingHigh |= UInt64(byte) << ((position &- 8) &* 8)
        }
        count &+= 1
        if position == 15 { takeBlock() }
    }

    package mutating func update(_ bytes: some Sequence<UInt8>) {
        if bytes.withContiguousStorageIfAvailable({ update(contiguous: $0) }) == nil {
            for byte in bytes { update(byte) }
        }
    }

    /// The eight bytes of a number, the least significant first.
    package mutating func update(_ number: UInt64) {
        let position = count & 15
        let bits = (position & 7) &* 8
        let (low, high) = (number &<< bits, bits == 0 ? 0 : number &>> (64 &- bits))
        count &+= 8
        if position < 8 {
            pendingLow |= low
            pendingHigh |= high
        } else {
            pendingHigh |= low
            takeBlock()
            pendingLow = high
        }
    }

    /// Eight bytes at a time, as long as there are so many.
    private mutating func update(contiguous bytes: UnsafeBufferPointer<UInt8>) {
        let raw = UnsafeRawBufferPointer(bytes)
        let whole = raw.count & ~7
        for offset in stride(from: 0, to: whole, by: 8) {
            update(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        }
        for byte in bytes[whole...] { update(byte) }
    }

    /// The hash of all bytes so far.
    package func finish() -> Hash128 {
        var h1 = first ^ Self.mixLow(pendingLow) ^ count
        var h2 = second ^ Self.mixHigh(pendingHigh) ^ count
        h1 &+= h2
        h2 &+= h1
        h1 = Self.avalanche(h1)
        h2 = Self.avalanche(h2)
        h1 &+= h2
        h2 &+= h1
        return Hash128(high: h1, low: h2)
    }

    private mutating func takeBlock() {
        first ^= Self.mixLow(pendingLow)
        first = Self.rotated(first, 27) &+ second
        first = first &* 5 &+ 0x52dc_e729
        second ^= Self.mixHigh(pendingHigh)
        second = Self.rotated(second, 31) &+ first
        second = second &* 5 &+ 0x3849_5ab5
        pendingLow = 0
        pendingHigh = 0
    }

    private static let c1: UInt64 = 0x87c3_7b91_1142_53d5
    private static let c2: UInt64 = 0x4cf5_ad43_2745_937f

    private static func mixLow(_ k: UInt64) -> UInt64 { rotated(k &* c1, 31) &* c2 }
    private static func mixHigh(_ k: UInt64) -> UInt64 { rotated(k &* c2, 33) &* c1 }

    private static func rotated(_ value: UInt64, _ bits: UInt64) -> UInt64 {
        value &<< bits | value &>> (64 &- bits)
    }

    private static func avalanche(_ value: UInt64) -> UInt64 {
        var k = value
        k = (k ^ (k >> 33)) &* 0xff51_afd7_ed55_8ccd
        k = (k ^ (k >> 33)) &* 0xc4ce_b9fe_1a85_ec53
        return k ^ (k >> 33)
    }
}
