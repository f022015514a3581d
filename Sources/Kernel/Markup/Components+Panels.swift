/// A screen that has nothing to show yet: what it is for, and one way to begin.
package struct EmptyState: Sendable {
    package var icon: Icon
    package var title: String
    package var sentence: String
    package var action: Link?
    /// Another way to begin.
    package var other: Link?
    /// "Load sample data"
    package var sample: Post?
    /// "I don't need this"
    package var dismiss: Post?
    /// There is no large title: the title here is the screen's.
    package var isWholeScreen = false

    package init(
        icon: Icon, title: String, sentence: String, action: Link? = nil, sample: Post? = nil
    ) {
        self.icon = icon
        self.title = title
        self.sentence = sentence
        self.action = action
        self.sample = sample
    }
}

extension HTML {
    package func emptyState(_ state: EmptyState) {
        div(.class("empty")) {
            if state.isWholeScreen {
                h1 { text(state.title) }
            } else {
                h2 { text(state.title) }
            }
            p { text(state.sentence) }
            div(.class("empty-actions")) {
                if let action = state.action {
                    buttonLink(action.title, href: action.href, style: .primary)
                }
                if let other = state.other { buttonLink(other.title, href: other.href) }
                if let sample = state.sample { postButton(sample, class: "button quiet") }
                if let dismiss = state.dismiss { postButton(dismiss, class: "link-button") }
            }
        }
    }

    /// A sheet over the page; a page of its own without a script. Closing leads to `closeHref`.
    package func sheet(
        title: String, closeHref: String, closeLabel: String, content: () -> Void
    ) {
        dialog(
            .class("sheet"), .id("sheet"), .open(), .aria("labelledby", "sheet-title"),
            .data("close", to: closeHref)
        ) {
            header(.class("sheet-head")) {
                h2(.id("sheet-title"), .tabindex(-1)) { text(title) }
                a(
                    .class("icon-action"), .href(closeHref), .aria("label", closeLabel),
                    .data("close-sheet")
                ) { icon(.close) }
            }
            div(.class("sheet-body"), content: content)
        }
    }

    /// A raised panel that says one thing that matters: who leads, what follows.
    package func callout(
        _ message: String, icon: Icon, detail: String? = nil, content: () -> Void = {}
    ) {
        div(.class("callout")) {
            p(.class("callout-line")) {
                self.icon(icon)
                strong { text(message) }
            }
            if let detail { p(.class("sub")) { text(detail) } }
            content()
        }
    }

    /// A strip across the screen: a warning, a notice, with what to do about it.
    package func banner(
        _ message: String, tone: Tone = .plain, icon: Icon, content: () -> Void = {}
    ) {
        div(.class(joined("banner", tone.className)), .role(tone == .danger ? "alert" : nil)) {
            self.icon(icon)
            p { text(message) }
            content()
        }
    }

    /// A quiet remark under a list.
    package func footnote(_ remark: String, icon: Icon? = nil) {
        p(.class("footnote")) {
            if let icon { self.icon(icon) }
            span { text(remark) }
        }
    }

    /// A plain card; `content` is up to the screen.
    package func card(content: () -> Void) {
        div(.class("card"), content: content)
    }

    /// The figure that matters most on a screen, with a ring before it and more after it.
    package func heroCard(
        permille: Int, ring words: String, figure: String, unit: String = "", remark: String,
        trailing: () -> Void = {}
    ) {
        div(.class("card hero")) {
            ring(permille: permille, figure: words)
            div(.class("words")) {
                p(.class("figure huge")) {
                    text(figure)
                    small { text(unit) }
                }
                p(.class("sub")) { text(remark) }
            }
            trailing()
        }
    }
}
