import Kernel

/// One way to read what somebody typed: "1 onion, diced" is an onion, one, diced.
struct Reading {
    let name: String
    let quantity: String
    let preparation: String

    init(_ name: String, _ quantity: String = "", _ preparation: String = "") {
        self.name = name
        self.quantity = quantity
        self.preparation = preparation
    }

    /// What a text says by itself, whatever there is.
    init(surely text: String) {
        if let said = Quantity(in: text) {
            let whole = Reading(said.name, said.text)
            self = whole.prepared ?? whole
        } else {
            self = Reading.all(text).first { !$0.preparation.isEmpty } ?? Reading(text)
        }
    }

    /// All ways to read a text: the whole as a name first, then what says that it is a quantity, then
    /// a bare number beside the name; each with what is done to the thing in its name before without.
    static func all(_ text: String) -> [Reading] {
        let words = text.words
        var readings = [Reading(text)]
        func add(_ name: String, _ quantity: ArraySlice<String>) {
            let reading = Reading(name, joined(quantity))
            readings.append(reading)
            if let prepared = reading.prepared { readings.append(prepared) }
        }
        if let said = Quantity(in: text) {
            add(said.name, said.text.words[...])
            if Quantity.isSmallNumber(said.name.words.first ?? ""),
                let pieces = Reading(said.name, said.text).ofPieces
            {
                readings.append(pieces)
            }
        }
        if let thing = words.first.flatMap(Word.withoutElidedArticle) {
            add(joined([thing] + words.dropFirst()), ["1"])
        }
        for count in 1..<max(1, min(words.count, 4)) {
            let (head, tail) = (words.prefix(count), words.suffix(count))
            if Quantity.isCount(head), words[count] != "%" {
                let isLinked = count > 1 && head.last.map { Quantity.isLink($0) } ?? false
                add(joined(words.dropFirst(count)), head.dropLast(isLinked ? 1 : 0))
            }
            if let number = Word.figure(head) {
                add(joined(words.dropFirst(count)), [number])
            }
            if Quantity.isCount(tail), !Quantity.isType(tail) {
                add(joined(words.dropLast(count)), tail)
            }
        }
        return readings
    }

    /// The same of a name that a number stands before: "1 pumpkin (about 1 kg)" is one of about 1 kg.
    var ofPieces: Reading? {
        let words = name.words
        guard words.count > 1, Quantity.isSmallNumber(words[0]), !quantity.isEmpty else {
            return nil
        }
        let size = quantity.hasPrefix("(") ? quantity : "(" + quantity + ")"
        return Reading(Reading.joined(words.dropFirst()), words[0] + " " + size, preparation)
    }

    /// The same of a thing that is counted by its parts: "2 garlic cloves", "2 Knoblauchzehen" is garlic.
    var ofParts: [Reading] {
        var rest = name.words[...]
        let number = quantity.isEmpty ? rest.popFirst() ?? "" : quantity
        guard Quantity.isSmallNumber(number), let last = rest.popLast() else { return [] }
        if let size = rest.first, Word.isSize(size) {
            rest.removeFirst()
            let things = Reading(
                Reading.joined(rest), number + " " + size + " " + last, preparation)
            return Word.isCounted(last) && !rest.isEmpty ? [things] : []
        }
        if !rest.isEmpty {
            let things = Reading(Reading.joined(rest), number + " " + last, preparation)
            return Word.isCounted(last) ? [things] : []
        }
        guard let ending = Word.partEndings.first(where: { last.folded.hasSuffix($0) }) else {
            return []
        }
        let scalars = last.unicodeScalars
        let stem = scalars.dropLast(ending.utf8.count)
        let part = String(scalars.suffix(ending.utf8.count)).withCapital
        // "Petersilienstiele" are of "Petersilie".
        let thing = String(stem).hasSuffix("ien") ? String(stem.dropLast()) : String(stem)
        return thing.isEmpty ? [] : [Reading(thing, number + " " + part, preparation)]
    }

    /// The same of a thing of which is said how large it is to be: "2 large eggs", "2 cipolle grandi".
    var ofSize: Reading? {
        var rest = name.words[...]
        // "Zucchine 2 medie"
        if quantity.isEmpty, rest.count > 2, let size = rest.last, Word.isSize(size),
            case let number = rest[rest.endIndex - 2], Quantity.isSmallNumber(number)
        {
            return noting(size, of: rest.dropLast(2), number)
        }
        let number = quantity.isEmpty ? rest.popFirst() ?? "" : quantity
        guard !quantity.isEmpty || Quantity.isSmallNumber(number), rest.count > 1 else {
            return nil
        }
        let size = Word.isSize(rest[rest.startIndex]) ? rest.removeFirst() : rest.removeLast()
        return Word.isSize(size) ? noting(size, of: rest, number) : nil
    }

    /// The same of a thing of which is said what it is for: "oil for frying", "Butter für die Form".
    var ofPurpose: Reading? {
        let words = name.words
        for count in [2, 3] where words.count > count {
            let purpose = Reading.joined(words.suffix(count))
            if Word.isPurpose(purpose) {
                return noting(purpose, of: words.dropLast(count), quantity)
            }
        }
        return nil
    }

    private func noting(_ remark: String, of name: ArraySlice<String>, _ number: String) -> Reading
    {
        Reading(
            Reading.joined(name), number,
            preparation.isEmpty ? remark : remark + ", " + preparation)
    }

    /// The same without what a recipe says is done to the thing, if it does.
    private var prepared: Reading? {
        guard name.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "(") })
        else { return nil }
        return Preparation(in: name).map { Reading($0.name, quantity, $0.text) }
    }

    private static func joined(_ words: ArraySlice<String>) -> String {
        words.joined(separator: " ")
    }
}
