import Kernel

/// What came to the quantities of things before, so that what was added once isn't added again: by a form that
/// is sent twice, what came since it was shown; by a list that is imported twice, what came since the thing was
/// got last.
struct Additions {
    private let book: Book
    private let style: NumberStyle
    /// What was written since the form was shown; `nil` where all counts since the thing was got.
    private let recent: [RecordKey: [Change]]?
    /// Before which nothing counts.
    private let earliest: Instant

    /// The field of a form that says when the quantities were read that it adds to.
    static let since = "since"

    /// Since each thing was got last.
    init(
        sinceGotIn book: Book, _ style: NumberStyle,
        after earliest: Instant = Instant(milliseconds: 0)
    ) {
        (self.book, self.style, self.earliest, recent) = (book, style, earliest, nil)
    }

    /// Since a form was shown; `nil` where it doesn't say when.
    init?(since form: Parameters, in book: Book, _ style: NumberStyle) throws(BookError) {
        guard let place = form[Additions.since].flatMap({ LogPlace($0) }) else { return nil }
        (self.book, self.style, earliest) = (book, style, Instant(milliseconds: 0))
        recent = try book.written(since: place)
    }

    /// What a form says of when it was shown.
    static func field(_ book: Book) throws(BookError) -> (name: String, value: String) {
        (since, try book.place().text)
    }

    /// Whether so much came to what was wanted of a thing.
    func have(_ amount: Amount, of essential: Essential) throws(BookError) -> Bool {
        try !actions(adding: amount, to: essential).isEmpty
    }

    /// The actions by which so much came to what was wanted of a thing.
    func actions(
        adding amount: Amount, to essential: Essential
    ) throws(BookError) -> Set<Stamp> {
        let key = RecordKey(Essential.kind.name, essential.id)
        let counted = recent.map { Set(($0[key] ?? []).map { $0.stamp }) }
        var (found, details, wanted): ([Stamp: Amount], String, Amount) = ([:], "", Amount())
        for change in try book.history(key) {
            let before = wanted.isEmpty ? Essential.quantity(in: details, style) : wanted
            if let text = Essential.details.value(change) { details = text?.text ?? "" }
            if let number = Essential.amount.value(change) {
                wanted.number = number.flatMap { Decimal($0) }
            }
            if let unit = Essential.unit.value(change) { wanted.unit = unit?.text ?? "" }
            // What was got, or taken back, came to nothing.
            if Essential.level(in: change) == .low { found = [:] }
            if wanted != before {
                for (stamp, earlier) in found where earlier == wanted { found[stamp] = nil }
            }
            let isNew = counted.map { $0.contains(change.stamp) } ?? true
            guard isNew, wanted != before, change.stamp.instant >= earliest else { continue }
            if wanted == before.joined(amount) { found[change.stamp] = before }
        }
        return Set(found.keys)
    }

    /// Whether an action changed how much is wanted of at most so many things: one that changed more was of
    /// another text, of which this one only has a part.
    func changed(atMost count: Int, at stamp: Stamp) throws(BookError) -> Bool {
        let amounts = try book.changes(at: stamp).filter {
            Essential.amount.value($0) != nil || Essential.unit.value($0) != nil
        }
        return Set(amounts.map { $0.record }).count <= count
    }
}

extension Wish {
    /// The same without a quantity that came to what is on the list already.
    func unless(in additions: Additions?) throws(BookError) -> Wish {
        guard let additions, let existing, !quantity.isEmpty, !listed.isEmpty,
            try additions.have(amount, of: existing)
        else { return self }
        var rest = self
        rest.quantity = ""
        return rest
    }
}

extension Attribute {
    /// What a change sets it to, where it does.
    fileprivate func value(_ change: Change) -> Value?? {
        change[name].map { field.value(fromChange: $0.json) }
    }
}
