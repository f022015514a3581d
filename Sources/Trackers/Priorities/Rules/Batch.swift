import Kernel

/// Several wishes at once, of which those for the same thing become one.
struct Batch {
    private var level: Level
    private var language: Language
    private var style: NumberStyle
    private var guess: AisleGuess
    private var additions: Additions?
    private(set) var entries: [Entry] = []
    /// What each line was taken for, in order.
    private(set) var lines: [BatchLine] = []
    /// What the line that is read was taken for though it may be something else.
    private var marks: [BatchMark] = []
    /// Where in `entries` stands what it is about.
    private var place = 0
    /// The same of each piece of the text that was taken.
    private var owners: [Int: Int] = [:]
    /// The pieces that were added before, by what they come to on top.
    private var before: [Int: String] = [:]
    /// How many headings were passed, and whether they head the parts of a recipe.
    private var part = 0
    private var isRecipe = false
    /// Where in `entries` each name stands.
    private var places: [String: Int] = [:]

    /// All that the lines say of one thing.
    struct Entry {
        var wish: Wish
        /// Whether any line leaves it open; what is only ticked is there.
        var isOpen: Bool
        /// How soon it is needed, where a line says so.
        var level: Level?
        /// The quantities of its lines, each once.
        var quantities: [String]
        /// Those that stood there before.
        var repeated: [String] = []
        /// In which part of the text the last one stood.
        var part: Int

        /// As much of it as all lines say together.
        var whole: Wish {
            var whole = wish
            whole.quantity = (quantities + repeated).joined(separator: " + ")
            return whole
        }
    }

    /// - Parameters:
    ///   - additions: What isn't added again.
    ///   - now: Who says when it is, is asked about what the same text added within a day.
    init(
        _ lines: [ListLine], choices: BatchChoices = BatchChoices(), level: Level, in book: Book,
        _ language: Language, _ style: NumberStyle, besides additions: Additions? = nil,
        at now: Instant? = nil
    ) throws(BookError) {
        self.level = level
        self.language = language
        self.style = style
        let guess = AisleGuess(language)
        self.guess = guess
        self.additions = additions
        func isThere(_ name: String) -> Bool {
            ((try? Wish(name, in: book, style))?.existing ?? nil) != nil
        }
        let text = PastedText(
            lines, levels: Level.allCases.map { language($0.label).folded },
            isKnown: { guess.aisle(of: $0) != nil || isThere($0) },
            isThing: { guess.names($0) || isThere($0) },
            isListed: { name in
                let existing = (try? Wish(name, in: book, style))?.existing ?? nil
                return existing.map { $0.level != .low } ?? false
            })
        isRecipe = text.isRecipe
        let unread = self
        try read(text.pieces, choices, book)
        if let now, entries.contains(where: { $0.wish.replaced != nil }) {
            let day = Additions(sinceGotIn: book, style, after: Batch.dayBefore(now))
            var whole = unread
            try whole.read(text.pieces, BatchChoices(), book)
            let before = try whole.addedBefore(day)
            if !before.isEmpty {
                self = unread
                self.before = before
                try read(text.pieces, choices, book)
            }
        }
        try markAdded()
    }

    private static func dayBefore(_ now: Instant) -> Instant {
        Instant(milliseconds: now.milliseconds - 86_400_000)
    }

    private mutating func read(
        _ pieces: [PastedText.Piece], _ choices: BatchChoices, _ book: Book
    ) throws(BookError) {
        var choices = choices
        for (index, piece) in pieces.enumerated() {
            if piece.reason == .heading { part += 1 }
            // Who says that it was got, or isn't needed, speaks of what is there, or of nothing to get.
            let existing =
                piece.isOfKnown ? try Wish(piece.line.text, in: book, style).existing : nil
            let isTalk = piece.isOfKnown && existing == nil
            let reason =
                isTalk && piece.reason != .overruled
                ? .talk : piece.reason ?? before[index].map { .before($0) }
            let box = choices.box(piece.said, isUsual: reason == nil)
            if box.isTicked {
                try take(isTalk ? PastedText.Piece(ListLine(piece.said)) : piece, box, book)
                owners[index] = place
            } else {
                lines.append(BatchLine(piece.said, .left(reason ?? .chosen), box))
            }
        }
    }

    /// The pieces that would add once more what the same text added before, by what each comes to; none where
    /// anything in the text is new.
    private func addedBefore(_ additions: Additions) throws(BookError) -> [Int: String] {
        var actions: Set<Stamp>?
        for entry in entries where entry.isOpen {
            guard let existing = entry.wish.existing, existing.level != .low else { return [:] }
            if entry.quantities.isEmpty { continue }
            let found = try additions.actions(adding: entry.wish.amount, to: existing)
                .union(additions.actions(adding: entry.whole.amount, to: existing))
            actions = actions?.intersection(found) ?? found
            if actions?.isEmpty == true { return [:] }
        }
        var sums: [Int: String] = [:]
        for (index, place) in owners { sums[index] = entries[place].wish.sum }
        return sums
    }

    /// What becomes of quantities where others are on the list.
    enum Sums {
        /// They come to those that are needed, unless they are the same.
        case needed
        /// They come to them even so, and one that stands there twice counts twice.
        case all
        /// They take their place.
        case none
    }

    func drafts(_ sums: Sums = .needed) throws(BookError) -> [Draft] {
        var drafts: [Draft] = []
        for entry in entries {
            var wish = sums == .all ? entry.whole : entry.wish
            if sums != .none { wish = try wish.unless(in: additions) }
            let joins = sums == .all ? !wish.listed.isEmpty : wish.replaced != nil
            var draft = wish.draft(level: entry.level ?? level, joins: joins && sums != .none)
            if !entry.isOpen { draft[Essential.level] = .low }
            drafts.append(draft)
        }
        return drafts
    }

