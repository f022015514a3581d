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
    /// Its part of the home screen.
    package let summary: @Sendable (Page) throws(BookError) -> Summary
    /// The path of the screen that shows a record of its kinds.
    package let href: @Sendable (Record) -> String?
    /// Records that show a newcomer what it does, always in the same order; to be loaded as
    /// ``examples(_:_:)``.
    package let sample: @Sendable (Book, Language) throws(BookError) -> [Draft]

    package init(
        title: Label, path: String, tint: Tint, icon: Icon, chosenIcon: Icon,
        declarations: Declarations,
        routes: [Route], preferences: [Preference] = [],
        summary: @escaping @Sendable (Page) throws(BookError) -> Summary,
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
        self.summary = summary
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

/// What a tracker shows of itself on the home screen.
package struct Summary: Sendable {
    /// Rings for things in progress.
    package var rings: [Ring] = []
    /// What to do next.
    package var rows: [Row] = []
    /// Large figures with what they count.
    package var tiles: [Tile] = []

    package init(rings: [Ring] = [], rows: [Row] = [], tiles: [Tile] = []) {
        self.rings = rings
        self.rows = rows
        self.tiles = tiles
    }

    package struct Ring: Sendable {
        package let link: Link
        package let permille: Int
        package let figure: String
        package let remark: String

        package init(_ link: Link, permille: Int, figure: String, remark: String) {
            self.link = link
            self.permille = permille
            self.figure = figure
            self.remark = remark
        }
    }

    package struct Tile: Sendable {
        package let figure: String
        package let remark: String
        package let href: String

        package init(_ figure: String, remark: String, href: String) {
            self.figure = figure
            self.remark = remark
            self.href = href
        }
    }
}
