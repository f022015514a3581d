/// The top of a screen: what it is, and what one can do with all of it.
package struct Heading: Sendable {
    package var title: String
    /// More of the title, quieter: the date behind a day of the week.
    package var titleNote: String?
    package var subtitle: String?
    package var back: Link?
    package var status: StatusLine?
    /// Whether `back` leads to the list that stands beside it in a wide window, where it goes without.
    package var isBesideList: Bool

    package init(
        _ title: String, subtitle: String? = nil, back: Link? = nil, status: StatusLine? = nil,
        isBesideList: Bool = false
    ) {
        self.title = title
        self.subtitle = subtitle
        self.back = back
        self.status = status
        self.isBesideList = isBesideList
    }
}

/// A way to another screen, in words.
package struct Link: Sendable {
    package var title: String
    package var href: String
    package var symbol: Symbol?

    package init(_ title: String, href: String, symbol: Symbol? = nil) {
        self.title = title
        self.href = href
        self.symbol = symbol
    }
}

extension HTML {
    /// The large title under a bar with the way back, the status line and, at its end, actions.
    ///
    /// The bar stays in sight while the title scrolls away, and then shows the title small.
    package func largeTitle(_ heading: Heading, actions: () -> Void = {}) {
        div(.class("top")) {
            div(.class("bar"), .data("title", heading.title)) {
                if let back = heading.back { backLink(back, isBesideList: heading.isBesideList) }
                if let status = heading.status ?? status { statusLine(status) }
                div(.class("actions"), content: actions)
            }
            header(.class("screen-head")) {
                h1 {
                    text(heading.title)
                    if let note = heading.titleNote {
                        raw(" ")
                        span(.class("title-note")) { text(note) }
                    }
                }
                if let subtitle = heading.subtitle { p(.class("subtitle")) { text(subtitle) } }
            }
        }
    }

    private func backLink(_ back: Link, isBesideList: Bool) {
        a(.class(isBesideList ? "back beside-list" : "back"), .href(back.href)) {
            icon(.back)
            span { text(back.title) }
        }
    }

    /// The one line about sync.
    package func statusLine(_ status: StatusLine) {
        let name = "status " + (status.tone.className ?? "")
        guard let href = status.href else {
            return p(.class(name)) { statusWords(status) }
        }
        a(.class(name), .href(href)) { statusWords(status) }
    }

    private func statusWords(_ status: StatusLine) {
        icon(status.icon)
        span(.role("status")) { text(status.text) }
    }

    /// A link that shows only an icon; `label` says it in words.
    package func iconLink(_ icon: Icon, label: String, href: String, current: Bool = false) {
        if hides(href) { return }
        a(
            .class("icon-action"), .href(href), .aria("label", label), .current(if: current),
            .title(label)
        ) { self.icon(icon) }
    }

    /// A button with an icon that opens the popover `menu`.
    package func menuButton(_ icon: Icon = .more, label: String, menu: String) {
        button(
            .class("icon-action"), .type("button"), .popovertarget(menu), .aria("label", label)
        ) { self.icon(icon) }
    }

    /// The popover that ``menuButton(_:label:menu:)`` opens; `content` writes
    /// ``menuLink(_:symbol:href:)`` and ``menuPost(_:)``.
    package func menu(id: String, label: String, content: () -> Void) {
        div(.class("menu"), .id(id), .popover(), .aria("label", label), .role("group")) {
            content()
        }
    }

    package func menuLink(_ title: String, symbol: Symbol? = nil, href: String) {
        if hides(href) { return }
        a(.class("menu-item"), .href(href)) {
            if let symbol { self.symbol(symbol) }
            text(title)
        }
    }

    package func menuPost(_ post: Post) {
        postButton(post, class: "menu-item")
    }

    /// A heading over what follows it on a screen.
    package func sectionTitle(_ title: String, actions: () -> Void = {}) {
        div(.class("section-title")) {
            h2 { text(title) }
            actions()
        }
    }
}
