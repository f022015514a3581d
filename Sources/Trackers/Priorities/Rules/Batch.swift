import Kernel

/// Several wishes at once, of which those for the same thing become one.
struct Batch {
    private let level: Level
    private let language: Language
    private let style: NumberStyle
    private let guess: AisleGuess
    private(set) var entries: [Entry] = []
    /// The lines that only head others: "Shopping list:", or the name of a shop.
    private(set) var headings: [String] = []
    /// What was taken for something though it may be something else.
    private(set) var marks: [(line: String, mark: BatchMark)] = []
    /// What each line was taken for, in order.
    private(set) var lines: [BatchLine] = []
    private var lineCount = 0
    /// Where in `entries` each name stands.
    private var places: [String: Int] = [:]

    /// All that the lines say of one thing.
    struct Entry {
        var wish: Wish
        /// Whether any line leaves it open; what is only ticked is there.
        var isOpen: Bool
        /// The quantities of its lines, each once.
        var quantities: [String]
        /// Those that stood there before.
        var repeated: [String] = []

        /// As much of it as all lines say together.
        var whole: Wish {
            var whole = wish
            whole.quantity = (quantities + repeated).joined(separator: " + ")
            return whole
        }
    }

    init(
        _ lines: [ListLine], level: Level, in book: Book, _ language: Language,
        _ style: NumberStyle
    ) throws(BookError) {
        self.level = level
        self.language = language
        self.style = style
        guess = AisleGuess(language)
        let levels = Level.allCases.map { language($0.label).folded }
        let last = lines.lastIndex { !Batch.isHeading($0) } ?? 0
        // Elsewhere a sentence may be what somebody calls a thing.
        let isRecipe = lines.contains { ListHeading.isOfRecipe($0.text) }
        for (index, line) in lines.enumerated() {
            let isTitle = index == 0 && !line.isTicked && ListHeading.isTitle(line.text)
            // As the list is copied, what is above its parts.
            let isLevel = levels.contains(line.text.folded)
            let heads = index < last && (isTitle || isLevel || Batch.isHeading(line))
            let isLeft = ListHeading.isRule(line.text) || ListHeading.isOfRecipe(line.text)
            if heads || isLeft || isRecipe && RecipeStep.isOne(line.text) {
                leave(line.text)
            } else {
                let said = ChatLine.things(line)
                let things = (said ?? [line]).flatMap { ListSign.things(Batch.unmarked($0)) }
                for thing in things { try take(thing, book) }
                if things.isEmpty { leave(line.text) }
            }
        }
    }

    var drafts: [Draft] { drafts(addingUp: false) }

    /// - Parameter addsUp: Whether each quantity comes to the one that is on the list, and one that
    ///   stands there twice counts twice.
    func drafts(addingUp addsUp: Bool) -> [Draft] {
        entries.map { entry in
            var draft =
                addsUp
                ? entry.whole.draft(level: level, joins: !entry.wish.listed.isEmpty)
                : entry.wish.draft(level: level)
            if !entry.isOpen { draft[Essential.level] = .low }
            return draft
        }
    }

    /// What adding up would come to, where it makes a difference: "Milk, 4 l".
    var sums: [String] {
        entries.compactMap { entry in
            let (whole, known) = (entry.whole, entry.wish.listed)
            guard !whole.quantity.isEmpty, !known.isEmpty || !entry.repeated.isEmpty else {
                return nil
            }
            let name = whole.existing?.name ?? whole.title
            return name + ", " + whole.words(of: known.joined(whole.amount))
        }
    }

    /// How many of the things are new.
    var added: Int { entries.count { $0.wish.existing == nil } }
    /// How many lines are about what was there already, or in an earlier line.
    var there: Int { lineCount - added }

    private static func isHeading(_ line: ListLine) -> Bool {
        line.text.unicodeScalars.last == ":" || line.text.unicodeScalars.last == "："
            || ShopName.isOne(line.text) || ListHeading.isMarked(line.text)
            || ListHeading.isRule(line.text) || ListHeading.isOfRecipe(line.text)
    }

