import Kernel
import TestKit
import Testing

private typealias Part = Multipart.Part

/// A body whose boundary is `b`, from lines that stand for LF and are sent as CR LF.
private func body(_ lines: String) -> [UInt8] {
    [UInt8](
        lines.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
            .utf8)
}

/// The parts of `body`.
private func parts(_ body: [UInt8], limit: Int = 256) throws(MultipartError) -> [Part] {
    try Multipart.parse(body, contentType: "multipart/form-data; boundary=b", partLimit: limit)
}

private func field(_ name: String, _ value: String) -> Part {
    Part(name: name, filename: nil, contentType: "", bytes: [UInt8](value.utf8))
}

struct MultipartTests {
    @Test func `fields and files are split`() throws {
        let parts = try parts(
            body(
                """
                --b
                Content-Disposition: form-data; name="dry"

                on
                --b
                content-disposition: form-data; name="file"; filename="book.json"
                Content-Type: application/json

                {
                  "a": 1
                }

                --b--

                """))
        let json = [UInt8]("{\r\n  \"a\": 1\r\n}\r\n".utf8)
        let file = Part(
            name: "file", filename: "book.json", contentType: "application/json", bytes: json)
        #expect(parts == [field("dry", "on"), file])
    }

    @Test func `what stands before the first boundary and after the last is left out`() throws {
        let header = "Content-Disposition: form-data; name=a"
        #expect(try parts(body("x\n--b  \n\(header)\n\n1\n--b--y")) == [field("a", "1")])
        #expect(try parts(body("--b--")) == [])
    }

    @Test func `bytes that nearly are a boundary belong to the file`() throws {
        let content = "\n--a\n\n--\n-b\r\r\n\n"
        let header = "Content-Disposition: form-data; name=a"
        let sent = body("--b\n\(header)\n\n\(content)\n--b--")
        #expect(try parts(sent).first?.bytes == body(content))
    }

    static let filenames = [
        ("a.json", "a.json"), ("C:\\\\books\\\\a.json", "a.json"), ("../../etc/passwd", "passwd"),
        ("a%22b%0D%0A%41.csv", "a\"b\r\n%41.csv"), (#"a\"b"#, "a\"b"), ("ü 😀;x", "ü 😀;x"), ("", ""),
    ]

    @Test(arguments: filenames)
    func `a file's name has no folder and no escapes`(sent: String, filename: String) throws {
        let header = "Content-Disposition: form-data; name=\"f\"; filename=\"\(sent)\""
        #expect(try parts(body("--b\n\(header)\n\n\n--b--")).first?.filename == filename)
    }

    @Test(arguments: [
        "", "--", "--b", "--b\n", "--b\nA: b", "--b\nA: b\n",
        "--b\nContent-Disposition: form-data; name=a\n\nx",
        "--b\nContent-Disposition: form-data; name=a\n\nx\n--b", "--bx\n", "x",
    ])
    func `a body cut off is refused`(lines: String) {
        #expect(throws: MultipartError.cutOff) { try parts(body(lines)) }
    }

    @Test func `a part without a name is refused`() {
        #expect(throws: MultipartError.namelessPart) { try parts(body("--b\n\n\n--b--")) }
    }

    @Test func `the number of parts is limited`() throws {
        let one = "--b\nContent-Disposition: form-data; name=a\n\n\n"
        let three = body(one + one + one + "--b--")
        #expect(try parts(three, limit: 3).count == 3)
        #expect(throws: MultipartError.tooManyParts(limit: 2)) { try parts(three, limit: 2) }
    }

    @Test(arguments: [
        "", "multipart/form-data", "multipart/form-data; boundary=", "text/plain; boundary=b",
    ])
    func `a content type without a boundary is refused`(contentType: String) {
        #expect(throws: MultipartError.noBoundary) {
            try Multipart.parse(body("--b--"), contentType: contentType)
        }
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `any file arrives byte by byte`(seed: UInt64) throws {
        var random = RandomSource(seed: seed)
        let alphabet = [UInt8]("\r\n-b\0x".utf8)
        let file = (0..<40).compactMap { _ in alphabet.randomElement(using: &random) }
        let header = body("--c2\nContent-Disposition: form-data; name=a\n\n\n").dropLast(2)
        let sent = header + file + body("\n--c2--")
        let type = "multipart/form-data; boundary=\"c2\""
        #expect(try Multipart.parse([UInt8](sent), contentType: type).map(\.bytes) == [file])
    }
}
