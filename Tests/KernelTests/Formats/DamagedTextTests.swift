import Kernel
import Testing

@Suite struct DamagedTextTests {
    private func damage(_ bytes: [UInt8]) -> String? {
        CSVError.damage(in: bytes)?.label.text(in: .english)
    }

    @Test func `a byte that isn't UTF-8 in a file that is UTF-8 is named with its place`() {
        let bytes = [UInt8]("name\nMüsli\nM".utf8) + [0xFC, 0x0A]
        #expect(damage(bytes)?.contains("FC") == true)
        #expect(CSVError.damage(in: bytes)?.position == TextPosition(line: 3, column: 2))
        #expect(throws: CSVError.self) { try CSV.parse(bytes) }
    }

    @Test func `a file cut off within its last character is told`() {
        let bytes = [UInt8]("Müsli, Käs".utf8)
        #expect(damage(bytes + [0xC3]) != nil)
        #expect(damage(bytes + [0xE2, 0x82]) != nil)
        #expect(damage(bytes + [0xF0, 0x9F, 0x9A]) != nil)
    }

    @Test(
        arguments: [
            [], [0x41], [0x4D, 0xFC, 0x6C], [0xE9], [0xC3], [0xFF, 0xFE, 0xFC, 0x00],
            [UInt8]("Müsli 🚜 €".utf8), [0xEF, 0xBB, 0xBF, 0x41],
        ] as [[UInt8]])
    func `what is wholly UTF-8, or not at all, is in order`(bytes: [UInt8]) {
        #expect(damage(bytes) == nil)
    }

    @Test(
        arguments: [
            [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE0, 0x80, 0x80],
        ]
            as [[UInt8]])
    func `what is no character although it looks like one is damage`(bytes: [UInt8]) {
        #expect(damage([UInt8]("ü".utf8) + bytes) != nil)
    }
}
