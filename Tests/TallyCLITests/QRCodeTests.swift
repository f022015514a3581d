import Kernel
import Testing

/// QR codes beside those of libqrencode.
struct QRCodeTests {
    private let shell = Shell()

    /// What libqrencode draws in byte mode at level M, a row in each line: `##` is dark.
    private func oracle(_ text: String) throws -> [[Bool]] {
        let answer = try shell.run("qrencode -8 -l M -m 0 -t ASCII -o - '\(text)'")
        try #require(answer.code == 0, "\(answer.messages)")
        return answer.output.split(separator: "\n").map { line in
            stride(from: 0, to: line.utf8.count, by: 2).map { Array(line.utf8)[$0] == 0x23 }
        }
    }

    private func rows(_ code: QRCode) -> [[Bool]] {
        (0..<code.size).map { row in (0..<code.size).map { code.isDark($0, row) } }
    }

    @Test(arguments: [
        1, 13, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107, 122, 123, 152, 153, 180, 181, 213,
    ])
    func `a text of any length that fits is drawn as libqrencode draws it`(length: Int) throws {
        var random = RandomSource(seed: UInt64(length))
        let letters = Array("abcdefghijklmnopqrstuvwxyz234567:/.-ABCXYZ")
        let text = String((0..<length).map { _ in letters.randomElement(using: &random) ?? "a" })
        let expected = try oracle(text)
        let masked = (0..<8).compactMap { QRCode(text, mask: $0).map(rows) }
        #expect(masked.filter { $0 == expected }.count == 1)
        let chosen = try #require(QRCode(text))
        #expect(masked.contains(rows(chosen)))
    }

    @Test func `bytes beyond ASCII are drawn as UTF-8`() throws {
        let text = "https://käse.example/🧀"
        let expected = try oracle(text)
        #expect((0..<8).contains { QRCode(text, mask: $0).map(rows) == expected })
    }

    @Test func `more than 213 bytes don't fit`() {
        #expect(QRCode(String(repeating: "x", count: 214)) == nil)
        #expect(QRCode(String(repeating: "x", count: 213))?.size == 57)
        #expect(QRCode("")?.size == 21)
    }

    @Test func `a terminal gets two rows in a line and a quiet zone around`() throws {
        let code = try #require(QRCode("x"))
        let lines = code.halfBlocks.split(separator: "\n")
        #expect(lines.count == 15)
        #expect(
            lines.allSatisfy { $0.hasPrefix("\u{1b}[30;107m    ") && $0.hasSuffix("\u{1b}[0m") })
        #expect(lines[2].contains("█▀▀▀▀▀█"))
    }
}
