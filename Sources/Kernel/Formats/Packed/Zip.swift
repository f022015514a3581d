/// The list of a zip container (PKWARE's APPNOTE 6.3): what is in it, and where.
///
/// Nothing is unpacked here. Read is what spreadsheets write: one disk, no password, no zip64,
/// stored or deflated.
struct Zip {
    let entries: [Entry]

    /// One packed file.
    struct Entry {
        /// With slashes, from the container's root.
        let name: String
        let isDeflated: Bool
        /// The checksum of what it holds.
        let checksum: UInt32
        /// Where its bytes begin, and how many there are.
        let offset: Int
        let length: Int
        /// How many bytes it holds, as it says.
        let size: Int
    }

    static let maximumEntries = 10_000

    init(_ bytes: [UInt8]) throws(PackedError) {
        guard let end = Zip.endOfList(bytes) else { throw .damaged("zip") }
        let reader = ZipReader(bytes)
        let (count, start) = (reader.short(end + 10), reader.long(end + 16))
        if count == 0xFFFF || start == 0xFFFF_FFFF { throw .unusual }
        guard reader.short(end + 4) == 0, reader.short(end + 8) == count,
            count <= Zip.maximumEntries
        else { throw .unusual }
        var position = Int(clamping: start)
        var entries: [Entry] = []
        for _ in 0..<count {
            guard position <= end - 46, reader.long(position) == 0x0201_4B50 else {
                throw .damaged("zip")
            }
            let entry = try Zip.entry(reader, position, before: end)
            if !entry.name.hasSuffix("/") { entries.append(entry) }
            position +=
                46 + reader.short(position + 28) + reader.short(position + 30)
                + reader.short(position + 32)
        }
        self.entries = entries
        guard position <= end, hasDistinctNames else { throw .damaged("zip") }
    }

    /// The entry with a name, whatever the case of its letters.
    func entry(_ name: String) -> Entry? {
        entries.first { Zip.isSame($0.name, name) }
    }

    static func isSame(_ one: String, _ other: String) -> Bool {
        one.utf8.count == other.utf8.count
            && zip(one.utf8, other.utf8).allSatisfy { lower($0) == lower($1) }
    }

    private static func lower(_ byte: UInt8) -> UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
    }

    private var hasDistinctNames: Bool { Set(entries.map { $0.name }).count == entries.count }

    /// Where the record at the container's end begins, which may be followed by a comment.
    private static func endOfList(_ bytes: [UInt8]) -> Int? {
        let reader = ZipReader(bytes)
        var position = bytes.count - 22
        while position >= max(0, bytes.count - 22 - 0xFFFF) {
            if bytes[position] == 0x50, reader.long(position) == 0x0605_4B50,
                position + 22 + reader.short(position + 20) == bytes.count
            {
                return position
            }
            position -= 1
        }
        return nil
    }

    /// The entry that the list describes at a position; its own header says where its bytes begin.
    private static func entry(
        _ reader: ZipReader, _ position: Int, before end: Int
    ) throws(PackedError) -> Entry {
        let (flags, method) = (reader.short(position + 8), reader.short(position + 10))
        let (length, size) = (reader.long(position + 20), reader.long(position + 24))
        let header = reader.long(position + 42)
        if [length, size, header].contains(0xFFFF_FFFF) { throw .unusual }
        if flags & 0x2041 != 0 { throw .encrypted }
        let (start, count) = (Int(clamping: header), Int(clamping: length))
        let title = reader.short(position + 28)
        guard title > 0, position + 46 + title <= end, start <= end - 30,
            reader.long(start) == 0x0403_4B50, reader.short(start + 26) == title,
            reader.isSame(position + 46, start + 30, title)
        else { throw .damaged("zip") }
        let offset = start + 30 + title + reader.short(start + 28)
        guard offset <= end, count <= end - offset, let name = reader.text(position + 46, title)
        else { throw .damaged("zip") }
        guard method == 8 || method == 0 && length == size else { throw .unusual }
        return Entry(
            name: Zip.plain(name), isDeflated: method == 8, checksum: reader.long(position + 16),
            offset: offset, length: count, size: Int(clamping: size))
    }

    /// With slashes only, and none before it.
    private static func plain(_ name: String) -> String {
        let bytes = name.utf8.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }
        return String(decoding: bytes.drop { $0 == UInt8(ascii: "/") }, as: UTF8.self)
    }
}

/// Little-endian numbers at places of some bytes; beyond the end, zero.
struct ZipReader {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    func short(_ position: Int) -> Int {
        guard position >= 0, position <= bytes.count - 2 else { return 0 }
        return Int(bytes[position]) | Int(bytes[position + 1]) << 8
    }

    func long(_ position: Int) -> UInt32 {
        guard position >= 0, position <= bytes.count - 4 else { return 0 }
        return UInt32(short(position)) | UInt32(short(position + 2)) << 16
    }

    func text(_ position: Int, _ count: Int) -> String? {
        String(validating: bytes[position..<(position + count)], as: UTF8.self)
    }

    func isSame(_ one: Int, _ other: Int, _ count: Int) -> Bool {
        guard max(one, other) <= bytes.count - count else { return false }
        return bytes[one..<(one + count)].elementsEqual(bytes[other..<(other + count)])
    }
}

/// The checksum of zip containers: CRC-32 of ISO 3309.
enum CRC32 {
    static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        let table = (0..<256).map { index -> UInt32 in
            var rest = UInt32(index)
            for _ in 0..<8 { rest = rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xEDB8_8320 }
            return rest
        }
        var rest = UInt32.max
        for byte in bytes {
            rest = rest >> 8 ^ table[Int(UInt8(truncatingIfNeeded: rest) ^ byte)]
        }
        return ~rest
    }
}
