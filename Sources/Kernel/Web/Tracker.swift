/// The front door of a tracker: what the app needs to know of it.
package struct Tracker: Sendable {
    package let title: Label
    /// The path of its first screen.
    package let path: String
    package let tint: Tint
    package let icon: Icon
    package let chosenIcon: Icon
    package let declarations: Declarations
    package let routes: [Route]
    /// What of it one can choose on the settings screen.
    package let preferences: [Preference]
    /// Keys that do something on its screens.
    package let shortcuts: [Shortcut]
    /// How it says what it is for to somebody who has nothing yet.
    package let door: Door
    /// Its part of the home screen.
    package let summary: @Sendable (Page) throws(BookError) -> Summary
    /// How much of it is needed now: the app's icon says so.
    package let needed: @Sendable (Book) throws(BookError) -> Int
    /// What a line typed anywhere could become in it, each shown before it is kept.
    package let offers: @Sendable (String, Page) throws(BookError) -> [Offer]
    /// The path of the screen that shows a record of its kinds.
    package let href: @Sendable (Record) -> String?
    /// Records that show a newcomer what it does, always in the same order; to be loaded as
    /// ``examples(_:_:)``.
    package let sample: @Sendable (Book, Language) throws(BookError) -> [Draft]

    package init(
        title: Label, path: String, tint: Tint, icon: Icon, chosenIcon: Icon,
        declarations: Declarations, door: Door,
        routes: [Route], preferences: [Preference] = [], shortcuts: [Shortcut] = [],
        summary: @escaping @Sendable (Page) throws(BookError) -> Summary,
        needed: @escaping @Sendable (Book) throws(BookError) -> Int = { _ in 0 },
        offers: @escaping @Sendable (String, Page) throws(BookError) -> [Offer] = { _, _ in [] },
        href: @escaping @Sendable (Record) -> String?,
        sample: @escaping @Sendable (Book, Language) throws(BookError) -> [Draft]
    ) {
        self.title = title
        self.path = path
        self.tint = tint
        self.icon = icon
        self.chosenIcon = chosenIcon
        self.declarations = declarations
        self.routes = routes
        self.preferences = preferences
        self.shortcuts = shortcuts
        self.door = door
        self.offers = offers
        self.summary = summary
        self.needed = needed
        self.href = href
        self.sample = sample
    }
}

extension Tracker {
    package var kinds: [Kind] { declarations.schema.kinds }

    package func examples(_ book: Book, _ language: Language) throws(BookError) -> Examples {
        Examples(path, try sample(book, language))
    }
}

/// Keys, and what they do.
package struct Shortcut: Sendable {
    package let keys: String
    package let label: Label

    package init(_ keys: String, _ label: Label) {
        self.keys = keys
        self.label = label
    }
}

/// What a line typed anywhere could become: kept by one tap, or shown in a form first.
package enum Offer: Sendable {
    case post(Post)
    case form(Link, Icon)
    /// What any words could become, whatever they say.
    case new(Post)

    /// What fits for a reason comes first, what any words could become last.
    package var rank: Int {
        switch self {
        case .form, .post: 0
        case .new: 1
        }
    }
}

/// One of the doors of the first screen: what a tracker is for, in a name and a line, and its first step.
package struct Door: Sendable {
    package let title: Label
    package let line: Label
    package let step: Label
    /// Where the first step is made.
    package let href: String

    package init(_ title: Label, line: Label, step: Label, href: String) {
        self.title = title
        self.line = line
        self.step = step
        self.href = href
    }
}

/// What a tracker shows of itself on the home screen.
package struct Summary: Sendable {
    /// What matters now, in one sentence.
    package var answer: Answer?
    /// Where things in progress stand.
    package var rings: [Ring] = []
    /// What has a day by which it is to be done.
    package var due: [Due] = []
    /// What to do next, which has no day.
    package var rows: [Row] = []
    /// Figures with what they count.
    package var tiles: [Tile] = []

    package init(
        answer: Answer? = nil, rings: [Ring] = [], due: [Due] = [], rows: [Row] = [],
        tiles: [Tile] = []
    ) {
        self.due = due
        self.answer = answer
        self.rings = rings
        self.rows = rows
        self.tiles = tiles
    }

    /// A sentence with what it answers above it, more below it, and where to act on it.
    package struct Answer: Sendable {
        package let head: String
        package let mark: Mark
        package let sentence: String
        package let note: String?
        /// Where the sentence leads, and what one does about it.
        package let href: String
        package let action: Link

        package init(
            _ head: String, _ mark: Mark, sentence: String, note: String?, href: String,
            action: Link
        ) {
            self.head = head
            self.mark = mark
            self.sentence = sentence
            self.note = note
            self.href = href
            self.action = action
        }
    }

    /// A row with the day that stands at its end. A class, since rows are sorted by it.
    package final class Due: Sendable {
        package let day: CivilDate
        package let row: Row
        /// The colour of what it is about, as the style sheet names it.
        package let color: String

        package init(_ day: CivilDate, _ row: Row, color: String) {
            self.day = day
            self.row = row
            self.color = color
        }
    }

    package struct Ring: Sendable {
        package let link: Link
        package let permille: Int
        package let figure: String
        /// Small words after it: "of 16".
        package let figureNote: String?
        package let remark: String
        /// The colour of what it is about, as the style sheet names it.
        package let color: String

        package init(
            _ link: Link, permille: Int, figure: String, figureNote: String? = nil,
            remark: String, color: String = ""
        ) {
            self.link = link
            self.permille = permille
            self.figure = figure
            self.figureNote = figureNote
            self.remark = remark
            self.color = color
        }
    }

    package struct Tile: Sendable {
        package let figure: String
        package let remark: String
        /// More about it, below.
        package let note: String?
        package let href: String

        package init(_ figure: String, remark: String, note: String? = nil, href: String) {
            self.figure = figure
            self.remark = remark
            self.note = note
            self.href = href
        }
    }
}
