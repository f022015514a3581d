import Kernel

/// What one line of several was taken for, shown whether it is certain or not.
struct BatchLine {
    let text: String
    let meaning: Meaning
    /// What it may mean something else by.
    private(set) var marks: [BatchMark]
    /// Where its box stands, and where it would stand if nobody had touched it.
    let box: Box
    /// The boxes by which it is something else: the name as it is written.
    let others: [Other]

    enum Meaning {
        case new(String)
        /// It is on the list already.
        case listed(String)
        /// It was got before.
        case known(String)
        case stocked(String)
        /// It has run out.
        case out(String)
        case off(String), again(String), ticked(String), left(LeftOut)
    }

    struct Other {
        let box: Box
        let name: String
        /// Whether nothing of it is done before somebody saw it.
        var isAsked = false
    }

    struct Box {
        /// Names the line, and tells it from others that say the same.
        let key: String
        let isTicked: Bool
        let isUsual: Bool
        /// What a form says of where it would stand.
        var field: String { (isUsual ? "+" : "-") + key }
    }

    init(
        _ text: String, _ meaning: Meaning, _ box: Box, marks: [BatchMark] = [],
        others: [Other] = []
    ) {
        self.others = others
        self.text = text
        self.meaning = meaning
        self.marks = marks
        self.box = box
    }

    /// Says that the quantity of a thing, which would be added, was added before.
    mutating func noteAdded(_ name: String, _ quantity: String) {
        marks = marks.map { mark in
            if case .sum(name, _, _) = mark { return .added(name, quantity) }
            return mark
        }
    }

    /// Whether nothing of it is added since it was before.
    var isOfBefore: Bool {
        if case .left(.before) = meaning { return true }
        return false
    }

    /// Whether it only talks.
    var isTalk: Bool {
        if case .left(.talk) = meaning { return true }
        return false
    }

    /// The boxes without which nobody could say what is meant.
    var asked: [Box] {
        (isOfBefore ? [box] : []) + others.filter { $0.isAsked }.map { $0.box }
    }

    /// Whether nothing of it is added.
    var isLeft: Bool { !box.isTicked }

    var label: Label {
        switch meaning {
        case .new(let words): PrioritiesText.lineNew(line: text, words: words)
        case .listed(let words): PrioritiesText.lineListed(line: text, words: words)
        case .known(let words): PrioritiesText.lineKnown(line: text, words: words)
        case .stocked(let words): PrioritiesText.lineStocked(line: text, words: words)
        case .out(let words): PrioritiesText.lineOut(line: text, words: words)
        case .off(let words): PrioritiesText.lineOff(line: text, words: words)
        case .again(let words): PrioritiesText.lineAgain(line: text, words: words)
        case .ticked(let words): PrioritiesText.lineTicked(line: text, words: words)
        case .left(let reason): reason.label(text)
        }
    }
}

extension BatchLine.Meaning {
    /// Of a line that says nothing about what an earlier one does.
    init(_ line: ListLine, _ wish: Wish) {
        let remark = wish.preparation.isEmpty ? "" : " · " + wish.preparation
        self =
            switch wish.existing {
            case nil:
                line.isTicked ? .ticked(wish.words + remark) : .new(wish.words + remark)
            case let known? where known.level == .low:
                line.isTicked ? .stocked(wish.words) : .known(wish.words)
            default: line.isTicked ? .off(wish.words) : .listed(wish.words)
            }
    }
}

/// Which lines somebody left out or took in by their boxes. A form says of each box that it shows where it
/// would stand by itself; one that stands otherwise was tapped, and goes on to hold while the lines change.
struct BatchChoices {
    /// The names of the fields: what each box would say by itself, with a sign before its key, and those that
    /// are ticked.
    static let shown = "shown"
    static let taken = "take"

    private let usual: [String: Bool]
    private let ticked: Set<String>
    private var counts: [String: Int] = [:]

    init(_ form: Parameters = [:]) {
        var usual: [String: Bool] = [:]
        for text in form.all(BatchChoices.shown) {
            usual[String(text.unicodeScalars.dropFirst())] = text.unicodeScalars.first == "+"
        }
        self.usual = usual
        ticked = Set(form.all(BatchChoices.taken))
    }

    /// Whether a form showed a box.
    func showed(_ box: BatchLine.Box) -> Bool { usual[box.key] != nil }

    /// The box of the next line that says this.
    mutating func box(_ text: String, isUsual: Bool) -> BatchLine.Box {
        let count = counts[text, default: 0]
        counts[text] = count + 1
        let hex = Hash128.of(String(count) + " " + text).hex
        let key = String(hex.unicodeScalars.prefix(BatchChoices.keyLength))
        let isTicked = ticked.contains(key)
        let isTapped = usual[key].map { $0 != isTicked } ?? false
        return BatchLine.Box(key: key, isTicked: isTapped ? isTicked : isUsual, isUsual: isUsual)
    }

    private static let keyLength = 8
}
