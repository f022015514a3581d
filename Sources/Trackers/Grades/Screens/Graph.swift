import Kernel

/// A graph drawn as SVG: values from 0 to a maximum, as a line or as bars.
struct Graph {
    let label: String
    /// In thousandths of the height.
    let points: [Int]
    let bars: Bool
    /// A second series over the bars, as a line; nothing where it has no value.
    var over: [Int?] = []
    /// A level to aim at, in thousandths.
    var target: Int?
    /// What stands at the axis: from the bottom up, with its height.
    var marks: [(text: String, at: Int)] = []
    /// What stands under each of a few bars.
    var names: [String] = []
    /// What bars and line are, when there are both.
    var legend: String?
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
        if bars {
            self.bars(html)
            if !over.isEmpty { curve(overBars, html) }
        } else {
            curve(points.indices.map { (x($0), y(points[$0])) }, html)
        }
        for (index, name) in names.enumerated() {
            words(name, x: left(index) + barWidth / 2, anchor: "middle", html)
        }
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

    /// The second series, each point above the middle of its bar.
    private var overBars: [(x: Int, y: Int)] {
        var found: [(x: Int, y: Int)] = []
        for (index, value) in over.enumerated() {
            if let value { found.append((left(index) + barWidth / 2, y(value))) }
        }
        return found
    }

    private func curve(_ places: [(x: Int, y: Int)], _ html: HTML) {
        html.raw(over.isEmpty ? "<polyline points=\"" : "<polyline class=\"over\" points=\"")
        for place in places {
            html.text(place.x)
            html.raw(",")
            html.text(place.y)
            html.raw(" ")
        }
        html.raw("\"/>")
        for place in places {
            html.raw(
                over.isEmpty ? "<circle r=\"4\" cx=\"" : "<circle class=\"over\" r=\"6\" cx=\"")
            html.text(place.x)
            html.raw("\" cy=\"")
            html.text(place.y)
            html.raw("\"/>")
        }
    }

    private var barWidth: Int { max(4, min(48, 520 / max(1, points.count) - 4)) }

    /// Where a bar begins, in the middle of its part of the width.
    private func left(_ index: Int) -> Int {
        let count = max(1, points.count)
        return 75 + 540 * index / count + (540 / count - barWidth) / 2
    }

    private func bars(_ html: HTML) {
        for index in points.indices {
            html.raw("<rect class=\"bar\" rx=\"3\" x=\"")
            html.text(left(index))
            html.raw("\" width=\"")
            html.text(barWidth)
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
            if let legend = graph.legend { p(.class("sub")) { text(legend) } }
            details(.class("numbers")) {
                summary { text(numbers) }
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
