import Foundation
import FoundationXML
import Kernel
import Testing

/// What others see, as words, a document and a picture.
@Suite struct ShowingTests {
    private static let hostile = "<script>alert(1)</script> & \"x\" 'y' ]]>"
    private static let long = String(repeating: "Donaudampfschifffahrt", count: 30)

    private func showing(_ name: String) -> Showing {
        Showing(
            name, subtitle: "18 July 2026", sentences: [name + " leads", "Holds"],
            [
                Showing.Block(
                    name, ["Rank", "Item", "Total"],
                    [["1st", name, "12 of 16"], ["2nd", "Plain", "9 of 16"]], words: 2),
                Showing.Block(list: "Dairy", [("2 L " + name, name), ("Eggs", "")]),
            ])
    }

    private func document(_ name: String) -> String {
        String(decoding: showing(name).document(in: .german), as: UTF8.self)
    }

    @Test func `words for a message have a line for each row`() {
        #expect(
            showing("Elm Street").text == """
                Elm Street
                18 July 2026

                Elm Street leads
                Holds

                Elm Street
                Rank · Item · Total
                1st · Elm Street · 12 of 16
                2nd · Plain · 9 of 16

                Dairy
                2 L Elm Street · Elm Street
                Eggs

                """)
    }

    @Test func `a document needs nothing else, runs nothing and leads nowhere`() {
        let page = document(Self.hostile)
        #expect(page.hasPrefix("<!doctype html><html lang=\"de\"><head>"))
        for part in ["<script", "href=", "src=", "url(", "@import", "<form", "http:", "https:"] {
            #expect(!page.contains(part), "\(part)")
        }
        #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
        #expect(page.contains("<meta name=\"viewport\""))
        #expect(page.contains("<meta name=\"robots\" content=\"noindex\">"))
        #expect(page.contains("light-dark("))
        #expect(page.contains("@media print"))
        #expect(page.contains("<th scope=\"col\" class=\"number\">Total</th>"))
    }

    @Test func `a document lets its own style act and nothing besides`() throws {
        let page = document("Elm Street")
        let style = try #require(page.firstMatch(of: /<style>([^<]*)<\/style>/)?.output.1)
        let hash = Base64.encode(SHA256.hash([UInt8](style.utf8)))
        #expect(page.contains("content=\"default-src 'none'; style-src 'sha256-\(hash)'\""))
        #expect(Showing.contentSecurityPolicy.contains("style-src 'sha256-\(hash)'"))
    }

    @Test(arguments: [
        "Elm Street", hostile, long, "משה רבנו", "👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿👍🏽", "e\u{301}".repeated(400),
        "\u{1}\u{FFFE}Bell", "日本語の名前".repeated(50), "",
        "a b c ".repeated(300), "\u{202E}gnp.exe",
    ])
    func `a picture is a whole file of XML within its edges`(name: String) throws {
        let drawn = showing(name).picture
        let reader = PictureReader()
        let parser = XMLParser(data: Data(drawn))
        parser.delegate = reader
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        #expect(reader.elements.subtracting(["svg", "rect", "path", "text"]).isEmpty)
        #expect(reader.lowest <= reader.height - 20)
        #expect(reader.height < 3_000)
        #expect(reader.count(of: "2nd") == 1)
        #expect(!String(decoding: drawn, as: UTF8.self).contains("style"))
    }

    @Test func `what is too long for a picture is cut with an ellipsis, nowhere else`() {
        let reader = PictureReader()
        let parser = XMLParser(data: Data(showing(Self.long).picture))
        parser.delegate = reader
        #expect(parser.parse())
        let words = reader.texts.joined()
        #expect(words.contains("…"))
        #expect(reader.texts.allSatisfy { $0.utf8.count < 80 })
        #expect(showing(Self.long).text.contains(Self.long))
        #expect(document(Self.long).contains(Self.long))
    }

    @Test func `a picture ends where phones would draw no more and counts the rest`() {
        let rows = (1...900).map { ["\($0).", "Item \($0)", "3"] }
        let picture = Showing(
            "All", subtitle: "", sentences: [],
            [Showing.Block("", ["Rank", "Item", "Total"], rows, words: 2)]
        ).picture
        let reader = PictureReader()
        let parser = XMLParser(data: Data(picture))
        parser.delegate = reader
        #expect(parser.parse())
        #expect(reader.height < 5_700)
        let shown = reader.texts.count { $0.hasPrefix("Item ") }
        #expect(reader.texts.last == "… +\(900 - shown)")
    }

    @Test func `figures end at one edge, and columns never lie on each other`() throws {
        let text = String(decoding: showing(Self.long).picture, as: UTF8.self)
        let ends = text.matches(of: /<text x="(\d+)"[^>]*text-anchor="end">/).map(\.output.1)
        #expect(Set(ends) == ["684"])
        let starts = text.matches(of: /<text x="(\d+)"[^>]*font-size="19"[^>]*>/).map(\.output.1)
        #expect(Set(starts).count >= 3)
    }

    @Test(arguments: [
        ("Which car?", "Which car"), ("a/b\\c:d", "a b c d"), ("..", "Tallybook"),
        ("", "Tallybook"),
        ("Käse 🧀", "Käse 🧀"), ("x\u{0}\ny", "x  y"),
    ])
    func `a file is called as what it shows, in letters that files may have`(
        title: String, name: String
    ) {
        #expect(Showing(title, subtitle: "", sentences: [], []).fileName == name)
    }
}

extension String {
    fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}

/// What a picture holds, as a reader of XML finds it.
private final class PictureReader: NSObject, XMLParserDelegate {
    var elements: Set<String> = []
    var texts: [String] = []
    var height = 0
    var lowest = 0
    private var text = ""

    func count(of words: String) -> Int { texts.count { $0 == words } }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        elements.insert(name)
        text = ""
        if name == "svg" { height = attributes["height"].flatMap { Int($0) } ?? 0 }
        lowest = max(lowest, attributes["y"].flatMap { Int($0) } ?? 0)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        if name == "text" { texts.append(text) }
    }
}
