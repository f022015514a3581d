/// One row of a list: what it says, where it leads, and what can be done to it.
package struct Row: Sendable {
    /// Unique on the page and stable over time: the row keeps its place by it. It ends in the
    /// record's identifier, if the row has actions.
    package var id: String
    package var title: String
    /// How much of it, before the title and quieter: "2 L" of milk.
    package var quantity: String?
    package var subtitle: String?
    package var href: String?
    /// What stands at the row's end, heavier than its words.
    package var figure: String?
    package var figureTone: Tone = .plain
    /// Small words after the figure: "of 16".
    package var figureNote: String?
    /// The figure stands in the line of the title, and what is below takes the row's whole width.
    package var figureInLine = false
    /// The picture at the row's start, if no round button stands there.
    package var symbol: Symbol?
    /// This row's detail is open beside the list.
    package var chosen = false
    /// Crossed out: bought, done, dropped.
    package var done = false
    package var actions: Actions?
    /// The whole row is the round button, for hands that are full; its page is behind the "⋯".
    package var ticksWhole = false

    package init(
        id: String, title: String, subtitle: String? = nil, href: String? = nil,
        figure: String? = nil, symbol: Symbol? = nil, actions: Actions? = nil
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.href = href
        self.figure = figure
        self.symbol = symbol
        self.actions = actions
    }

    /// What can be done to the row.
    package struct Actions: Sendable {
        /// The round button at the row's start.
        package var tick: Action?
        package var menu: RowMenu
        /// The name of the "⋯": "More for Milk"
        package var menuLabel: String

        package init(tick: Action? = nil, menu: RowMenu, menuLabel: String) {
            self.tick = tick
            self.menu = menu
            self.menuLabel = menuLabel
        }
    }

    /// A button that posts something about a record.
    package struct Action: Sendable {
        /// The full words, for the menu and for screen readers: "Got it: Milk"
        package var label: String
        /// The words under the symbol in the swiped row: "Got it"
        package var short: String
        package var name: String
        package var value: String
        package var symbol: Symbol
        /// Where it posts.
        package var action: String
        /// The state that the round button shows.
        package var on = false

        package init(
            _ label: String, short: String? = nil, name: String, value: String, symbol: Symbol,
            action: String, on: Bool = false
        ) {
            self.label = label
            self.short = short ?? label
            self.name = name
            self.value = value
            self.symbol = symbol
            self.action = action
            self.on = on
        }
    }
}

/// The head of a group of rows: mark, words, and a count or sum at the end.
package struct GroupHeading: Sendable {
    package var title: String
    package var symbol: Symbol?
    /// A small figure beside the words: a weight.
    package var badge: String?
    package var figure: String?
    package var href: String?

    package init(
        _ title: String, symbol: Symbol? = nil, badge: String? = nil, figure: String? = nil,
        href: String? = nil
    ) {
        self.title = title
        self.symbol = symbol
        self.badge = badge
        self.figure = figure
        self.href = href
    }
}
