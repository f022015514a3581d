/// What tells a word's plural from another word, by its last letters.
enum WordForm {
    /// Whether a word is another's plural, or the other way round: "eggs", "Tomaten", "mele", "cherries";
    /// but "beer" is no "beef".
    static func isForm(_ word: [UInt8], of good: [UInt8]) -> Bool {
        let (short, long) = word.count < good.count ? (word, good) : (good, word)
        let same = shared(short, long)
        if same == short.count { return isEnding(Array(long.dropFirst(same))) }
        guard same == short.count - 1, let end = short.last else { return false }
        let ending = long.dropFirst(same)
        if end == UInt8(ascii: "y") { return ending.elementsEqual("ies".utf8) }
        return long.count <= short.count + 1 && isVowel(end)
            && (ending.first.map(isVowel) ?? false || ending.elementsEqual("he".utf8))
    }

    /// Whether a name is another in other forms, word by word: "rote Zwiebel" and "Rote Zwiebeln"; but "Eis" is no "Ei".
    static func isForm(name: [String], of other: [String]) -> Bool {
        name.count == other.count && name != other
            && zip(name, other).allSatisfy { word, good in
                let (word, good) = (Array(word.utf8), Array(good.utf8))
                let (short, long) = word.count < good.count ? (word, good) : (good, word)
                let isTold = short.count > 2 || long.suffix(2).elementsEqual("er".utf8)
                return word == good || isTold && isForm(word, of: good)
            }
    }

    /// Whether plurals end so: "broth" is no form of "Brot".
    private static func isEnding(_ bytes: [UInt8]) -> Bool {
        switch bytes.count {
        case 0: true
        case 1: "sneri".utf8.contains(bytes[0])
        default: ["es", "en", "er", "se", "ns"].contains { bytes.elementsEqual($0.utf8) }
        }
    }

    private static func isVowel(_ byte: UInt8) -> Bool { "aeio".utf8.contains(byte) }

    /// How many bytes both begin with.
    private static func shared(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var count = 0
        while count < a.count, count < b.count, a[count] == b[count] { count += 1 }
        return count
    }
}
