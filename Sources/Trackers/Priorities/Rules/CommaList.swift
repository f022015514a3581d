import Kernel

/// Several things that one line names: "Bread, butter", "Fruit: apples, pears". Only where each is called so;
/// "Tomatoes, chopped" is one.
struct CommaList {
    let things: [String]
    /// What stands before them, which is nothing to get: "Fruit:".
    let heading: String?

    /// - Parameter isThing: Whether something that people get is called just so.
    init?(_ line: String, _ isThing: (String) -> Bool) {
        if let each = CommaList.ofEach(line, isThing) {
            (things, heading) = (each, nil)
            return
        }
        let line = CommaList.withBlanks(Sentences.withoutPoint(line))
        if isThing(line) || Preparation(in: line) != nil { return nil }
        let all = Wish.parts(of: line)
        // "Tuna, 3 tins" is one.
        if all.contains(where: Quantity.isSum) { return nil }
        let each = CommaList.withEachParted(all, isThing)
        if all.count > 1, each.allSatisfy({ isThing(CommaList.name($0)) }) {
            (things, heading) = (each, nil)
            return
        }
        guard let (heading, rest) = CommaList.headed(line) else { return nil }
        let parts = CommaList.withEachParted(Wish.parts(of: rest), isThing)
        guard parts.count > 1, parts.allSatisfy({ isThing(CommaList.name($0)) }) else {
            return nil
        }
        (things, self.heading) = (parts, heading)
    }

    /// "1 tsp cumin" and "1 tsp coriander" of "1 tsp each cumin and coriander" and of "je 1 TL Kreuzkümmel, Koriander".
    private static func ofEach(_ line: String, _ isThing: (String) -> Bool) -> [String]? {
        var words = line.words
        guard words.count > 3,
            let place = words.firstIndex(where: { eachWords.contains($0.folded) }), place < 4
        else { return nil }
        words.remove(at: place)
        let count =
            place > 0
            ? place : (1...3).last { $0 < words.count && Quantity.isCount(words[..<$0]) } ?? 0
        guard count > 0, Quantity.isCount(words[..<count]) else { return nil }
        let rest = words[count...].joined(separator: " ")
        let parts = Wish.parts(of: rest)
        let names = withEachParted(parts.isEmpty ? [rest] : parts, isThing)
        guard names.count > 1, names.allSatisfy(isThing) else { return nil }
        let quantity = words[..<count].joined(separator: " ")
        return names.map { quantity + " " + $0 }
    }

    private static let eachWords: Set<String> = ["each", "je", "jeweils", "ciascuno", "ciascuna"]

    /// "cheese, ham" of "cheese,ham"
    private static func withBlanks(_ line: String) -> String {
        if !line.utf8.contains(UInt8(ascii: ",")) || Wish.parts(of: line).count > 1 { return line }
        let parts = line.utf8.split(separator: UInt8(ascii: ",")).map {
            String(Substring($0)).trimmed
        }
        let isOfWords = parts.allSatisfy { part in
            [part.unicodeScalars.first, part.unicodeScalars.last].allSatisfy { scalar in
                scalar.map { !("0"..."9" ~= $0) && $0 != "." } ?? false
            }
        }
        return isOfWords ? parts.joined(separator: ", ") : line
    }

    /// The things that words part, each of which is called so: "bread", "milk"; none where nothing is, where
    /// the whole is called so too, or where all are what one always has at the table.
    ///
    /// - Parameter mayRun: Whether they may be said without anything between them, which costs a look at each word.
    static func halves(
        _ line: String, mayRun: Bool = true, seasons: Bool = false, _ isThing: (String) -> Bool
    ) -> [String] {
        let words = linked(line).words
        let parted = words.split(omittingEmptySubsequences: false) { links.contains($0.folded) }
        var run = mayRun ? run(words, isThing) : []
        if mayRun, run.isEmpty {
            let plain = words.filter { !fillers.contains($0.folded) }
            if plain.count < words.count, plain.count > 3 { run = CommaList.run(plain, isThing) }
        }
        if !run.isEmpty, !isThing(line) { return run }
        guard parted.count > 1, words.count <= longestPair * (parted.count - 1),
            parted.allSatisfy({ !$0.isEmpty }), !isThing(line)
        else { return [] }
        let halves = parted.map { $0.joined(separator: " ") }
        let names = halves.map { name($0) }
        let isSeasoning = !seasons && names.allSatisfy { seasoning.contains($0.folded) }
        return !isSeasoning && names.allSatisfy(isThing) ? halves : []
    }

