import Kernel

/// Several wishes at once, of which those for the same thing become one.
struct Batch {
    private(set) var level: Level
    private(set) var language: Language
    private var style: NumberStyle
    private var guess: AisleGuess
    private(set) var additions: Additions?
    /// Whether a line is a sentence about things.
    private(set) var hasSentence = false
    private(set) var entries: [Entry] = []
    /// The stores of the book, and the one above what is read.
    private var shops: [Shop] = []
    private var shop: RecordID?
    /// The aisle that stands above what is read: "DAIRY".
    private var aisle: Aisle?
    /// What the recipe is called, where it is one that says so.
    private(set) var title: String?
    /// What each line was taken for, in order.
    private(set) var lines: [BatchLine] = []
    /// What the line that is read was taken for though it may be something else.
    private var marks: [BatchMark] = []
    /// The boxes by which it is something else.
    private var others: [BatchLine.Other] = []
    /// Which boxes were tapped, of the lines that follow.
    private var choices = BatchChoices()
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
        /// The stores below whose names they stand.
        var shops: [RecordID] = []
        /// The aisle above it, where nothing else says where it stands.
        var aisle: Aisle?

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
    ///   - isTyped: Whether it is what somebody typed by itself.
    init(
        _ lines: [ListLine], choices: BatchChoices = BatchChoices(), level: Level, in book: Book,
        _ language: Language, _ style: NumberStyle, besides additions: Additions? = nil,
        at now: Instant? = nil, isTyped: Bool = false
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
            lines, isTyped: isTyped,
            isKnown: { guess.aisle(of: $0) != nil || isThere($0) },
            isThing: { guess.names($0) || isThere($0) },
            isListed: { name in
                let existing = (try? Wish(name, in: book, style))?.existing ?? nil
                return existing.map { $0.level != .low } ?? false
            })
        (isRecipe, hasSentence) = (text.isRecipe, text.hasSentence)
        title = text.title
        if text.pieces.contains(where: { $0.reason == .heading }) { shops = try Shops(book).all() }
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
        self.choices = choices
        for (index, piece) in pieces.enumerated() {
            var piece = piece
            if piece.reason == .heading {
                part += 1
                piece = headed(piece)
            }
            // Who says that it was got, or isn't needed, speaks of what is there, or of nothing to get.
            let existing =
                piece.isOfKnown ? try Wish(piece.line.text, in: book, style).existing : nil
            let isTalk = piece.isOfKnown && existing == nil
            let reason =
                isTalk && piece.reason != .overruled
                ? .talk : piece.reason ?? before[index].map { .before($0) }
            if reason == nil, !piece.halves.isEmpty {
                try takeHalves(of: piece, book)
                owners[index] = place
                continue
            }
            let box = self.choices.box(piece.said, isUsual: reason == nil)
            if box.isTicked {
                try take(isTalk ? PastedText.Piece(ListLine(piece.said)) : piece, box, book)
                owners[index] = place
            } else {
                lines.append(BatchLine(piece.said, .left(reason ?? .chosen), box))
            }
        }
    }

    /// A heading, which may say where what follows is got.
    private mutating func headed(_ piece: PastedText.Piece) -> PastedText.Piece {
        let line = piece.line.text
        aisle = isRecipe ? nil : Aisle.meant(ListHeading.words(line), in: language)
        if let known = Shop.heading(line, among: shops) {
            shop = known.id
            return PastedText.Piece(piece.line, .shop(known.name), said: piece.said)
        }
        // What stands under another heading, an aisle's aside, isn't got there: "Butcher:".
        if aisle == nil, !ListHeading.levels.contains(line.folded) { shop = nil }
        return piece
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
        let count = entries.filter { $0.isOpen && !$0.quantities.isEmpty }.count
        if let actions {
            var isSame = false
            for stamp in actions where try additions.changed(atMost: count, at: stamp) {
                isSame = true
            }
            if !isSame { return [:] }
        }
        var sums: [Int: String] = [:]
        for (index, place) in owners { sums[index] = entries[place].wish.sum }
        return sums
    }

    private mutating func take(
        _ piece: PastedText.Piece, _ box: BatchLine.Box, _ book: Book,
        or other: BatchLine.Other? = nil
    ) throws(BookError) {
        (marks, others) = ([], other.map { [$0] } ?? [])
        var meaning = try meaning(of: piece.line, book)
        if let shop, !entries[place].shops.contains(shop) { entries[place].shops.append(shop) }
        if piece.hasRunOut {
            // What has run out is needed now.
            entries[place].level = .critical
            meaning = .out(entries[place].wish.words)
        }
        lines.append(BatchLine(piece.said, meaning, box, marks: marks, others: others))
    }

    /// Takes in what a word parts, each half by itself; a box takes both as one.
    private mutating func takeHalves(
        of piece: PastedText.Piece, _ book: Book
    ) throws(BookError) {
        let whole = choices.box("1 " + piece.said, isUsual: false)
        var other: BatchLine.Other? = BatchLine.Other(box: whole, name: piece.said)
        for half in whole.isTicked ? [piece.said] : piece.halves {
            let box = choices.box(half, isUsual: true)
            if box.isTicked {
                let line = ListLine(half, isTicked: piece.line.isTicked)
                try take(PastedText.Piece(line), box, book, or: other)
            } else {
                let others = other.map { [$0] } ?? []
                lines.append(BatchLine(half, .left(.chosen), box, others: others))
            }
            other = nil
        }
    }

    /// What a line means that names in another form what is there, or what an earlier line names: "1 Zwiebel" where
    /// "Zwiebeln" is. A box takes it as it is written.
    private mutating func form(
        of wish: Wish, _ line: ListLine, _ book: Book
    ) throws(BookError) -> (name: String, wish: Wish, reading: Reading)? {
        let known = try wish.forms(in: book).first
        let earlier = entries.first { entry in
            entry.wish.existing == nil && wish.isForm(of: entry.wish.name)
        }
        guard let name = known?.name ?? earlier?.wish.name else { return nil }
        let box = choices.box("2 " + line.text, isUsual: false)
        others.append(BatchLine.Other(box: box, name: wish.title, isAsked: true))
        if box.isTicked { return nil }
        marks.append(.form(wish.title, name))
        let meant = known.map { wish.of($0) } ?? wish
        return (name, meant, known == nil ? wish.reading(inFormOf: name) : meant.reading)
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
        var wish = try wish(cells, line.text, book)
        if cells.count > 1, wish.quantity.isEmpty { marks.append(.cells(wish.name)) }
        if let existing = wish.existing, let place = places[existing.name.folded] {
            return add(wish.reading, line, at: place)
        }
        if wish.existing == nil {
            for reading in [wish.reading] + Reading.all(line.text) {
                if let place = places[reading.name.folded] { return add(reading, line, at: place) }
            }
            if let form = try form(of: wish, line, book) {
                if let place = places[form.name.folded] {
                    return add(form.reading, line, at: place)
                }
                wish = form.wish
            }
        }
        if let mark = BatchMark(line.text, wish), !line.isTicked || !mark.isStaying,
            !mark.isOfName || !guess.names(wish.name)
        {
            marks.append(mark)
        }
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
        if let aisle, wish.existing == nil, guess.aisle(of: wish.name) == nil {
            entries[place].aisle = aisle
        }
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
        if takesRemark(of: wish) { entries[place].wish.note(reading.preparation) }
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

    /// Whether a remark is kept of what is there already: where nothing was said of it, and no recipe says it.
    func takesRemark(of wish: Wish) -> Bool {
        !isRecipe && wish.existing?.details.isBlank == true
    }

    /// What is done to a thing isn't added to what is there of it already.
    private mutating func markLeft(_ preparation: String, _ wish: Wish) {
        if preparation.isEmpty || wish.existing?.notes(preparation) == true { return }
        if takesRemark(of: wish) { return }
        marks.append(.left(wish.existing?.name ?? wish.title, preparation))
    }
}
