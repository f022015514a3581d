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
        html.svg(SVG.Box(width: 640, height: 260), class: "graph", label: label) { picture in
            for mark in [frame.low, frame.high] {
                let words = language.percent(Rational(estimate: mark / 100), places: 0)
                axis(words, at: frame.y(mark), picture)
            }
            if let fit { band(fit, frame, picture) }
            if isLine { line(frame, picture) }
            if let fit { fitted(fit, frame, picture) }
            for point in points { dot(point, frame, picture) }
            picture.text(first, x: 70, y: 240, anchor: .start)
            picture.text(last, x: 620, y: 240, anchor: .end)
        }
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

        func point(_ x: Double, _ y: Double) -> SVG.Point { SVG.Point(self.x(x), self.y(y)) }

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

    private func axis(_ text: String, at y: Int, _ picture: SVG) {
        picture.line(x1: 70, y1: y, x2: 620, y2: y, class: "axis")
        picture.text(text, x: 60, y: y + 5, anchor: .end)
    }

    private func line(_ frame: Frame, _ picture: SVG) {
        picture.polyline(points.map { frame.point($0.x.estimate, $0.y.estimate) })
    }

    private func fitted(_ fit: Fit, _ frame: Frame, _ picture: SVG) {
        picture.polyline(
            [frame.left, frame.right].map { frame.point($0, fit.intercept + fit.slope * $0) })
    }

    /// Between the steepest and the flattest line that the points still allow.
    private func band(_ fit: Fit, _ frame: Frame, _ picture: SVG) {
        let middle = points.map { $0.x.estimate }.reduce(0, +) / Double(max(1, points.count))
        let centre = fit.intercept + fit.slope * middle
        let (steep, flat) = (fit.slope + fit.margin, fit.slope - fit.margin)
        func corner(_ x: Double, _ slope: Double) -> SVG.Point {
            frame.point(x, centre + slope * (x - middle))
        }
        picture.polygon(
            [
                corner(frame.left, steep), frame.point(middle, centre), corner(frame.right, steep),
                corner(frame.right, flat), frame.point(middle, centre), corner(frame.left, flat),
            ], class: "sure")
    }

    /// A mark is a ring, so that it shows without colour.
    private func dot(_ point: Point, _ frame: Frame, _ picture: SVG) {
        picture.circle(
            cx: frame.x(point.x.estimate), cy: frame.y(point.y.estimate),
            r: (points.count > 80 ? 4 : 6) + (point.isMarked ? 3 : 0),
            class: point.isMarked ? "marked" : "")
    }
}
