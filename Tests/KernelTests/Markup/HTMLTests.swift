import Kernel
import TestKit
import Testing

@Suite struct HTMLTests {
    @Test func `elements nest and carry their attributes`() {
        let html = written { html in
            html.ul(.class("list"), .id("x")) { html.li { html.text("one") } }
        }
        #expect(html == #"<ul class="list" id="x"><li>one</li></ul>"#)
    }

    @Test func `more than four attributes keep their order`() {
        let html = written {
            $0.input(.type("text"), .name("a"), .value("b"), .required(), .step("1"), .max(9))
        }
        #expect(html == #"<input type="text" name="a" value="b" required step="1" max="9">"#)
    }

    @Test func `text is escaped between tags and in attributes`() {
        let html = written { html in
            html.p(.title("<&>\"'")) { html.text("<&>\"'") }
        }
        #expect(html == #"<p title="&lt;&amp;&gt;&quot;&#39;">&lt;&amp;&gt;&quot;&#39;</p>"#)
    }

    @Test func `no text can end its element or its attribute, and it comes back unchanged`() {
        withSamples { random in
            let text = (0..<8).map { _ in random.text() }.joined(separator: "&<")
            let html = written { $0.text(text) }
            #expect(!html.utf8.contains { "<>\"'".utf8.contains($0) })
            #expect(unescaped(html.utf8) == Array(text.utf8))
        }
    }

    @Test(arguments: [0, 7, -7, 10, 1_234_567_890, Int.max, Int.min])
    func `numbers are written in digits`(number: Int) {
        #expect(written { $0.text(number) } == "\(number)")
    }

    @Test func `attributes that don't hold are left out`() {
        let html = written {
            $0.input(.class(nil), .checked(if: false), .readonly(), .aria("label", nil))
        }
        #expect(html == "<input readonly>")
    }

    @Test func `aria and data attributes carry their names`() {
        let html = written { $0.div(.aria("label", "a"), .data("live")) }
        #expect(html == #"<div aria-label="a" data-live=""></div>"#)
    }
}

/// The text that a browser reads from escaped markup. It works on bytes, since a combining mark may
/// follow any character.
private func unescaped(_ html: String.UTF8View) -> [UInt8] {
    var text: [UInt8] = []
    var rest = html[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "&")),
        let end = rest[start...].firstIndex(of: UInt8(ascii: ";"))
    {
        text += rest[..<start]
        text += (references[String(decoding: rest[start...end], as: UTF8.self)] ?? "?").utf8
        rest = rest[html.index(after: end)...]
    }
    return text + rest
}

private let references = [
    "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'",
]
