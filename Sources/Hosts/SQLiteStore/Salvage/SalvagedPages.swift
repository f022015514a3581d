/// The pages of a book's file, under those of the log beside it, in whatever state they are.
///
/// Source: "Database File Format", sqlite.org/fileformat2.html. Nothing here trusts a number that it
/// reads: what points nowhere is nothing.
struct SalvagedPages {
    private let file: [UInt8]
    private let size: Int
    /// Where in `log` a page's latest committed version begins, by the page's number.
    private var newer: [Int: Int] = [:]
    private let log: [UInt8]
    /// How many pages there are; they count from 1.
    private(set) var count: Int

    init(file: [UInt8], log: [UInt8]) {
        self.file = file
        self.log = log
        size = SalvagedPages.size(file, log)
        count = (file.count + size - 1) / size
        readLog()
    }

    /// What the file says, or the log beside it; else what every book of ours has.
    private static func size(_ file: [UInt8], _ log: [UInt8]) -> Int {
        for size in [file.integer(16, 2).map { $0 == 1 ? 65_536 : $0 }, log.integer(8, 4)] {
            if let size, 512...65_536 ~= size, size & (size - 1) == 0 { return size }
        }
        return 4_096
    }

    /// A page, cut off where the file is.
    subscript(number: Int) -> ArraySlice<UInt8> {
        if let start = newer[number] { return log[start..<(start + size)] }
        let start = (number - 1) * size
        guard number > 0, start < file.count else { return [] }
        return file[start..<min(start + size, file.count)]
    }

    /// How many bytes of a page are used.
    var usable: Int { size }
}

// The log beside the file.
extension SalvagedPages {
    /// Takes each committed page that is as its sum says, up to the first that isn't.
    private mutating func readLog() {
        guard let magic = log.integer(0, 4), magic & ~1 == 0x377f_0682 else { return }
        var sum = Sum(isBigEndian: magic & 1 == 1)
        sum.add(log[0..<min(24, log.count)])
        guard log.count >= 32, sum.isWritten(log, at: 24) else { return }
        var open: [Int: Int] = [:]
        var start = 32
        while start + 24 + size <= log.count, log[(start + 8)..<(start + 16)] == log[16..<24] {
            sum.add(log[start..<(start + 8)])
            sum.add(log[(start + 24)..<(start + 24 + size)])
            guard sum.isWritten(log, at: start + 16), let number = log.integer(start, 4) else {
                return
            }
            open[number] = start + 24
            if let pages = log.integer(start + 4, 4), pages > 0 {
                newer.merge(open) { $1 }
                open = [:]
                count = pages
            }
            start += 24 + size
        }
    }

    /// The running sum of the log.
    private struct Sum {
        let isBigEndian: Bool
        private var first: UInt32 = 0
        private var second: UInt32 = 0

        init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

        mutating func add(_ bytes: ArraySlice<UInt8>) {
            var position = bytes.startIndex
            while position + 8 <= bytes.endIndex {
                first = first &+ word(bytes, position) &+ second
                second = second &+ word(bytes, position + 4) &+ first
                position += 8
            }
        }

        private func word(_ bytes: ArraySlice<UInt8>, _ start: Int) -> UInt32 {
            let word = bytes[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) }
            return isBigEndian ? word : word.byteSwapped
        }

        func isWritten(_ bytes: [UInt8], at start: Int) -> Bool {
            bytes.integer(start, 4) == Int(first) && bytes.integer(start + 4, 4) == Int(second)
        }
    }
}
