import Kernel

/// The frames of a write-ahead log (`-wal`), read without SQLite, which takes them in only up to the
/// first whose sum is wrong and says nothing of those behind it.
///
/// Format: <https://www.sqlite.org/fileformat2.html#the_write_ahead_log>
struct LogFrames {
    /// A page as it was written.
    private struct Frame {
        let page: Int
        /// How many pages the database has, if a transaction ends here; otherwise 0.
        let size: Int
        /// Where its page stands in the file.
        let start: Int
    }

    private let bytes: [UInt8]
    private let pageSize: Int
    /// Those that are of this log, and not left in the file from an earlier one.
    private let frames: [Frame]
    /// How many frames SQLite reads.
    private let readable: Int

    private static let headSize = 32
    private static let frameHeadSize = 24

    /// `nil` for a file that is no log.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= LogFrames.headSize, let pageSize = bytes.integer(8, 4),
            pageSize >= 512, pageSize <= 65_536
        else { return nil }
        self.bytes = bytes
        self.pageSize = pageSize
        var sum = Sum(isBigEndian: bytes[3] & 1 == 1)
        sum.add(bytes[0..<24])
        var isReadable = sum.stands(in: bytes, at: 24)
        let frameSize = LogFrames.frameHeadSize + pageSize
        let starts = Array(
            stride(from: LogFrames.headSize, through: bytes.count - frameSize, by: frameSize))
        // A salt of the head that was spoilt isn't that of the frames.
        let salts = isReadable ? bytes[16..<24] : starts.first.map { bytes[$0 + 8..<$0 + 16] }
        var (frames, readable): ([Frame], Int) = ([], 0)
        for start in starts {
            let page = start + LogFrames.frameHeadSize
            let isOwn = salts.map { bytes[start + 8..<start + 16].elementsEqual($0) } ?? false
            if isReadable {
                sum.add(bytes[start..<start + 8])
                sum.add(bytes[page..<page + pageSize])
                isReadable = isOwn && sum.stands(in: bytes, at: start + 16)
            }
            guard isOwn else { continue }
            let frame = Frame(
                page: bytes.integer(start, 4) ?? 0, size: bytes.integer(start + 4, 4) ?? 0,
                start: page)
            frames.append(frame)
            if isReadable, frame.size > 0 { readable = frames.count }
        }
        self.frames = frames
        self.readable = readable
    }

    /// Whether a transaction ended behind what SQLite reads: what it wrote would be gone without a word.
    var losesWrites: Bool { frames[readable...].contains { $0.size > 0 } }

    /// The database as all frames make it, right or wrong, up to the end of the last transaction.
    func unrolled(over database: [UInt8]) -> [UInt8] {
        guard let last = frames.lastIndex(where: { $0.size > 0 }) else { return database }
        let size = min(frames[last].size, frames.count + database.count / pageSize + 1) * pageSize
        var pages = database
        pages += [UInt8](repeating: 0, count: max(0, size - pages.count))
        for frame in frames[...last] where frame.page > 0 && frame.page * pageSize <= pages.count {
            let start = (frame.page - 1) * pageSize
            pages.replaceSubrange(
                start..<start + pageSize, with: bytes[frame.start..<frame.start + pageSize])
        }
        return Array(pages.prefix(size))
    }
}

/// The sum of a log's head and frames up to one of them, as the format defines it.
private struct Sum {
    let isBigEndian: Bool
    private var (first, second): (UInt32, UInt32) = (0, 0)

    init(isBigEndian: Bool) {
        self.isBigEndian = isBigEndian
    }

    mutating func add(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBytes { buffer in
            for at in stride(from: 0, to: buffer.count - 7, by: 8) {
                let one = buffer.loadUnaligned(fromByteOffset: at, as: UInt32.self)
                let other = buffer.loadUnaligned(fromByteOffset: at + 4, as: UInt32.self)
                first = first &+ (isBigEndian ? one.bigEndian : one.littleEndian) &+ second
                second = second &+ (isBigEndian ? other.bigEndian : other.littleEndian) &+ first
            }
        }
    }

    /// Whether it is the one that stands somewhere, which is always written with its highest byte first.
    func stands(in bytes: [UInt8], at place: Int) -> Bool {
        bytes.integer(place, 4) == Int(first) && bytes.integer(place + 4, 4) == Int(second)
    }
}
