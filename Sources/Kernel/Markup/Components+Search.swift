/// A field that filters or finds while one types.
package struct SearchField: Sendable {
    package var action: String
    package var name: String
    package var value: String
    /// Says what it searches, for screen readers.
    package var label: String
    package var placeholder: String
    /// The words of the button that submits it without a script.
    package var button: String
    /// Hidden fields that travel with the query.
    package var fields: [(name: String, value: String)] = []
    package var autofocus = false
    /// Where the Enter key posts what was typed as `name`, to add it; absent where it only searches.
    package var enter: String?
    /// Whether the Enter key opens the first of what is found.
    package var opensFirst = false

    package init(
        action: String, name: String = "q", value: String, label: String, placeholder: String,
        button: String
    ) {
        self.action = action
        self.name = name
        self.value = value
        self.label = label
        self.placeholder = placeholder
        self.button = button
    }
}

extension HTML {
    /// A search field that asks again with every pause in typing.
    package func searchField(_ search: SearchField) {
        form(
            .class("search"), .role("search"), .action(search.action), .data("live"),
            .data("enter", to: search.enter), search.opensFirst ? .data("opens") : nil
        ) {
            hiddenFields(search.fields)
            icon(.search)
            input(
                .type("search"), .id("search"), .name(search.name), .value(search.value),
                .placeholder(search.placeholder), .aria("label", search.label),
                .all(
                    .autocomplete("off"), .enterkeyhint("search"),
                    .autofocus(if: search.autofocus), .spellcheck(false)))
            button(.type("submit"), .class("sr")) { text(search.button) }
        }
    }

    /// Views of one thing, side by side; the chosen one is where one is.
    ///
    /// A phone has room for four: of more, it shows three and a menu of the others.
    package func segmentedControl(label: String, _ segments: [(link: Link, chosen: Bool)]) {
        let shown = segments.count > 4 ? 3 : segments.count
        nav(.class(shown < segments.count ? "segmented many" : "segmented"), .aria("label", label))
        {
            for segment in segments {
                a(.href(segment.link.href), .current(if: segment.chosen)) {
                    text(segment.link.title)
                }
            }
            if shown < segments.count { otherSegments(Array(segments[shown...])) }
        }
    }

    /// What a phone has no room for; which of it is chosen stands on the button.
    private func otherSegments(_ segments: [(link: Link, chosen: Bool)]) {
        let chosen = segments.first { $0.chosen }
        let words = language(MarkupText.otherViews)
        button(
            .type("button"), .class(chosen == nil ? "others" : "others chosen"),
            .popovertarget("other-views"), .aria("label", chosen == nil ? words : nil)
        ) {
            if let chosen { text(chosen.link.title) }
            icon(chosen == nil ? .more : .expand)
        }
        menu(id: "other-views", label: words) {
            for segment in segments {
                a(
                    .class("menu-item"), .href(segment.link.href), .current(if: segment.chosen)
                ) { text(segment.link.title) }
            }
        }
    }
}
