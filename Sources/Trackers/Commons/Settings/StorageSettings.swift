import Kernel

extension Commons {
    /// Whether the browser has agreed to keep this device's copy of the book; only the page script
    /// can ask it, and fills in the answer.
    static func storage(_ page: Page, _ html: HTML) {
        guard page.app.assets.worker != nil else { return }
        let language = page.language
        // Shown by the page script where the browser has a copy, which it has not over a plain http address.
        html.section(.class("group"), .id("storage"), .hidden()) {
            html.ul(.class("rows")) {
                html.row(
                    Row(
                        id: "setting-storage", title: language(CommonsText.storageTitle),
                        subtitle: language(CommonsText.storageSentence), symbol: .icon(.device)),
                    leading: {},
                    trailing: {
                        html.span(
                            .class("figure"), .data("storage"),
                            .data("kept", language(CommonsText.storageKept)),
                            .data("loose", language(CommonsText.storageLoose)))
                        html.button(
                            .class("button small"), .type("button"), .data("keep"), .hidden()
                        ) { html.text(language(CommonsText.storageKeep)) }
                    })
            }
        }
    }
}
