import Kernel

/// What one line of several was taken for, shown whether it is certain or not.
struct BatchLine {
    let text: String
    let meaning: Meaning

    enum Meaning {
        case new(String), known(String), off(String), again(String), ticked(String), heading
    }

    init(_ text: String, _ meaning: Meaning) {
        self.text = text
        self.meaning = meaning
    }

    init(_ line: ListLine, _ wish: Wish) {
        text = line.text
        meaning =
            switch wish.existing {
            case nil: line.isTicked ? .ticked(wish.words) : .new(wish.words)
            case let known?:
                line.isTicked && known.level != .low ? .off(wish.words) : .known(wish.words)
            }
    }

    var label: Label {
        switch meaning {
        case .new(let words): PrioritiesText.lineNew(line: text, words: words)
        case .known(let words): PrioritiesText.lineKnown(line: text, words: words)
        case .off(let words): PrioritiesText.lineOff(line: text, words: words)
        case .again(let words): PrioritiesText.lineAgain(line: text, words: words)
        case .ticked(let words): PrioritiesText.lineTicked(line: text, words: words)
        case .heading: PrioritiesText.lineHeading(text)
        }
    }
}
