extension HTML {
    /// Buttons that print the page, and share the words of the element `id`; without a script, a
    /// sentence that says how.
    package func printAndShare(_ id: String) {
        div(.class("button-bar with-script")) {
            button(.type("button"), .class("button primary"), .data("print")) {
                icon(.print)
                span { text(language(MarkupText.print)) }
            }
            button(
                .type("button"), .class("button"), .data("share", id),
                .data("copied", language(MarkupText.copied))
            ) {
                icon(Icon("share"))
                span { text(language(MarkupText.share)) }
            }
        }
        p(.class("footnote without-script no-print")) { text(language(MarkupText.printByMenu)) }
    }
}
