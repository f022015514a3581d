extension HTML {
    /// A table with its headings; `content` writes `tr`s.
    package func dataTable(caption title: String, headings: [String], content: () -> Void) {
        div(.class("table"), .tabindex(0), .role("region"), .aria("label", title)) {
            table {
                caption(.class("sr")) { text(title) }
                thead { tr { for heading in headings { th(.scope("col")) { text(heading) } } } }
                tbody(content: content)
            }
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
