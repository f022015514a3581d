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
    /// What is drawn besides the points: the target's band, the line over bars.
    var legend: String?
    var first = ""
    var last = ""

    init(_ label: String, _ points: [Int], bars: Bool = false) {
        self.label = label
        self.points = points
        self.bars = bars
    }

    func write(_ html: HTML) {
        html.svg(SVG.Box(width: 640, height: 260), class: "graph", label: label) { picture in
            for mark in marks { line(mark, picture) }
            if let target { band(target, picture) }
            if bars {
                self.bars(picture)
                if !over.isEmpty { curve(overBars, picture) }
            } else {
                curve(points.indices.map { SVG.Point(x($0), y(points[$0])) }, picture)
            }
            for (index, name) in names.enumerated() {
                words(name, x: left(index) + barWidth / 2, .middle, picture)
            }
            words(first, x: 70, .start, picture)
            words(last, x: 620, .end, picture)
        }
    }

    private func y(_ point: Int) -> Int { 210 - max(0, min(1_000, point)) * 190 / 1_000 }

    private func x(_ index: Int) -> Int {
        points.count < 2 ? 345 : 80 + 530 * index / (points.count - 1)
    }

    private func line(_ mark: (text: String, at: Int), _ picture: SVG) {
        let y = y(mark.at)
        picture.line(x1: 70, y1: y, x2: 620, y2: y, class: "axis")
        picture.text(mark.text, x: 60, y: y + 5, anchor: .end)
    }

    /// All that reaches the target, tinted.
    private func band(_ target: Int, _ picture: SVG) {
        picture.rect(x: 70, y: 20, width: 550, height: max(2, y(target) - 20), class: "band")
    }

    /// The second series, each point above the middle of its bar.
    private var overBars: [SVG.Point] {
        var found: [SVG.Point] = []
        for (index, value) in over.enumerated() {
            if let value { found.append(SVG.Point(left(index) + barWidth / 2, y(value))) }
        }
        return found
    }

    private func curve(_ places: [SVG.Point], _ picture: SVG) {
        let (name, radius): (StaticString, Int) = over.isEmpty ? ("", 4) : ("over", 6)
        picture.polyline(places, class: name)
        for place in places { picture.circle(cx: place.x, cy: place.y, r: radius, class: name) }
    }

    private var barWidth: Int { max(4, min(48, 520 / max(1, points.count) - 4)) }

    /// Where a bar begins, in the middle of its part of the width.
    private func left(_ index: Int) -> Int {
        let count = max(1, points.count)
        return 75 + 540 * index / count + (540 / count - barWidth) / 2
    }

    private func bars(_ picture: SVG) {
        for index in points.indices {
            let top = y(points[index])
            picture.rect(
                x: left(index), y: top, width: barWidth, height: max(1, 210 - top), rx: 3,
                class: "stick")
        }
    }

    private func words(_ text: String, x: Int, _ anchor: SVG.Anchor, _ picture: SVG) {
        if !text.isEmpty { picture.text(text, x: x, y: 240, anchor: anchor) }
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
