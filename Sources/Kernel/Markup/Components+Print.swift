extension HTML {
    /// Buttons that print the page, and share or copy the words of the element `id`; without a script, a
    /// sentence that says how.
    package func printAndShare(_ id: String) {
        div(.class("button-bar with-script")) {
            button(.type("button"), .class("button primary"), .data("print")) {
                icon(.print)
                span { text(language(MarkupText.print)) }
            }
            handOver(id, MarkupText.share, Icon("share"))
            handOver(id, MarkupText.copy, Icon("clipboard"), .data("copy"))
        }
        p(.class("footnote without-script no-print")) { text(language(MarkupText.printByMenu)) }
    }

    /// Buttons that share and copy the words of the element `id`.
    package func handOver(_ id: String) {
        div(.class("button-bar with-script")) {
            handOver(id, MarkupText.share, Icon("share"))
            handOver(id, MarkupText.copy, Icon("clipboard"), .data("copy"))
        }
    }

    /// A button that gives away the words of the element `id`.
    private func handOver(
        _ id: String, _ words: Label, _ symbol: Icon, _ more: Attr? = nil
    ) {
        button(
            .type("button"), .class("button"), .data("share", id),
            .data("copied", language(MarkupText.copied)), more
        ) {
            icon(symbol)
            span { text(language(words)) }
        }
    }
}
