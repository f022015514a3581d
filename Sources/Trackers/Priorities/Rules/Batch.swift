import Kernel

/// Several wishes at once, of which those for the same thing become one.
struct Batch {
    private let level: Level
    private(set) var entries: [Entry] = []
    /// The lines that only head others: "Shopping list:".
    private(set) var headings: [String] = []
    private var lineCount = 0
    /// Where in `entries` each name stands.
    private var places: [String: Int] = [:]

    /// All that the lines say of one thing.
    struct Entry {
        var wish: Wish
        /// Whether any line leaves it open; what is only ticked is there.
        var isOpen: Bool
    }

    init(_ lines: [ListLine], level: Level, in book: Book) throws(BookError) {
        self.level = level
        let last = lines.lastIndex { !Batch.endsInColon($0) } ?? 0
        for (index, line) in lines.enumerated() {
            if index < last, Batch.endsInColon(line) {
                headings.append(line.text)
            } else {
                try take(line, book)
            }
        }
    }

    var drafts: [Draft] {
        entries.map { entry in
            var draft = entry.wish.draft(level: level)
            if !entry.isOpen { draft[Essential.level] = .low }
            return draft
        }
    }

    /// How many of the things are new.
    var added: Int { entries.count { $0.wish.existing == nil } }
    /// How many lines are about what was there already, or in an earlier line.
    var there: Int { lineCount - added }

    private static func endsInColon(_ line: ListLine) -> Bool {
        line.text.unicodeScalars.last == ":" || line.text.unicodeScalars.last == "："
    }

    private mutating func take(_ line: ListLine, _ book: Book) throws(BookError) {
        lineCount += 1
        let wish = try Wish(line.text, in: book)
        if let existing = wish.existing, let place = places[existing.name.folded] {
            return add(wish.quantity, line, at: place)
        }
        if wish.existing == nil {
            for (name, quantity) in Wish.readings(of: line.text) {
                if let place = places[name.folded] { return add(quantity, line, at: place) }
            }
        }
        places[(wish.existing?.name ?? wish.name).folded] = entries.count
        entries.append(Entry(wish: wish, isOpen: !line.isTicked))
    }

    /// Another line about the same: what is open anywhere is needed, and no quantity is lost.
    private mutating func add(_ quantity: String, _ line: ListLine, at place: Int) {
        if !line.isTicked { entries[place].isOpen = true }
        let known = entries[place].wish.quantity
        if quantity.isEmpty || quantity == known { return }
        entries[place].wish.quantity = known.isEmpty ? quantity : known + " + " + quantity
    }
}
