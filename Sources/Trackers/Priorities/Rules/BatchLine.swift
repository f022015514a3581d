import Kernel

/// What one line of several was taken for, shown whether it is certain or not.
struct BatchLine {
    let text: String
    let meaning: Meaning

    enum Meaning {
        case new(String), known(String), again(String), ticked(String), heading
    }

    init(_ text: String, _ meaning: Meaning) {
        self.text = text
        self.meaning = meaning
    }

    init(_ line: ListLine, _ wish: Wish) {
        text = line.text
        meaning =
            wish.existing != nil
            ? .known(wish.words) : line.isTicked ? .ticked(wish.words) : .new(wish.words)
    }
}

extension BatchLine: Phrase {
    var english: String {
        switch meaning {
        case .new(let words): "“\(text)” → \(words): new"
        case .known(let words): "“\(text)” → \(words): known"
        case .again(let words): "“\(text)” → goes with \(words)"
        case .ticked(let words): "“\(text)” → \(words): new, stocked"
        case .heading: "“\(text)” → a heading, left out"
        }
    }

    var german: String {
        switch meaning {
        case .new(let words): "„\(text)“ → \(words): neu"
        case .known(let words): "„\(text)“ → \(words): bekannt"
        case .again(let words): "„\(text)“ → gehört zu \(words)"
        case .ticked(let words): "„\(text)“ → \(words): neu, vorrätig"
        case .heading: "„\(text)“ → Überschrift, ausgelassen"
        }
    }

    var italian: String {
        switch meaning {
        case .new(let words): "«\(text)» → \(words): nuovo"
        case .known(let words): "«\(text)» → \(words): già noto"
        case .again(let words): "«\(text)» → va con \(words)"
        case .ticked(let words): "«\(text)» → \(words): nuovo, in casa"
        case .heading: "«\(text)» → titolo, tralasciato"
        }
    }
}
