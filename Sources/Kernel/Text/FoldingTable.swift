/// What each Unicode scalar beyond ASCII becomes in folded text.
///
/// ``data`` is a list of runs of scalars. Each number in it is one scalar, counted from the space
/// on and around the surrogates. A run begins with the scalars to skip since the last one, then
/// four times its count plus its kind:
/// 0. removed: nothing follows;
/// 1. shifted: the target of the first follows, the others' are the next ones;
/// 2. alternating: every second scalar becomes the one after it;
/// 3. listed: the targets follow, each one scalar, or U+0000–U+0012 and that many, or U+001F where
///    the scalar stays.
///
/// The table is expanded when a text first needs it, to pages of 256 scalars.
struct FoldingTable: Sendable {
    static let shared = FoldingTable(data)

    /// The page of a scalar's upper bits; page 0 is empty.
    private var pages = [UInt8](repeating: 0, count: 0x1100)
    /// Per scalar 0 when it stays; else ``isMapped``, and offset and count of its target's bytes.
    private var entries = [UInt32](repeating: 0, count: 256)
    private var utf8: [UInt8] = []

    private static let isMapped: UInt32 = 1 << 31
    private static let countBits: UInt32 = 6

    /// The UTF-8 of what `scalar` becomes; nil when it stays.
    subscript(scalar: Unicode.Scalar) -> ArraySlice<UInt8>? {
        let page = Int(pages[Int(scalar.value >> 8)])
        let entry = entries[page << 8 | Int(scalar.value & 0xff)]
        if entry == 0 { return nil }
        let start = Int((entry & ~Self.isMapped) >> Self.countBits)
        let count = Int(entry & (1 << Self.countBits - 1))
        return utf8[start..<(start + count)]
    }

    /// Sets what the scalar `value` becomes.
    private mutating func map(_ value: UInt32, to target: some Sequence<Unicode.Scalar>) {
        let start = utf8.count
        for scalar in target { utf8.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
        let entry = UInt32(start) << Self.countBits | UInt32(utf8.count - start) | Self.isMapped
        entries[page(of: value) << 8 | Int(value & 0xff)] = entry
    }

    /// The page of a scalar, a new one if need be.
    private mutating func page(of value: UInt32) -> Int {
        let upper = Int(value >> 8)
        if pages[upper] == 0 {
            pages[upper] = UInt8(truncatingIfNeeded: entries.count >> 8)
            entries.append(contentsOf: repeatElement(0, count: 256))
        }
        return Int(pages[upper])
    }
}

extension FoldingTable {
    private init(_ data: String) {
        var reader = Reader(scalars: data.unicodeScalars.makeIterator())
        var position: UInt32 = 0x80
        while let gap = reader.number(), let header = reader.number() {
            position += gap
            position = expand(header % 4, count: header / 4, from: position, &reader)
        }
    }

    /// Expands a run and gives the scalar after it.
    private mutating func expand(
        _ kind: UInt32, count: UInt32, from first: UInt32, _ reader: inout Reader
    ) -> UInt32 {
        let base = kind == 1 ? reader.scalars.next()?.value ?? 0 : 0
        let step: UInt32 = kind == 2 ? 2 : 1
        for value in stride(from: first, to: first + count * step, by: Int(step)) {
            switch kind {
            case 0: map(value, to: EmptyCollection())
            case 1: map(value, to: scalar(base + value - first))
            case 2: map(value, to: scalar(value + 1))
            default: if let target = reader.target() { map(value, to: target) }
            }
        }
        return first + count * step
    }

    private func scalar(_ value: UInt32) -> CollectionOfOne<Unicode.Scalar> {
        CollectionOfOne(Unicode.Scalar(value) ?? "\u{FFFD}")
    }

    private struct Reader {
        var scalars: String.UnicodeScalarView.Iterator

        mutating func number() -> UInt32? {
            scalars.next().map { $0.value < 0xE000 ? $0.value - 0x20 : $0.value - 0x820 }
        }

        /// A target of a listed run; nil where the scalar stays.
        mutating func target() -> [Unicode.Scalar]? {
            guard let first = scalars.next(), first.value != 0x1f else { return nil }
            if first.value >= 0x20 { return [first] }
            return (0..<first.value).compactMap { _ in scalars.next() }
        }
    }
}