    /// With blanks around a sign that parts two words: "Milch+Brot", "shampoo/conditioner".
    private static func linked(_ line: String) -> String {
        let scalars = Array(line.unicodeScalars)
        var found = ""
        for (place, scalar) in scalars.enumerated() {
            let isBetween =
                place > 1 && place + 2 < scalars.count && "+&/".unicodeScalars.contains(scalar)
                && [place - 2, place - 1, place + 1, place + 2].allSatisfy {
                    !scalars[$0].isWhitespace && !("0"..."9" ~= scalars[$0])
                }
            found.unicodeScalars.append(contentsOf: isBetween ? [" ", scalar, " "] : [scalar])
        }
        return found
    }

    /// Things that are said in one breath, each of which is called so: "two pints of milk a dozen eggs bread". Nouns
    /// alone make one name, too, unless there are four: "cheese onion crisps".
    private static func run(_ words: [String], _ isThing: (String) -> Bool) -> [String] {
        guard 4...longestRun ~= words.count else { return [] }
        var things: [String] = []
        var isCounted = false
        var rest = words[...]
        // Whoever says how much after one thing says it after the last: "milk 2 l eggs 10".
        let isBehind = words.last.map { Quantity.isBareNumber($0) || Word.isUnit($0) } ?? false
        while !rest.isEmpty {
            if !things.isEmpty, links.contains(rest[rest.startIndex].folded) { rest.removeFirst() }
            let found = (1...longestThing).reversed().first { count in
                guard count <= rest.count else { return false }
                let words = rest.prefix(count)
                if !isBehind, count > 1, count < rest.count,
                    (1..<count).contains(where: { Quantity.isCount(words.suffix($0)) })
                {
                    return false
                }
                return isThing(name(words.joined(separator: " ")))
            }
            guard let found else { return [] }
            let thing = rest.prefix(found).joined(separator: " ")
            if !things.isEmpty, name(thing) != thing { isCounted = true }
            things.append(thing)
            rest = rest.dropFirst(found)
        }
        return things.count > 1 && isCounted || things.count > 3 ? things : []
    }

    /// How many words such a line has at most, and each thing in it with how much of it.
    private static let longestRun = 30
    private static let longestThing = 6

    /// "milk", "bread", "butter" of "milk, bread and butter" and of "bread and butter, milk".
    static func withEachParted(_ parts: [String], _ isThing: (String) -> Bool) -> [String] {
        parts.flatMap { part in
            let halves = halves(part, mayRun: false, isThing)
            return halves.isEmpty ? [part] : halves
        }
    }

    /// Whether a word may part two things.
    static func hasLink(_ line: String) -> Bool {
        linked(line).words.contains { links.contains($0.folded) }
    }

    /// What is dictated between things.
    private static let fillers: Set<String> = [
        "um", "uh", "er", "erm", "ah", "ahm", "ohm", "ehm", "hm", "komma", "virgola", "comma",
        "punkt", "punto", "then", "dann", "poi", "oh", "noch", "allora", "also",
    ]

    private static let links: Set<String> = ["and", "und", "e", "ed", "&", "+", "/"]
    private static let seasoning: Set<String> = [
        "salt", "pepper", "salz", "pfeffer", "sale", "pepe",
    ]
    /// How many words a line has at most for each that parts it.
    private static let longestPair = 10

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
        guard words.count > 1, Quantity.isSmallNumber(words[0]) || Word.isSpelled(words[0]) else {
            return name
        }
        return words.dropFirst().joined(separator: " ")
    }

    func pieces(isTicked: Bool) -> [PastedText.Piece] {
        let heads = heading.map { [PastedText.Piece(ListLine($0), .heading)] } ?? []
        return heads + things.map { PastedText.Piece(ListLine($0, isTicked: isTicked)) }
    }
}