    /// Without the marks that stand behind others, as in "• [ ] - Soap", and the number of a list, as in
    /// "1. Milk": what one gets isn't called so.
    private static func unmarked(_ line: ListLine) -> ListLine {
        let digits = line.text.utf8.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
        let words = line.text.utf8.dropFirst(digits)
        if 1...3 ~= digits, words.starts(with: ". ".utf8) {
            return ListLine(
                String(Substring(words.dropFirst())).trimmed, isTicked: line.isTicked)
        }
        let again = ListLine.all(line.text)
        guard again.count == 1, !again[0].text.isEmpty, again[0].text != line.text,
            line.text.hasPrefix("-") || line.text.hasPrefix("*") || line.text.hasPrefix("[")
                || line.text.hasPrefix("•") || line.text.hasPrefix("–")
        else { return line }
        return ListLine(again[0].text, isTicked: line.isTicked || again[0].isTicked)
    }

    private mutating func leave(_ line: String) {
        headings.append(line)
        lines.append(BatchLine(line, .heading))
    }

    private mutating func take(_ line: ListLine, _ book: Book) throws(BookError) {
        lineCount += 1
        let cells = line.text.utf8.split(separator: 9).map { String(Substring($0)).trimmed }
            .filter { !$0.isEmpty }
        let wish = try wish(cells, line.text, book)
        if cells.count > 1, wish.quantity.isEmpty { marks.append((line.text, .cells(wish.name))) }
        if let existing = wish.existing, let place = places[existing.name.folded] {
            return add(wish.reading, line, at: place)
        }
        if wish.existing == nil {
            for reading in [wish.reading] + Reading.all(line.text) {
                if let place = places[reading.name.folded] { return add(reading, line, at: place) }
            }
        }
        if let mark = BatchMark(line.text, wish) { marks.append((line.text, mark)) }
        if let existing = wish.existing {
            markLeft(wish.preparation, line, wish)
            if line.isTicked, existing.level != .low {
                marks.append((line.text, .off(existing.name)))
            }
        }
        lines.append(BatchLine(line, wish))
        places[(wish.existing?.name ?? wish.name).folded] = entries.count
        entries.append(
            Entry(
                wish: wish, isOpen: !line.isTicked,
                quantities: wish.quantity.isEmpty ? [] : [wish.quantity]))
    }

    /// Of a row of a table: its last cells are the quantity where they are one.
    private func wish(
        _ cells: [String], _ text: String, _ book: Book
    ) throws(BookError) -> Wish {
        for count in [1, 2] where cells.count > count {
            let quantity = cells.suffix(count).joined(separator: " ")
            if Quantity.isSum(quantity) {
                let name = cells.dropLast(count).joined(separator: " ")
                return try Wish(name, quantity: quantity, in: book, style)
            }
        }
        return try Wish(text, in: book, language, asLine: (style, guess))
    }

    /// Another line about the same: what is open anywhere is needed, and no quantity is lost.
    private mutating func add(_ reading: Reading, _ line: ListLine, at place: Int) {
        if !line.isTicked { entries[place].isOpen = true }
        defer { lines.append(BatchLine(line.text, .again(entries[place].wish.words))) }
        let wish = entries[place].wish
        markLeft(reading.preparation, line, wish)
        let quantity = reading.quantity
        if quantity.isEmpty { return }
        if entries[place].quantities.contains(quantity) {
            entries[place].repeated.append(quantity)
            marks.append((line.text, .twice(wish.existing?.name ?? wish.title, quantity)))
            return
        }
        entries[place].quantities.append(quantity)
        entries[place].wish.quantity = entries[place].quantities.joined(separator: " + ")
    }

    /// What is done to a thing isn't added to what is there of it already.
    private mutating func markLeft(_ preparation: String, _ line: ListLine, _ wish: Wish) {
        if preparation.isEmpty { return }
        marks.append((line.text, .left(wish.existing?.name ?? wish.title, preparation)))
    }
}
