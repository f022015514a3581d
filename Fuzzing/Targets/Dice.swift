/// Draws one choice after another from bytes; once they are used up, always the first.
struct Dice {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    var isEmpty: Bool { rest.isEmpty }

    /// A number from 0 up to `sides`, which is at most 256.
    mutating func roll(_ sides: Int) -> Int {
        Int(rest.popFirst() ?? 0) % max(1, sides)
    }

    mutating func choice(_ names: [String]) -> String {
        names[roll(names.count)]
    }

    /// A text of up to fifteen of the bytes that come next.
    mutating func text() -> String {
        let taken = rest.prefix(roll(16))
        rest = rest.dropFirst(taken.count)
        return String(decoding: taken, as: UTF8.self)
    }
}
