import Kernel
import Projects
import Testing

@Suite struct PillTests {
    @Test func `a pill has a dot for each level, up to ten`() {
        func pill(_ level: Int, of levels: Int) -> String {
            let html = HTML()
            html.pill("p", level: level, of: levels, label: "Price")
            return String(decoding: html.bytes, as: UTF8.self)
        }
        #expect(
            pill(4, of: 4)
                == #"<span class="pill d4 s4" role="img" aria-label="Price">p</span>"#)
        #expect(pill(1, of: 4).contains(#"class="pill d1""#))
        #expect(pill(0, of: 4).contains(#"class="pill d0 unset""#))
        #expect(pill(12, of: 16).contains(#"class="pill d10 s3""#))
    }
}
