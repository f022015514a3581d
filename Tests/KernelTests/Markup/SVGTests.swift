import Kernel
import Testing

@Suite struct SVGTests {
    @Test func `a picture with a label says what it shows`() {
        let html = written { html in
            html.svg(SVG.Box(width: 640, height: 260), class: "graph", label: "<Scores>") {
                picture in
                picture.line(x1: 70, y1: 9, x2: 620, y2: 9, class: "axis")
                picture.polyline([SVG.Point(1, 2), SVG.Point(3, -4)])
                picture.text("A & B", x: 5, y: 6, anchor: .end)
            }
        }
        #expect(
            html
                == #"<svg class="graph" viewBox="0 0 640 260" role="img" aria-label="&lt;Scores&gt;">"#
                + #"<line class="axis" x1="70" x2="620" y1="9" y2="9"/>"#
                + #"<polyline points="1,2 3,-4 "/>"#
                + #"<text text-anchor="end" x="5" y="6">A &amp; B</text></svg>"#)
    }

    @Test func `a picture without a label hides from screen readers`() {
        let html = written { html in
            html.svg(SVG.Box(x: -1, y: -2, width: 3, height: 4), stretches: true) { picture in
                picture.g(class: "part-1") { picture.circle(cx: 1, cy: 2, r: 3, class: "marked") }
                picture.svg(x: 1, y: 2, width: 3, height: 4, class: "slot") {
                    picture.backdrop(rx: 8)
                }
            }
        }
        #expect(
            html == #"<svg viewBox="-1 -2 3 4" aria-hidden="true" preserveAspectRatio="none">"#
                + #"<g class="part-1"><circle class="marked" r="3" cx="1" cy="2"/></g>"#
                + #"<svg class="slot" x="1" y="2" width="3" height="4">"#
                + #"<rect width="100%" height="100%" rx="8"/></svg></svg>"#)
    }
}