    /// What adding up all would come to, where it makes a difference: "Milk, 4 l".
    var sums: [String] {
        entries.compactMap { entry in
            let (whole, known) = (entry.whole, entry.wish.listed)
            let isSame = !known.isEmpty && entry.wish.replaced == nil
            guard !whole.quantity.isEmpty, isSame || !entry.repeated.isEmpty else { return nil }
            let name = whole.existing?.name ?? whole.title
            return name + ", " + whole.words(of: known.joined(whole.amount))
        }
    }

    /// What would take the place of what is needed: "Milk, 1 l".
    var replacing: [String] {
        entries.filter { $0.wish.replaced != nil }.map { $0.wish.words }
    }

    /// Whether a line is left out since it was added before, and its box wasn't shown.
    func hasUnseen(_ choices: BatchChoices) -> Bool {
        lines.contains { $0.isOfBefore && !choices.showed($0.box) }
    }

    /// How many of the things are new.
    var added: Int { entries.count { $0.wish.existing == nil } }
    /// How many lines are about what was there already, or in an earlier line.
    var there: Int { lines.count - left - added }
    /// How many lines are left out.
    var left: Int { lines.count { $0.isLeft } }

    private mutating func take(
        _ piece: PastedText.Piece, _ box: BatchLine.Box, _ book: Book
    ) throws(BookError) {
        marks = []
        var meaning = try meaning(of: piece.line, book)
        if piece.hasRunOut {
            // What has run out is needed now.
            entries[place].level = .critical
            meaning = .out(entries[place].wish.words)
        }
        lines.append(BatchLine(piece.said, meaning, box, marks: marks))
    }

    /// Says of sums that were made before that they aren't made again.
    private mutating func markAdded() throws(BookError) {
        if additions == nil { return }
        for wish in entries.map({ $0.wish }) {
            guard let name = wish.existing?.name, wish.replaced != nil,
                try wish.unless(in: additions).quantity.isEmpty
            else { continue }
            for index in lines.indices { lines[index].noteAdded(name, wish.quantity) }
        }
    }

    /// Takes a line in.
    private mutating func meaning(
        of line: ListLine, _ book: Book
    ) throws(BookError) -> BatchLine.Meaning {
        let cells = line.text.utf8.split(separator: 9).map { String(Substring($0)).trimmed }
            .filter { !$0.isEmpty }
        let wish = try wish(cells, line.text, book)
        if cells.count > 1, wish.quantity.isEmpty { marks.append(.cells(wish.name)) }
        if let existing = wish.existing, let place = places[existing.name.folded] {
            return add(wish.reading, line, at: place)
        }
        if wish.existing == nil {
            for reading in [wish.reading] + Reading.all(line.text) {
                if let place = places[reading.name.folded] { return add(reading, line, at: place) }
            }
        }
        if let mark = BatchMark(line.text, wish) { marks.append(mark) }
        if let existing = wish.existing {
            markLeft(wish.preparation, wish)
            if line.isTicked, existing.level != .low { marks.append(.off(existing.name)) }
        }
        place = entries.count
        places[(wish.existing?.name ?? wish.name).folded] = place
        entries.append(
            Entry(
                wish: wish, isOpen: !line.isTicked,
                quantities: wish.quantity.isEmpty ? [] : [wish.quantity], part: part))
        return BatchLine.Meaning(line, wish)
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
        let wish = try Wish(text, in: book, language, asLine: (style, guess))
        // What stands behind a name counts it in a recipe: "Tuorli 3".
        var words = text.words
        guard isRecipe, wish.existing == nil, wish.quantity.isEmpty, let last = words.popLast(),
            !words.isEmpty, Quantity.isSmallNumber(last), !Quantity.isType([last])
        else { return wish }
        return try Wish(words.joined(separator: " "), quantity: last, in: book, style)
    }

    /// Another line about the same: what is open anywhere is needed, and no quantity is lost.
    private mutating func add(
        _ reading: Reading, _ line: ListLine, at place: Int
    ) -> BatchLine.Meaning {
        self.place = place
        if !line.isTicked { entries[place].isOpen = true }
        let wish = entries[place].wish
        markLeft(reading.preparation, wish)
        let quantity = reading.quantity
        // What each part of a recipe needs counts, though it be as much.
        let isMore = isRecipe && entries[place].part != part
        entries[place].part = part
        if !quantity.isEmpty, !isMore, entries[place].quantities.contains(quantity) {
            entries[place].repeated.append(quantity)
            marks.append(.twice(wish.existing?.name ?? wish.title, quantity))
        } else if !quantity.isEmpty {
            entries[place].quantities.append(quantity)
            entries[place].wish.quantity = entries[place].quantities.joined(separator: " + ")
            if isMore, entries[place].quantities.count > 1 {
                marks.append(
                    .parts(wish.existing?.name ?? wish.title, entries[place].wish.quantity))
            }
            if let mark = BatchMark(joining: entries[place].wish) { marks.append(mark) }
        }
        return .again(entries[place].wish.words)
    }

    /// What is done to a thing isn't added to what is there of it already.
    private mutating func markLeft(_ preparation: String, _ wish: Wish) {
        if preparation.isEmpty { return }
        marks.append(.left(wish.existing?.name ?? wish.title, preparation))
    }
}
