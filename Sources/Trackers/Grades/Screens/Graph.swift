import Kernel

/// A graph drawn as SVG: values from 0 to a maximum, as a line or as bars.
struct Graph {
    let label: String
    /// In thousandths of the height.
    let points: [Int]
    let bars: Bool
    /// A level to aim at, in thousandths.
    var target: Int?
    /// What stands at the axis: from the bottom up, with its height.
    var marks: [(text: String, at: Int)] = []
    var first = ""
    var last = ""

    init(_ label: String, _ points: [Int], bars: Bool = false) {
        self.label = label
        self.points = points
        self.bars = bars
    }

    func write(_ html: HTML) {
        html.raw("<svg class=\"graph\" viewBox=\"0 0 640 260\" role=\"img\" aria-label=\"")
        html.text(label)
        html.raw("\">")
        for mark in marks { line(mark, html) }
        if let target { band(target, html) }
        if bars { self.bars(html) } else { curve(html) }
        words(first, x: 70, anchor: "start", html)
        words(last, x: 620, anchor: "end", html)
        html.raw("</svg>")
    }

    private func y(_ point: Int) -> Int { 210 - max(0, min(1_000, point)) * 190 / 1_000 }

    private func x(_ index: Int) -> Int {
        points.count < 2 ? 345 : 80 + 530 * index / (points.count - 1)
    }

    private func line(_ mark: (text: String, at: Int), _ html: HTML) {
        html.raw("<line class=\"axis\" x1=\"70\" x2=\"620\" y1=\"")
        html.text(y(mark.at))
        html.raw("\" y2=\"")
        html.text(y(mark.at))
        html.raw("\"/><text x=\"60\" text-anchor=\"end\" y=\"")
        html.text(y(mark.at) + 5)
        html.raw("\">")
        html.text(mark.text)
        html.raw("</text>")
    }

    /// All that reaches the target, tinted.
    private func band(_ target: Int, _ html: HTML) {
        html.raw("<rect class=\"band\" x=\"70\" width=\"550\" y=\"20\" height=\"")
        html.text(max(2, y(target) - 20))
        html.raw("\"/>")
    }

    private func curve(_ html: HTML) {
        html.raw("<polyline points=\"")
        for index in points.indices {
            html.text(x(index))
            html.raw(",")
            html.text(y(points[index]))
            html.raw(" ")
        }
        html.raw("\"/>")
        for index in points.indices {
            html.raw("<circle r=\"4\" cx=\"")
            html.text(x(index))
            html.raw("\" cy=\"")
            html.text(y(points[index]))
            html.raw("\"/>")
        }
    }

    private func bars(_ html: HTML) {
        let width = max(4, min(48, 520 / max(1, points.count) - 4))
        for index in points.indices {
            let left = 75 + 540 * index / max(1, points.count)
            html.raw("<rect class=\"bar\" rx=\"3\" x=\"")
            html.text(left)
            html.raw("\" width=\"")
            html.text(width)
            html.raw("\" y=\"")
            html.text(y(points[index]))
            html.raw("\" height=\"")
            html.text(max(1, 210 - y(points[index])))
            html.raw("\"/>")
        }
    }

    private func words(_ text: String, x: Int, anchor: StaticString, _ html: HTML) {
        if text.isEmpty { return }
        html.raw("<text y=\"240\" x=\"")
        html.text(x)
        html.raw("\" text-anchor=\"")
        html.raw(anchor)
        html.raw("\">")
        html.text(text)
        html.raw("</text>")
    }
}

extension HTML {
    /// A graph with its title above and its numbers in a table that opens below.
    func graphCard(
        _ title: String, _ graph: Graph, headings: [String], rows: [[String]], numbers: String
    ) {
        card {
            h2(.class("graph-title")) { text(title) }
            graph.write(self)
            element("details", .class("numbers"), .none, .none, .none, []) {
                element("summary", .none, .none, .none, .none, []) { text(numbers) }
                dataTable(caption: title, headings: headings) {
                    for row in rows {
                        tr {
                            for (index, cell) in row.enumerated() {
                                if index == 0 {
                                    th(.scope("row")) { text(cell) }
                                } else {
                                    td(.class("number")) { text(cell) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
