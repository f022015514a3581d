extension HTML {
    /// A table with its headings; `content` writes `tr`s.
    ///
    /// - Parameter words: How many of its first columns hold words. The others hold figures, which end
    ///   at one edge with their headings.
    package func dataTable(
        caption title: String, headings: [String], words: Int = 1, content: () -> Void
    ) {
        div(.class("table"), .tabindex(0), .role("region"), .aria("label", title)) {
            table {
                caption(.class("sr")) { text(title) }
                thead { tr { tableHead(headings, words) } }
                tbody(content: content)
            }
        }
    }

    private func tableHead(_ headings: [String], _ words: Int) {
        for (place, heading) in headings.enumerated() {
            th(.scope("col"), .class(place < words ? nil : "number")) { text(heading) }
        }
    }

    /// What shows when asked for: the numbers behind a chart, the rarer fields of a form.
    package func disclosure(_ title: String, open: Bool = false, content: () -> Void) {
        details(.class("disclosure"), .open(if: open)) {
            summary {
                icon(.expand)
                span { text(title) }
            }
            content()
        }
    }

    /// Names and values in pairs: the facts of one thing; `content` writes ``fact(_:_:)``.
    package func facts(content: () -> Void) {
        dl(.class("facts"), content: content)
    }

    package func fact(_ name: String, _ value: String) {
        div {
            dt { text(name) }
            dd { text(value) }
        }
    }
}
