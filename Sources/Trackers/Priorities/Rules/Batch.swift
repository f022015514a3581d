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

    mutating func take(_ line: String, _ book: Book) throws(BookError) {
        let wish = try Wish(line, in: book)
        if wish.existing == nil {
            if repeats(line) { return }
            added[wish.name.folded] = drafts.count
        }
        drafts.append(wish.draft(level: level, language: language))
    }

    /// Whether an earlier line added the same; a quantity goes to its details.
    private mutating func repeats(_ line: String) -> Bool {
        for (name, quantity) in Wish.readings(of: line) {
            guard let position = added[name.folded] else { continue }
            if !quantity.isEmpty { drafts[position][Essential.details] = quantity }
            return true
        }
        return false
    }
}
