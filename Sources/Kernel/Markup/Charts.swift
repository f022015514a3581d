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

    /// A ring without a figure, small enough to begin a row with.
    package func smallRing(permille: Int, class name: String) {
        let share = clamped(permille)
        span(.class("ring small " + name)) {
            raw("<svg viewBox=\"0 0 44 44\" aria-hidden=\"true\">")
            raw("<circle class=\"track\" cx=\"22\" cy=\"22\" r=\"18\"/>")
            if share > 0 {
                raw("<circle class=\"fill\" cx=\"22\" cy=\"22\" r=\"18\" pathLength=\"1000\"")
                raw(" transform=\"rotate(-90 22 22)\" stroke-dasharray=\"")
                text(share)
                raw(" 1000\"/>")
            }
            raw("</svg>")
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
        let places = points.indices.map {
            SVG.Point(1000 * $0 / (points.count - 1), height(points[$0]))
        }
        svg(SVG.Box(x: -30, y: -60, width: 1060, height: 420), class: "spark", label: label) {
            $0.polyline(places)
            if let last = places.last { $0.circle(cx: last.x, cy: last.y, r: 28) }
        }
    }

    private func height(_ point: Int) -> Int { 300 - clamped(point) * 3 / 10 }

    private func clamped(_ permille: Int) -> Int { max(0, min(1000, permille)) }
}
