import Kernel

extension Commons {
    /// Which keys do what, for those who have a keyboard.
    @Sendable static func keys(_ page: Page) throws(BookError) -> Response {
        let language = page.language
        let list = try SettingsList(page, chosen: .keys)
        let own = page.order.shown.flatMap { $0.shortcuts }
        return page.screen(language(CommonsText.keys), tint: .home) { html in
            list.beside(html) {
                html.largeTitle(
                    Heading(
                        language(CommonsText.keys),
                        back: Link(language(WebText.settings), href: AppAddress.settings.path),
                        isBesideList: true))
                html.card {
                    html.facts {
                        for shortcut in everywhere + own {
                            html.fact(language(shortcut.label), shortcut.keys)
                        }
                    }
                }
            }
        }
    }

    private static let everywhere = [
        Shortcut("/", CommonsText.keysSearch),
        Shortcut("n", CommonsText.keysAdd),
        Shortcut("Tab", CommonsText.keysTab),
        Shortcut("Ctrl Z · ⌘ Z", CommonsText.keysUndo),
        Shortcut("Ctrl ⇧ Z · ⌘ ⇧ Z", CommonsText.keysRedo),
        Shortcut("Esc", CommonsText.keysClose),
        Shortcut("?", CommonsText.keysList),
    ]
}
