/// How a store in memory outlives its process: its host keeps *pieces* of bytes, each with what was
/// written since the one before, and loads them again in the same order.
///
/// A piece that holds everything may take the place of all before it. Whatever the host keeps, the
/// log has the same changes at the same positions again.
extension MemoryStore {
    /// What the host keeps already.
    struct Kept {
        var position = 0
        var settings: [String: String] = [:]
    }

    /// A piece with all that was written since the last call; `nil` when nothing was.
    package func takeNews() -> [UInt8]? {
        guard kept.position < log.changes.count || kept.settings != settings else { return nil }
        defer { keep() }
        return piece(from: kept.position)
    }

    /// One piece in place of all handed out so far.
    package func everything() -> [UInt8] {
        piece(from: 0)
    }

    /// Takes in a piece that the host kept; false, and nothing is taken in, if it can't be read.
    package func load(_ piece: [UInt8]) -> Bool {
        guard let piece = StoredPiece(piece) else { return false }
        for entry in piece.entries { _ = append([entry.change], undoing: entry.undoes) }
        settings = piece.settings
        keep()
        return true
    }

    private func keep() {
        kept = Kept(position: log.changes.count, settings: settings)
    }

    private func piece(from position: Int) -> [UInt8] {
        let entries = log.changes[position...].map {
            StoredPiece.Entry(change: $0, undoes: undoes[$0.stamp])
        }
        return StoredPiece(settings: settings, entries: entries).bytes
    }
}
