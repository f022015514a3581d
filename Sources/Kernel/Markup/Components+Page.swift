extension HTML {
    /// The whole document around one screen. `content` writes the screen, `sheet` a sheet over it.
    package func page(_ chrome: Chrome, content: () -> Void, sheet: () -> Void = {}) {
        raw("<!doctype html>")
        html(
            .lang(chrome.language), .dir(chrome.direction.rawValue),
            .data("theme", chrome.theme == .system ? nil : chrome.theme.rawValue)
        ) {
            head { documentHead(chrome) }
            documentBody(chrome, content, sheet)
        }
    }

    private func documentHead(_ chrome: Chrome) {
        meta(.charset("utf-8"))
        meta(.name("viewport"), .content("width=device-width, initial-scale=1, viewport-fit=cover"))
        title { text(chrome.title) }
        meta(.name("description"), .content(chrome.description))
        meta(.name("mobile-web-app-capable"), .content("yes"))
        meta(.name("apple-mobile-web-app-title"), .content(chrome.brand))
        themeColors(chrome.theme)
        link(.rel("stylesheet"), .href(chrome.assets.style))
        link(.rel("manifest"), .href(chrome.assets.manifest))
        link(.rel("icon"), .href(chrome.assets.favicon), .type("image/svg+xml"))
        link(.rel("apple-touch-icon"), .href(chrome.assets.appleTouchIcon))
        script(.type("module"), .src(chrome.assets.script))
        if let own = chrome.script { script(.type("module"), .src(own)) }
    }

    /// The colour of the browser's own bars: the page's background.
    private func themeColors(_ theme: Chrome.Theme) {
        let light = "#f4f1ea"
        let dark = "#131210"
        switch theme {
        case .light: meta(.name("theme-color"), .content(light))
        case .dark: meta(.name("theme-color"), .content(dark))
        case .system:
            meta(.name("theme-color"), .content(light), .media("(prefers-color-scheme: light)"))
            meta(.name("theme-color"), .content(dark), .media("(prefers-color-scheme: dark)"))
        }
    }

    private func documentBody(_ chrome: Chrome, _ content: () -> Void, _ sheet: () -> Void) {
        body(
            .class(joined(chrome.tint.className, chrome.color)),
            .data("listen", chrome.listens && chrome.assets.hasEvents ? "" : nil),
            .data("not-saved", chrome.words.notSaved),
            .data("unreachable", chrome.words.unreachable),
            .data("drafts", chrome.words.drafts.lines),
            .data("worker", chrome.assets.worker),
            .data("new-version", chrome.assets.worker.map { _ in chrome.words.newVersion }),
            .data("reload", chrome.assets.worker.map { _ in chrome.words.reload })
        ) {
            a(.class("skip"), .href("#main")) { text(chrome.words.skip) }
            tabBar(
                chrome.tabs, label: chrome.words.navigation, brand: chrome.brand,
                books: chrome.books, status: chrome.status)
            main(.id("main"), .tabindex(-1)) {
                // Phones show no rail, and the first screen says it below its title.
                if !chrome.books.isEmpty, chrome.tint != .home {
                    p(.class("in-book")) { text(chrome.brand) }
                }
                content()
            }
            sheet()
            if !chrome.books.isEmpty { bookMenu(chrome) }
            sharedRowParts()
            toastRegion(chrome.toast, dismiss: chrome.words.dismiss)
        }
    }

    /// The destinations: a bar at the bottom of phones, a rail at the side of wide windows.
    /// The rail also carries the mark and `status`, which phones show at the top of a screen.
    package func tabBar(
        _ tabs: [Tab], label: String, brand: String = "", books: [BookLink] = [],
        status: StatusLine? = nil
    ) {
        nav(.class("tabs"), .aria("label", label)) {
            p(.class("brand")) {
                icon(Icon("mark-tally"))
                span { text(brand) }
                if !books.isEmpty { bookButton(brand, .expand) }
            }
            ul { for tab in tabs { self.tab(tab) } }
            if let status { statusLine(status) }
        }
    }

    /// Opens the menu that leads to the other books; `title` is this one's.
    package func bookButton(_ title: String, _ icon: Icon = .book) {
        menuButton(icon, label: title, menu: "switch-books")
    }

    private func bookMenu(_ chrome: Chrome) {
        menu(id: "switch-books", label: chrome.words.books) {
            atRoot {
                for book in chrome.books {
                    a(
                        .class(joined("menu-item", book.color)), .href(book.href), .data("native"),
                        .current(if: book.isHere)
                    ) {
                        icon(book.isHere ? .check : .book)
                        text(book.title)
                    }
                }
            }
        }
    }

    private func tab(_ tab: Tab) {
        li(.class(tab.railOnly ? "rail-only" : nil)) {
            a(.href(tab.href), .title(tab.title), .current(if: tab.chosen)) {
                icon(tab.chosen ? tab.chosenIcon : tab.icon)
                span { text(tab.title) }
            }
        }
    }

    /// A list beside the detail of one of its rows. Wide windows show both; phones only `pane`, or one
    /// below the other. Where three have room, `aside` is what else is worth knowing of it, and stands on another screen, too.
    package func split(
        showing pane: Pane = .detail, list: () -> Void, detail: () -> Void,
        aside: (() -> Void)? = nil
    ) {
        div(.class("split shows-" + pane.rawValue)) {
            section(.class("pane list-pane"), content: list)
            section(.class("pane detail-pane")) {
                detail()
                end()
            }
            if let aside { section(.class("pane aside-pane"), content: aside) }
        }
    }

    /// A list, and beside it a screen that belongs to all of it or to one of its rows; that alone where it is empty.
    package func split(unless isEmpty: Bool, list: () -> Void, beside screen: () -> Void) {
        if isEmpty { column(content: screen) } else { split(list: list, detail: screen) }
    }

    /// The part of a split screen that phones show.
    package enum Pane: String, Sendable { case list, detail, both }

    /// A screen of one column: what is not split. A wide one has room for ``columns(content:)``.
    package func column(wide: Bool = false, content: () -> Void) {
        div(.class(wide ? "column wide" : "column")) {
            content()
            end()
        }
    }

    /// Writes what the screen ends with, once.
    private func end() {
        guard let ending else { return }
        self.ending = nil
        ending(self)
    }

    /// Parts that stand side by side where there is room; `content` writes a `div` for each.
    package func columns(content: () -> Void) {
        div(.class("columns"), content: content)
    }

    /// The place where toasts appear; always there, so that screen readers notice what enters it.
    private func toastRegion(_ toast: Toast?, dismiss: String) {
        div(.id("toasts"), .class("toasts"), .role("status")) {
            if let toast { self.toast(toast, dismiss: dismiss) }
        }
    }

    private func toast(_ toast: Toast, dismiss: String) {
        div(.class("toast")) {
            p { text(toast.message) }
            for undo in [toast.undo, toast.undoAll] {
                if let undo { postButton(undo, class: "toast-action") }
            }
            if let link = toast.link {
                a(.class("toast-action"), .href(link.href)) { text(link.title) }
            }
            a(
                .class("icon-action"), .href(toast.dismissHref), .aria("label", dismiss),
                .data("dismiss")
            ) { icon(.close) }
        }
    }
}
