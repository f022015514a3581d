/// A picture being written into a page, in SVG's own words: each element takes the attributes that it
/// knows and no others. Lengths are whole units of the picture's `viewBox`; texts are escaped.
///
/// ```swift
/// html.svg(SVG.Box(width: 640, height: 260), class: "graph", label: title) { picture in
///     picture.line(x1: 70, y1: 210, x2: 620, y2: 210, class: "axis")
/// }
/// ```
package struct SVG {
    private let html: HTML

    /// The part of the plane that a picture shows.
    package struct Box {
        let x: Int
        let y: Int
        let width: Int
        let height: Int

        package init(x: Int = 0, y: Int = 0, width: Int, height: Int) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    package struct Point {
        package let x: Int
        package let y: Int

        package init(_ x: Int, _ y: Int) {
            self.x = x
            self.y = y
        }
    }

    /// Which part of a text stands at its place.
    package enum Anchor {
        case start, middle, end
    }

    package init(_ html: HTML) {
        self.html = html
    }

    package func line(x1: Int, y1: Int, x2: Int, y2: Int, class name: StaticString) {
        html.raw("<line")
        classed(name)
        attribute("x1", x1)
        attribute("x2", x2)
        attribute("y1", y1)
        attribute("y2", y2)
        html.raw("/>")
    }

    package func polyline(_ points: [Point], class name: StaticString = "") {
        html.raw("<polyline")
        classed(name)
        shape(points)
    }

    package func polygon(_ points: [Point], class name: StaticString = "") {
        html.raw("<polygon")
        classed(name)
        shape(points)
    }

    package func circle(cx: Int, cy: Int, r: Int, class name: StaticString = "") {
        html.raw("<circle")
        classed(name)
        attribute("r", r)
        attribute("cx", cx)
        attribute("cy", cy)
        html.raw("/>")
    }

    package func rect(
        x: Int, y: Int, width: Int, height: Int, rx: Int = 0, class name: String
    ) {
        html.raw("<rect class=\"")
        html.text(name)
        html.raw("\"")
        placed(x, y, width, height)
        if rx > 0 { attribute("rx", rx) }
        html.raw("/>")
    }

    /// A rectangle over the whole height of a picture in the picture, `width` units wide or all of it.
    package func backdrop(width: Int? = nil, rx: Int, class name: StaticString = "") {
        html.raw("<rect")
        classed(name)
        if let width { attribute("width", width) } else { html.raw(" width=\"100%\"") }
        html.raw(" height=\"100%\"")
        attribute("rx", rx)
        html.raw("/>")
    }

    package func text(_ words: String, x: Int, y: Int, anchor: Anchor) {
        html.raw("<text text-anchor=\"")
        switch anchor {
        case .start: html.raw("start\"")
        case .middle: html.raw("middle\"")
        case .end: html.raw("end\"")
        }
        attribute("x", x)
        attribute("y", y)
        html.raw(">")
        html.text(words)
        html.raw("</text>")
    }

    /// Several elements as one.
    package func g(class name: String, content: () -> Void) {
        html.raw("<g class=\"")
        html.text(name)
        html.raw("\">")
        content()
        html.raw("</g>")
    }

    /// A picture in the picture, cut at its edge.
    package func svg(
        x: Int, y: Int, width: Int, height: Int, class name: String, content: () -> Void
    ) {
        html.raw("<svg class=\"")
        html.text(name)
        html.raw("\"")
        placed(x, y, width, height)
        html.raw(">")
        content()
        html.raw("</svg>")
    }

    private func classed(_ name: StaticString) {
        if name.utf8CodeUnitCount == 0 { return }
        html.raw(" class=\"")
        html.raw(name)
        html.raw("\"")
    }

    private func attribute(_ name: StaticString, _ value: Int) {
        html.raw(" ")
        html.raw(name)
        html.raw("=\"")
        html.text(value)
        html.raw("\"")
    }

    private func placed(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
        attribute("x", x)
        attribute("y", y)
        attribute("width", width)
        attribute("height", height)
    }

    private func shape(_ points: [Point]) {
        html.raw(" points=\"")
        for point in points {
            html.text(point.x)
            html.raw(",")
            html.text(point.y)
            html.raw(" ")
        }
        html.raw("\"/>")
    }
}

extension HTML {
    /// A picture. `label` says in words what it shows; without one it only decorates. One that
    /// `stretches` fills its place, whatever its proportions.
    package func svg(
        _ box: SVG.Box, class name: StaticString = "", label: String? = nil,
        stretches: Bool = false, content: (SVG) -> Void
    ) {
        raw("<svg")
        if name.utf8CodeUnitCount > 0 { Attr.class(name).write(to: self) }
        raw(" viewBox=\"")
        text(box.x)
        raw(" ")
        text(box.y)
        raw(" ")
        text(box.width)
        raw(" ")
        text(box.height)
        raw("\"")
        if let label {
            Attr.role("img").write(to: self)
            Attr.aria("label", label).write(to: self)
        } else {
            raw(" aria-hidden=\"true\"")
        }
        if stretches { raw(" preserveAspectRatio=\"none\"") }
        raw(">")
        content(SVG(self))
        raw("</svg>")
    }
}
