import Kernel

/// Where each option stands on every criterion, packed into words, since every option is held against
/// every other.
///
/// A place takes the bits that the greatest of its criterion needs, and a guard above them. With the
/// guards of one option set, taking away another's word clears those where the other stands higher
/// (Lamport, Multiple Byte Processing with Full-Word Instructions, 1975).
final class Orders {
    private let count: Int
    /// How many words an option takes.
    private let width: Int
    private let words: UnsafeMutablePointer<UInt64>
    private let guards: UnsafeMutablePointer<UInt64>

    init(_ comparison: Comparison) {
        let fields = comparison.columns.flatMap { Orders.fields($0, comparison.ignoresUnscored) }
        let layout = Layout(fields)
        count = comparison.options.count
        width = layout.width
        words = .allocate(capacity: max(1, count &* width))
        words.initialize(repeating: 0, count: max(1, count &* width))
        guards = .allocate(capacity: width)
        guards.initialize(repeating: 0, count: width)
        for (field, place) in zip(fields, layout.places) {
            guards[place.word] |= 1 << (place.shift &+ field.bits)
            for (option, number) in field.numbers.enumerated() {
                words[option &* width &+ place.word] |= number << place.shift
            }
        }
    }

    deinit {
        words.deallocate()
        guards.deallocate()
    }

    /// Whether one option is at least as good as another on every criterion and better on one.
    func option(_ option: Int, beats other: Int) -> Bool {
        let (mine, theirs) = (words + option &* width, words + other &* width)
        var (difference, index): (UInt64, Int) = (0, 0)
        while index < width {
            let kept = ((mine[index] | guards[index]) &- theirs[index]) & guards[index]
            if kept != guards[index] { return false }
            difference |= mine[index] ^ theirs[index]
            index &+= 1
        }
        return difference != 0
    }

    /// The options that nothing beats. What beats another has the greater word where they differ
    /// first, so that each has to be held only against those found before it.
    func undominated() -> [Int] {
        var found: [Int] = []
        for option in (0..<count).sorted(by: { isGreater($0, $1) }) {
            if !beatsAny(of: found, option) { found.append(option) }
        }
        return found
    }

    private func beatsAny(of found: [Int], _ option: Int) -> Bool {
        found.withUnsafeBufferPointer { found in
            var index = 0
            while index < found.count {
                if self.option(found[index], beats: option) { return true }
                index &+= 1
            }
            return false
        }
    }

    private func isGreater(_ a: Int, _ b: Int) -> Bool {
        let (mine, theirs) = (words + a &* width, words + b &* width)
        var index = 0
        while index < width {
            if mine[index] != theirs[index] { return mine[index] > theirs[index] }
            index &+= 1
        }
        return a < b
    }
}

extension Orders {
    /// A number for each option, none of more than so many bits.
    fileprivate struct Field {
        let bits: UInt64
        let numbers: [UInt64]

        init(_ numbers: [UInt64]) {
            self.numbers = numbers
            let greatest = numbers.reduce(0) { max($0, $1) }
            bits = UInt64(max(1, 64 - greatest.leadingZeroBitCount))
        }
    }

    /// Which word each field is in, and from which bit on.
    fileprivate struct Layout {
        private(set) var places: [(word: Int, shift: UInt64)] = []
        private(set) var width = 1

        init(_ fields: [Field]) {
            var used: UInt64 = 0
            for field in fields {
                if used + field.bits + 1 > 64 { (width, used) = (width + 1, 0) }
                places.append((width - 1, used))
                used += field.bits + 1
            }
        }
    }

    /// The order of the gains. Where a missing value can't be compared, two fields of which one has
    /// what the other lacks let it stand only beside its like.
    private static func fields(_ column: Column, _ ignoresUnscored: Bool) -> [Field] {
        let numbers = Field(numbers(column))
        guard ignoresUnscored || column.isMeasured,
            column.gains.contains(where: { $0 == nil })
        else { return [numbers] }
        return [
            numbers, Field(column.gains.map { $0 == nil ? 1 : 0 }),
            Field(column.gains.map { $0 == nil ? 0 : 1 }),
        ]
    }

    /// Numbers that stand in the order of the gains, nothing below all.
    private static func numbers(_ column: Column) -> [UInt64] {
        let gains = column.gains.compactMap { $0 }
        guard let first = gains.first else { return column.gains.map { _ in 0 } }
        let least = gains.reduce(first) { min($0, $1) }
        let most = gains.reduce(first) { max($0, $1) } - least
        let isSmall = most.int64.map { $0 < 1 << 60 } ?? false
        let places = isSmall ? [:] : places(gains)
        return column.gains.map { gain in
            guard let gain else { return 0 }
            let place = isSmall ? (gain - least).int64 : places[gain]
            return UInt64(truncatingIfNeeded: (place ?? 0) &+ 1)
        }
    }

    /// The place of each gain among all.
    private static func places(_ gains: [BigInteger]) -> [BigInteger: Int64] {
        var places: [BigInteger: Int64] = [:]
        for (place, gain) in gains.inOrder({ $0 < $1 }).enumerated() where places[gain] == nil {
            places[gain] = Int64(place)
        }
        return places
    }
}
