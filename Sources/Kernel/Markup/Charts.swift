extension HTML {
    /// A ring filled by `permille` of a whole, with a figure in its middle.
    ///
    /// The picture is decoration: the figure is text, and a remark beside it says what it means.
    package func ring(permille: Int, figure: String) {
        let share = clamped(permille)
        div(.class("ring")) {
            raw("<svg viewBox=\"0 0 44 44\" aria-hidden=\"true\">")
            raw("<circle class=\"track\" cx=\"22\" cy=\"22\" r=\"18\"/>")
            if share > 0 {
                raw("<circle class=\"fill\" cx=\"22\" cy=\"22\" r=\"18\" pathLength=\"1000\"")
                raw(" transform=\"rotate(-90 22 22)\" stroke-dasharray=\"")
                text(share)
                raw(" 1000\"/>")
            }
            raw("</svg>")
            span(.class("figure")) { text(figure) }
        }
    }

    /// A bar filled by `permille` of a whole; `label` says what it measures.
    package func bar(permille: Int, label: String) {
        progress(.class("bar-meter"), .max(1000), .value(clamped(permille)), .aria("label", label))
    }

    /// A line through `points` (each 0…1000, bottom to top), ending in a dot.
    ///
    /// `label` says in words what the line shows; give the numbers as a table nearby, as in a
    /// ``disclosure(_:open:content:)`` with a ``dataTable(caption:headings:content:)``.
    package func sparkline(_ points: [Int], label: String) {
        guard points.count > 1 else { return }
        raw("<svg class=\"spark\" viewBox=\"-30 -60 1060 420\" role=\"img\" aria-label=\"")
        text(label)
        raw("\"><polyline points=\"")
        for index in points.indices { sparkPoint(points, index) }
        raw("\"/>")
        sparkEnd(points)
        raw("</svg>")
    }

    private func sparkPoint(_ points: [Int], _ index: Int) {
        text(1000 * index / (points.count - 1))
        raw(",")
        text(height(points[index]))
        raw(" ")
    }

    private func sparkEnd(_ points: [Int]) {
        guard let last = points.last else { return }
        raw("<circle cx=\"1000\" r=\"28\" cy=\"")
        text(height(last))
        raw("\"/>")
    }

    private func height(_ point: Int) -> Int { 300 - clamped(point) * 3 / 10 }

    private func clamped(_ permille: Int) -> Int { max(0, min(1000, permille)) }
}
