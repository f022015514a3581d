/// Texts by number, and the number of a text, told apart by their bytes.
///
/// A dictionary would take two texts for one that look alike but have other bytes.
final class TextTable {
    private var texts: [String] = []
    /// The numbers by hash, each in the first free place from its own on; -1 where there is none.
    private var places: [Int32]

    init() {
        places = Array(repeating: -1, count: 64)
    }

    var count: Int { texts.count }

    /// The number of a text; nil when it isn't here.
    func number(of text: String) -> Int? {
        var place = hash(text)
        while places[place] >= 0 {
            let number = Int(places[place])
            if texts[number].hasSameBytes(as: text) { return number }
            place = (place + 1) & (places.count - 1)
        }
        return nil
    }

    /// Adds a text that isn't here yet; its number is the count before.
    func add(_ text: String) {
        texts.append(text)
        if texts.count * 2 > places.count { grow() } else { enter(texts.count - 1) }
    }

    private func grow() {
        places = Array(repeating: -1, count: places.count * 2)
        for number in texts.indices { enter(number) }
    }

    private func enter(_ number: Int) {
        var place = hash(texts[number])
        while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
        places[place] = Int32(truncatingIfNeeded: number)
    }

    /// FNV-1a, by Fowler, Noll and Vo.
    private func hash(_ text: String) -> Int {
        var hash: UInt32 = 0x811c_9dc5
        for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        return Int(truncatingIfNeeded: (hash ^ hash >> 15) & 0x7fff_ffff) & (places.count - 1)
    }
}

extension String {
    /// Whether two texts are the same byte by byte.
    func hasSameBytes(as other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }
}
