/// Appends the parts of a ``Frame`` one after another.
struct FrameWriter {
    private(set) var frame: [UInt8] = []

    mutating func integer<I: FixedWidthInteger>(_ value: I) {
        var rest = value
        for _ in 0..<I.bitWidth / 8 {
            frame.append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
    }

    mutating func bytes(_ bytes: [UInt8]) {
        integer(UInt32(clamping: bytes.count))
        frame.append(contentsOf: bytes)
    }

    mutating func file(_ file: FileInsert) {
        integer(UInt32(clamping: file.offset))
        integer(UInt8(file.isBase64 ? 1 : 0))
        text(file.hash.text)
    }

    mutating func piece(_ piece: InflatedPiece) {
        integer(UInt32(clamping: piece.offset))
        bytes(piece.bytes)
    }

    mutating func status(_ status: SyncStatus) {
        integer(
            UInt8(
                (status.server == nil ? 0 : 1) | (status.isOffline ? 2 : 0)
                    | (status.lastSynced == nil ? 0 : 4) | (status.isAutomatic ? 8 : 0)
                    | (status.isFull ? 16 : 0) | (status.mayOnlyRead ? 32 : 0)
                    | (status.hasOtherBooks ? 64 : 0)))
        integer(UInt32(clamping: status.waiting))
        integer(UInt32(clamping: status.filesOpen))
        integer(status.lastSynced?.milliseconds ?? 0)
        integer(status.clockDifference)
        integer(UInt8(truncatingIfNeeded: status.problem?.code ?? 0))
        text(status.problem?.detail ?? "")
        text(status.server ?? "")
    }

    mutating func text(_ text: String) {
        integer(UInt32(clamping: text.utf8.count))
        frame.append(contentsOf: text.utf8)
    }
}
