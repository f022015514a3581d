import Kernel

/// Random choices that can be repeated: from a seed, or from bytes that a fuzzer made up.
package struct Dice: RandomNumberGenerator {
    private var source: RandomSource
    private var bytes: [UInt8]

    package init(seed: UInt64) {
        source = RandomSource(seed: seed)
        bytes = []
    }

    /// Takes its choices from `bytes`, and from a fixed seed when they are used up.
    package init(bytes: [UInt8]) {
        source = RandomSource(seed: 0)
        self.bytes = bytes.reversed()
    }

    package mutating func next() -> UInt64 {
        guard let byte = bytes.popLast() else { return source.next() }
        var word = UInt64(byte) << 56
        for shift in [48, 40, 32] { word |= UInt64(bytes.popLast() ?? 0) << UInt64(shift) }
        return word
    }

    /// A number below `count`; 0 when there is none.
    package mutating func roll(_ count: Int) -> Int {
        count < 1 ? 0 : Int(next() % UInt64(count))
    }

    /// True once in `count` times.
    package mutating func hits(oneIn count: Int) -> Bool {
        roll(count) == 0
    }

    package mutating func number(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + roll(range.count)
    }

    package mutating func pick<T>(_ elements: [T]) -> T? {
        elements.isEmpty ? nil : elements[roll(elements.count)]
    }
}
