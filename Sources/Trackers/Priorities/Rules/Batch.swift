import Kernel

/// Several wishes at once, of which those for the same thing become one.
struct Batch {
    let level: Level
    let language: Language
    private(set) var drafts: [Draft] = []
    /// Where in `drafts` each name stands that the batch itself adds.
    private var added: [String: Int] = [:]

    init(level: Level, language: Language) {
        self.level = level
        self.language = language
    }

    /// What is ticked is there: it goes off the list, or isn't put on it.
    mutating func take(_ line: ListLine, _ book: Book) throws(BookError) {
        let wish = try Wish(line.text, in: book)
        if wish.existing == nil {
            if repeats(line) { return }
            added[wish.name.folded] = drafts.count
        }
        var draft = wish.draft(level: level, language: language)
        if line.isTicked { draft[Essential.level] = .low }
        drafts.append(draft)
    }

    /// Whether an earlier line added the same; a quantity goes to its details.
    private mutating func repeats(_ line: ListLine) -> Bool {
        for (name, quantity) in Wish.readings(of: line.text) {
            guard let position = added[name.folded] else { continue }
            if !quantity.isEmpty { drafts[position][Essential.details] = quantity }
            if line.isTicked { drafts[position][Essential.level] = .low }
            return true
        }
        return false
    }
}
