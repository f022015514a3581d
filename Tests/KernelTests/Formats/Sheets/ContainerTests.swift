import Kernel
import TestKit
import Testing

/// Packed files that aren't what they should be are refused with a sentence.
struct ContainerTests {
    private let good = excel("<row r=\"1\"><c r=\"A1\"><v>1</v></c></row>")

    @Test func `a container cut off or changed anywhere never ends the program`() {
        #expect(refusal(good) == nil)
        for count in stride(from: 0, to: good.count, by: 7) {
            #expect(refusal(Array(good.prefix(count))) != nil)
        }
        for place in stride(from: 0, to: good.count, by: 3) {
            for value: UInt8 in [0, 0xFF, good[place] ^ 1] {
                var changed = good
                changed[place] = value
                _ = refusal(changed)
            }
        }
    }

    @Test func `what is packed must have its checksum`() throws {
        var changed = good
        let value = Array("<v>1".utf8)
        let place = try #require(
            good.indices.first { good[$0...].starts(with: value) })
        changed[place + 3] = UInt8(ascii: "2")
        #expect(refusal(changed) == .damaged("xl/worksheets/One.xml"))
    }

    @Test func `two packed files of one name are one too many`() {
        var container = Container()
        container.add("content.xml", "<a/>")
        container.add("content.xml", "<b/>")
        #expect(refusal(container.whole) == .damaged("zip"))
    }

    @Test func `a spreadsheet of more sheets than anybody has is refused, empty ones included`() {
        var container = Container()
        container.add(
            "content.xml",
            "<o:body>" + String(repeating: "<table:table/>", count: 501) + "</o:body>")
        #expect(refusal(container.whole) == .tooManySheets)
        var book = Container()
        book.add("xl/_rels/workbook.xml.rels", "<Relationships/>")
        book.add(
            "xl/workbook.xml",
            "<workbook>" + String(repeating: "<sheet name=\"a\" r:id=\"b\"/>", count: 501)
                + "</workbook>")
        #expect(refusal(book.whole) == .tooManySheets)
        #expect(
            PackedError.tooManySheets.label.text(in: .english).contains("more than 500 sheets"))
    }

    @Test func `other files are told what they are`() {
        #expect(refusal([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) == .oldExcel)
        #expect(refusal(Array("a,b\n".utf8)) == .notASpreadsheet)
        var letter = Container()
        letter.add("word/document.xml", "<a/>")
        #expect(refusal(letter.whole) == .notASpreadsheet)
        var text = Container()
        text.add("mimetype", "application/vnd.oasis.opendocument.text")
        text.add("content.xml", "<a/>")
        #expect(refusal(text.whole) == .notASpreadsheet)
        var locked = Container()
        locked.add("META-INF/manifest.xml", "<m:manifest><m:encryption-data/></m:manifest>")
        locked.add("content.xml", "x")
        #expect(refusal(locked.whole) == .encrypted)
        #expect(refusal(excel("")) == .noTable)
    }

    @Test(arguments: [
        "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY b \"&b;\">]><a>&b;</a>",
        "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>", "<a/><b/>", "<a>", "</a>", "x<a/>",
        "<a b=\"<\"/>", "<a b='1/>", "<!-- ", "<a><![CDATA[x</a>", "",
    ])
    func `only whole XML in UTF-8 without a document type is read`(content: String) {
        var container = Container()
        container.add("content.xml", content)
        #expect(refusal(container.whole) == .damaged("content.xml"))
    }

    @Test func `a sheet as CSV reads as it was, whatever stands in it`() throws {
        let cells = ["a,b;c\td|e", "sep=,", "say \"x\"", "=1+1", "two\nlines", "-5"]
        let data = cells.enumerated().map {
            "<c t=\"s\"><v>\($0.offset)</v></c>"
        }
        let texts = cells.map { "<t>" + $0.replacing("\"", with: "&quot;") + "</t>" }
        let sheet = try sheet(excel("<row>\(data.joined())</row>", texts: texts))
        #expect(sheet.rows == [cells])
        #expect(try CSV.parse(sheet.csv) == [cells])
    }
}
