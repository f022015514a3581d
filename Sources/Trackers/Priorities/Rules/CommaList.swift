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
        // "Tuna, 3 tins" is one.
        if all.contains(where: Quantity.isSum) { return nil }
        if all.count > 1, all.allSatisfy({ isThing(CommaList.name($0)) }) {
            (things, heading) = (all, nil)
            return
        }
        guard let (heading, rest) = CommaList.headed(line) else { return nil }
        let parts = Wish.parts(of: rest)
        guard parts.count > 1, parts.allSatisfy({ isThing(CommaList.name($0)) }) else {
            return nil
        }
        (things, self.heading) = (parts, heading)
    }

    /// What stands behind words that only head it: "apples, pears" of "Fruit: apples, pears".
    static func withoutHeading(_ line: String) -> String {
        guard let (_, rest) = headed(line), !Wish.parts(of: rest).isEmpty else { return line }
        return rest
    }

    /// "Fruit:" and what follows it.
    private static func headed(_ line: String) -> (heading: String, rest: String)? {
        let words = line.words
        guard let colon = words.firstIndex(where: { $0.utf8.last == UInt8(ascii: ":") }),
            colon < longestHeading
        else { return nil }
        return (
            words[...colon].joined(separator: " "), words[(colon + 1)...].joined(separator: " ")
        )
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
