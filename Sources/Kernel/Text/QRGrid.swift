/// The squares of a QR code while it is drawn.
struct QRGrid {
    let size: Int
    private let version: QRVersion
    private(set) var dark: [Bool]
    /// The squares that are the same whatever the data.
    private var isFixed: [Bool]

    init(_ version: QRVersion) {
        self.version = version
        size = version.size
        dark = [Bool](repeating: false, count: size * size)
        isFixed = dark
        drawTiming()
        drawFinders()
        drawAlignments()
        drawVersion()
        drawFormat(mask: 0)
    }

    private mutating func fix(_ column: Int, _ row: Int, _ isDark: Bool) {
        dark[row * size + column] = isDark
        isFixed[row * size + column] = true
    }

    private mutating func drawTiming() {
        for index in 0..<size {
            fix(6, index, index % 2 == 0)
            fix(index, 6, index % 2 == 0)
        }
    }

    /// The three eyes, with the light line around each.
    private mutating func drawFinders() {
        for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for y in max(0, row - 4)...min(size - 1, row + 4) {
                for x in max(0, column - 4)...min(size - 1, column + 4) {
                    let ring = max(abs(x - column), abs(y - row))
                    fix(x, y, ring != 2 && ring != 4)
                }
            }
        }
    }

    private mutating func drawAlignments() {
        guard let first = version.alignments.first, let last = version.alignments.last else {
            return
        }
        for row in version.alignments {
            for column in version.alignments {
                let corners = [(first, first), (first, last), (last, first)]
                if corners.contains(where: { $0 == (column, row) }) { continue }
                for y in -2...2 {
                    for x in -2...2 { fix(column + x, row + y, max(abs(x), abs(y)) != 1) }
                }
            }
        }
    }

    private mutating func drawVersion() {
        guard version.number >= 7 else { return }
        let bits = version.number << 12 | QRGrid.check(version.number, 0x1f25, 12)
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1
            let (far, near) = (size - 11 + index % 3, index / 3)
            fix(far, near, isDark)
            fix(near, far, isDark)
        }
    }

    /// Level M and the mask, twice.
    private mutating func drawFormat(mask: Int) {
        let bits = (mask << 10 | QRGrid.check(mask, 0x537, 10)) ^ 0x5412
        for index in 0..<15 {
            let isDark = bits >> index & 1 == 1
            switch index {
            case 0...5: fix(8, index, isDark)
            case 6...7: fix(8, index + 1, isDark)
            case 8: fix(7, 8, isDark)
            default: fix(14 - index, 8, isDark)
            }
            if index < 8 {
                fix(size - 1 - index, 8, isDark)
            } else {
                fix(8, size - 15 + index, isDark)
            }
        }
        fix(8, size - 8, true)
    }

    /// The remainder of a number with so many zeros after it, for a code that finds its errors.
    private static func check(_ number: Int, _ divisor: Int, _ length: Int) -> Int {
        var rest = number
        for _ in 0..<length { rest = rest << 1 ^ (rest >> (length - 1)) * divisor }
        return rest
    }

    /// Lays the words out in pairs of columns, from the right, up and down by turns.
    mutating func place(_ words: [UInt8]) {
        var index = 0
        var right = size - 1
        while right > 0 {
            if right == 6 { right = 5 }
            for step in 0..<size {
                let row = (right + 1) & 2 == 0 ? size - 1 - step : step
                for column in [right, right - 1] where !isFixed[row * size + column] {
                    guard index < words.count * 8 else { continue }
                    let bit = words[index / 8] >> UInt8(7 - index % 8) & 1
                    dark[row * size + column] = bit == 1
                    index += 1
                }
            }
            right -= 2
        }
    }

    /// The same under a mask, which is named in it.
    func masked(_ mask: Int) -> QRGrid {
        var grid = self
        for row in 0..<size {
            for column in 0..<size where !isFixed[row * size + column] {
                if QRGrid.flips(mask, column, row) { grid.dark[row * size + column].toggle() }
            }
        }
        grid.drawFormat(mask: mask)
        return grid
    }

    private static func flips(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }
}

extension QRGrid {
    /// How hard it is to scan, by the standard's four rules: long runs, squares of four, what looks
    /// like an eye, and a share of dark far from a half.
    var penalty: Int {
        var sum = squares + share
        for index in 0..<size {
            sum += QRGrid.lines((0..<size).map { dark[index * size + $0] })
            sum += QRGrid.lines((0..<size).map { dark[$0 * size + index] })
        }
        return sum
    }

    private var squares: Int {
        var sum = 0
        for row in 0..<size - 1 {
            for column in 0..<size - 1 {
                let at = row * size + column
                let isSame = dark[at] == dark[at + 1] && dark[at] == dark[at + size]
                if isSame, dark[at] == dark[at + size + 1] { sum += 3 }
            }
        }
        return sum
    }

    private var share: Int {
        let count = dark.reduce(0) { $0 + ($1 ? 1 : 0) }
        return abs(count * 20 - size * size * 10) / (size * size) * 10
    }

    /// What one row or column costs.
    private static func lines(_ line: [Bool]) -> Int {
        var (sum, run) = (0, 0)
        for index in line.indices {
            run = index > 0 && line[index] == line[index - 1] ? run + 1 : 1
            if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
        }
        for index in 0...line.count - 11 {
            let part = line[index..<index + 11]
            if part.elementsEqual(eye) || part.elementsEqual(eye.reversed()) { sum += 40 }
        }
        return sum
    }

    private static let eye = [
        true, false, true, true, true, false, true, false, false, false, false,
    ]
}
