import Kernel

/// Points in a plane, as a line over time or as a scatter with a fitted line and its uncertainty.
struct Plot {
    let label: String
    var points: [Point] = []
    var isLine = false
    var fit: Fit?
    var first = ""
    var last = ""

    struct Point {
        let x: Rational
        let y: Rational
        var isMarked = false
    }

    init(_ label: String) {
        self.label = label
    }

    func write(_ language: Language, _ html: HTML) {
        guard let frame = Frame(points) else { return }
        html.raw("<svg class=\"graph\" viewBox=\"0 0 640 260\" role=\"img\" aria-label=\"")
        html.text(label)
        html.raw("\">")
        for mark in [frame.low, frame.high] {
            let words = language.percent(Rational(estimate: mark / 100), places: 0)
            axis(words, at: frame.y(mark), html)
        }
        if let fit { band(fit, frame, html) }
        if isLine { line(frame, html) }
        if let fit { fitted(fit, frame, html) }
        for point in points { dot(point, frame, html) }
        words(first, x: 70, anchor: "start", html)
        words(last, x: 620, anchor: "end", html)
        html.raw("</svg>")
    }

    /// Where values lie in the picture.
    struct Frame {
        let low: Double
        let high: Double
        let left: Double
        let right: Double

        init?(_ points: [Point]) {
            let xs = points.map { $0.x.estimate }
            let ys = points.map { $0.y.estimate }
            guard let left = xs.min(), let right = xs.max(), let bottom = ys.min(),
                let top = ys.max(), right > left
            else { return nil }
            self.left = left
            self.right = right
            low = max(0, Plot.tens(bottom) - 10)
            high = Plot.tens(top) + 10
        }

        func x(_ value: Double) -> Int {
            Int(80 + 530 * max(0, min(1, (value - left) / (right - left))))
        }

        func y(_ value: Double) -> Int {
            Int(210 - 190 * max(0, min(1, (value - low) / (high - low))))
        }
    }

    /// The tens below a value.
    private static func tens(_ value: Double) -> Double {
        Double(Int64(max(0, min(100_000, value)) / 10) * 10)
    }

    private func axis(_ text: String, at y: Int, _ html: HTML) {
        html.raw("<line class=\"axis\" x1=\"70\" x2=\"620\" y1=\"")
        html.text(y)
        html.raw("\" y2=\"")
        html.text(y)
        html.raw("\"/><text x=\"60\" text-anchor=\"end\" y=\"")
        html.text(y + 5)
        html.raw("\">")
        html.text(text)
        html.raw("</text>")
    }

    private func line(_ frame: Frame, _ html: HTML) {
        html.raw("<polyline points=\"")
        for point in points { pair(frame.x(point.x.estimate), frame.y(point.y.estimate), html) }
        html.raw("\"/>")
    }

    private func fitted(_ fit: Fit, _ frame: Frame, _ html: HTML) {
        html.raw("<polyline points=\"")
        for x in [frame.left, frame.right] {
            pair(frame.x(x), frame.y(fit.intercept + fit.slope * x), html)
        }
        html.raw("\"/>")
    }

    /// Between the steepest and the flattest line that the points still allow.
    private func band(_ fit: Fit, _ frame: Frame, _ html: HTML) {
        let middle = points.map { $0.x.estimate }.reduce(0, +) / Double(max(1, points.count))
        let centre = fit.intercept + fit.slope * middle
        func y(_ x: Double, _ slope: Double) -> Int { frame.y(centre + slope * (x - middle)) }
        let (steep, flat) = (fit.slope + fit.margin, fit.slope - fit.margin)
        let middleX = frame.x(middle)
        html.raw("<polygon class=\"sure\" points=\"")
        pair(frame.x(frame.left), y(frame.left, steep), html)
        pair(middleX, frame.y(centre), html)
        pair(frame.x(frame.right), y(frame.right, steep), html)
        pair(frame.x(frame.right), y(frame.right, flat), html)
        pair(middleX, frame.y(centre), html)
        pair(frame.x(frame.left), y(frame.left, flat), html)
        html.raw("\"/>")
    }

    private func pair(_ x: Int, _ y: Int, _ html: HTML) {
        html.text(x)
        html.raw(",")
        html.text(y)
        html.raw(" ")
    }

    /// A mark is a ring, so that it shows without colour.
    private func dot(_ point: Point, _ frame: Frame, _ html: HTML) {
        html.raw(point.isMarked ? "<circle class=\"marked\" r=\"" : "<circle r=\"")
        html.text((points.count > 80 ? 4 : 6) + (point.isMarked ? 3 : 0))
        html.raw("\" cx=\"")
        html.text(frame.x(point.x.estimate))
        html.raw("\" cy=\"")
        html.text(frame.y(point.y.estimate))
        html.raw("\"/>")
    }

    private func words(_ text: String, x: Int, anchor: StaticString, _ html: HTML) {
        html.raw("<text y=\"240\" x=\"")
        html.text(x)
        html.raw("\" text-anchor=\"")
        html.raw(anchor)
        html.raw("\">")
        html.text(text)
        html.raw("</text>")
    }
}
