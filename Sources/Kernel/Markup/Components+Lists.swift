extension HTML {
    /// An inset group of rows under its heading; `content` writes rows.
    package func group(
        _ heading: GroupHeading? = nil, id: String? = nil, large: Bool = false, content: () -> Void
    ) {
        section(.class(large ? "group large" : "group"), .id(id)) {
            if let heading { groupHeading(heading) }
            ul(.class("rows"), content: content)
        }
    }

    private func groupHeading(_ heading: GroupHeading) {
        header(.class("group-head")) {
            if let symbol = heading.symbol { self.symbol(symbol) }
            h2 {
                if let href = heading.href {
                    a(.href(href)) { text(heading.title) }
                } else {
                    text(heading.title)
                }
            }
            if let badge = heading.badge { span(.class("badge")) { text(badge) } }
            if let figure = heading.figure { span(.class("figure")) { text(figure) } }
        }
    }
}
