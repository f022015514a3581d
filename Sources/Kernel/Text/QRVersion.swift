/// The size of a QR code, and how its data are divided at error correction level M (ISO/IEC 18004,
/// tables 1, 9 and E.1).
struct QRVersion {
    let number: Int
    /// Blocks, the longer ones last, by how many data words each has.
    let blocks: [Int]
    /// Words of error correction that follow each block.
    let corrections: Int
    /// The rows and columns in which alignment patterns are centred.
    let alignments: [Int]

    var size: Int { 17 + 4 * number }
    var dataCount: Int { blocks.reduce(0) { $0 + $1 } }
    /// How many bits the length takes in byte mode.
    private var lengthBits: Int { number < 10 ? 8 : 16 }

    /// The smallest version that has room for so many bytes.
    static func fitting(_ count: Int) -> QRVersion? {
        all.first { count * 8 + 4 + $0.lengthBits <= $0.dataCount * 8 }
    }

    /// The bytes with mode, length and padding, as the words of data.
    func dataWords(_ bytes: [UInt8]) -> [UInt8] {
        var bits = QRBits()
        bits.append(0b0100, 4)
        bits.append(bytes.count, lengthBits)
        for byte in bytes { bits.append(Int(byte), 8) }
        bits.append(0, min(4, dataCount * 8 - bits.count))
        if bits.count % 8 > 0 { bits.append(0, 8 - bits.count % 8) }
        var padding = 0xec
        while bits.words.count < dataCount {
            bits.append(padding, 8)
            padding ^= 0xec ^ 0x11
        }
        return bits.words
    }

    /// Data and corrections of all blocks, a word of each in turn.
    func interleaved(_ words: [UInt8]) -> [UInt8] {
        var rest = words[...]
        let data = blocks.map { count -> [UInt8] in
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        }
        let divisor = ReedSolomon.divisor(corrections)
        let checks = data.map { ReedSolomon.remainder($0, divisor) }
        var result: [UInt8] = []
        for index in 0..<(blocks.last ?? 0) {
            for block in data where index < block.count { result.append(block[index]) }
        }
        for index in 0..<corrections { for check in checks { result.append(check[index]) } }
        return result
    }

    private static let all = [
        QRVersion(number: 1, blocks: [16], corrections: 10, alignments: []),
        QRVersion(number: 2, blocks: [28], corrections: 16, alignments: [6, 18]),
        QRVersion(number: 3, blocks: [44], corrections: 26, alignments: [6, 22]),
        QRVersion(number: 4, blocks: [32, 32], corrections: 18, alignments: [6, 26]),
        QRVersion(number: 5, blocks: [43, 43], corrections: 24, alignments: [6, 30]),
        QRVersion(number: 6, blocks: [27, 27, 27, 27], corrections: 16, alignments: [6, 34]),
        QRVersion(number: 7, blocks: [31, 31, 31, 31], corrections: 18, alignments: [6, 22, 38]),
        QRVersion(number: 8, blocks: [38, 38, 39, 39], corrections: 22, alignments: [6, 24, 42]),
        QRVersion(
            number: 9, blocks: [36, 36, 36, 37, 37], corrections: 22, alignments: [6, 26, 46]),
        QRVersion(
            number: 10, blocks: [43, 43, 43, 43, 44], corrections: 26, alignments: [6, 28, 50]),
    ]
}

/// Bits in a row, the highest of each number first.
struct QRBits {
    private(set) var words: [UInt8] = []
    private(set) var count = 0

    mutating func append(_ number: Int, _ length: Int) {
        for index in stride(from: length - 1, through: 0, by: -1) {
            if count % 8 == 0 { words.append(0) }
            let bit = UInt8(truncatingIfNeeded: number >> index & 1)
            words[words.count - 1] |= bit << UInt8(7 - count % 8)
            count += 1
        }
    }
}

/// Error correction over the field of 256 elements that x⁸ + x⁴ + x³ + x² + 1 makes.
enum ReedSolomon {
    /// The product of (x − 2ⁿ) for the first `degree` powers, without its leading 1.
    static func divisor(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree)
        result[degree - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in result.indices {
                result[index] = product(result[index], root)
                if index + 1 < degree { result[index] ^= result[index + 1] }
            }
            root = product(root, 2)
        }
        return result
    }

    static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
        var result = divisor.map { _ in UInt8(0) }
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in result.indices { result[index] ^= product(divisor[index], factor) }
        }
        return result
    }

    private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var result: UInt16 = 0
        for index in stride(from: 7, through: 0, by: -1) {
            result = result << 1 ^ (result >> 7) * 0x11d
            result ^= UInt16(b >> UInt8(index) & 1) * UInt16(a)
        }
        return UInt8(truncatingIfNeeded: result)
    }
}
