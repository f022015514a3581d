import Kernel

/// Several things that one line names: "Bread, butter", "Fruit: apples, pears". Only where each is called so;
/// "Tomatoes, chopped" is one.
struct CommaList {
    let things: [String]
    /// What stands before them, which is nothing to get: "Fruit:".
    let heading: String?

    /// - Parameter isThing: Whether something that people get is called just so.
    init?(_ line: String, _ isThing: (String) -> Bool) {
        if isThing(line) || Preparation(in: line) != nil { return nil }
        let all = Wish.parts(of: line)
        if all.count > 1, all.allSatisfy({ isThing(CommaList.name($0)) }) {
            (things, heading) = (all, nil)
            return
        }
        let words = line.words
        guard let colon = words.firstIndex(where: { $0.utf8.last == UInt8(ascii: ":") }),
            colon < CommaList.longestHeading
        else { return nil }
        let rest = words[(colon + 1)...].joined(separator: " ")
        let parts = Wish.parts(of: rest)
        guard parts.count > 1, parts.allSatisfy({ isThing(CommaList.name($0)) }) else {
            return nil
        }
        (things, heading) = (parts, words[...colon].joined(separator: " "))
    }

    private static let longestHeading = 3

    /// Without how much of it: "2 l milk", "6 eggs".
    private static func name(_ part: String) -> String {
        let name = Reading(surely: part).name
        let words = name.words
        guard words.count > 1, Quantity.isSmallNumber(words[0]) else { return name }
        return words.dropFirst().joined(separator: " ")
    }

    func pieces(isTicked: Bool) -> [PastedText.Piece] {
        let heads = heading.map { [PastedText.Piece(ListLine($0), .heading)] } ?? []
        return heads + things.map { PastedText.Piece(ListLine($0, isTicked: isTicked)) }
    }
}
