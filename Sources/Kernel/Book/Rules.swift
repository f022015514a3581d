/// What the declaration of a kind alone can't say: its own words, checks and figures.
package struct Rules: Sendable {
    package let kind: Kind
    /// Says in the user's words what an action did to one record; `nil` for the general words.
    package var summary: (@Sendable (Record, Change, Language) -> String?)?
    /// Refuses a record that is right field by field but wrong in the book.
    package var check: (@Sendable (Record, Book) throws(BookError) -> FieldError?)?
    /// What follows from the record: the `figures` of `tally show`.
    package var figures: (@Sendable (Record, Book) throws(BookError) -> JSON)?
    /// The same in words and tables, for people.
    package var report: (@Sendable (Record, Book, Language) throws(BookError) -> Report.Answer)?
    /// What is shown of it to others; without a record, of all that the kind's main list shows. Absent for
    /// kinds that are nobody else's business; `nil` of a record of which there is nothing to show.
    package private(set) var showing:
        (@Sendable (Record?, Book, Language) throws(BookError) -> Showing?)?
    /// Says what an action did to a record that is one per pair, given the pair's titles: also of
    /// one that it made, which to the user was always there.
    package var deed: (@Sendable (Record, Change, [String], Language) -> String?)?
    /// Whether `deed` says whatever is done to such a record short of deleting it for good, also where one of
    /// its pair changes with it.
    package var isDeedTold = false
    /// What else changes when a record moves: what belongs to it comes along, and what doesn't fit
    /// where it goes is cleared, in the same action.
    package var carry: (@Sendable (Move, Move.Finder, Book) throws(BookError) -> [Draft])?
    /// What moves to another book with a record, beside what belongs to it.
    package var company: (@Sendable (Record, Book) throws(BookError) -> [Record])?
    /// Says what an action did to several records, of which one is of this kind.
    package var many: (@Sendable ([Change], Language) -> String?)?
    /// A value as the kind's screens show it: “High”, “25 °C”; `nil` for the general way.
    package var display: (@Sendable (Field, Value, Book, Language) -> String?)?

    package init(
        _ kind: Kind,
        summary: (@Sendable (Record, Change, Language) -> String?)? = nil,
        check: (@Sendable (Record, Book) throws(BookError) -> FieldError?)? = nil,
        figures: (@Sendable (Record, Book) throws(BookError) -> JSON)? = nil,
        report: (@Sendable (Record, Book, Language) throws(BookError) -> Report.Answer)? = nil,
        deed: (@Sendable (Record, Change, [String], Language) -> String?)? = nil,
        many: (@Sendable ([Change], Language) -> String?)? = nil,
        carry: (@Sendable (Move, Move.Finder, Book) throws(BookError) -> [Draft])? = nil,
        company: (@Sendable (Record, Book) throws(BookError) -> [Record])? = nil,
        display: (@Sendable (Field, Value, Book, Language) -> String?)? = nil
    ) {
        self.kind = kind
        self.summary = summary
        self.check = check
        self.figures = figures
        self.report = report
        self.deed = deed
        self.many = many
        self.carry = carry
        self.company = company
        self.display = display
    }
}

extension Rules {
    /// The same with what is shown to others, which is said in the words of screens.
    package func showing(
        _ make: @escaping @Sendable (Record?, Book, Language) throws(BookError) -> Showing?
    ) -> Rules {
        var rules = self
        rules.showing = make
        return rules
    }
}

/// The rules of all kinds, and what can be asked of all records together.
package struct Rulebook: Sendable {
    package let reports: [Report]
    private let rules: [ObjectIdentifier: Rules]

    package init(_ rules: [Rules], reports: [Report] = []) {
        self.reports = reports
        self.rules = rules.reduce(into: [:]) { $0[ObjectIdentifier($1.kind)] = $1 }
    }

    /// For kinds whose declarations say everything.
    package static let empty = Rulebook([])

    /// What applies to records of `kind`: nothing beyond its declaration, if nothing was given.
    package func rules(of kind: Kind) -> Rules {
        rules[ObjectIdentifier(kind)] ?? Rules(kind)
    }

    package static func + (a: Rulebook, b: Rulebook) -> Rulebook {
        Rulebook(Array(a.rules.values) + Array(b.rules.values), reports: a.reports + b.reports)
    }
}
