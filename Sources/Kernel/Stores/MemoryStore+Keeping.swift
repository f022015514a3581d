/// How a store in memory outlives its process: its host keeps *pieces* of bytes, each with what was
/// written since the one before, and loads them again in the same order.
///
/// A piece is a version, all settings, and a stretch of the log as a ``Parcel``. One that holds
/// everything may take the place of all before it. Whatever the host keeps, the log has the same
/// changes at the same positions again.
extension MemoryStore {
    /// What the host keeps already.
    struct Kept {
        var position = 0
        var settings: [String: String] = [:]
        /// Whether the host keeps more of the log than there is by now, up to `position`.
        var isTooLong = false

        mutating func forget(after length: Int) {
            guard length < position else { return }
            (position, isTooLong) = (length, true)
        }
    }

    private static let pieceVersion: UInt8 = 1
    /// A piece that follows a part of what was kept before, and says how much of the log that is.
    private static let shorteningVersion: UInt8 = 2

    /// A piece with all that was written since the last call; `nil` when nothing was.
    package func takeNews() -> [UInt8]? {
        let isNews = kept.position < log.changes.count || kept.isTooLong
        guard isNews || kept.settings != settings else { return nil }
        let piece = piece(from: kept.position, shortens: kept.isTooLong)
        keep()
        return piece
    }

    /// One piece in place of all handed out so far.
    package func everything() -> [UInt8] {
        piece(from: 0)
    }

    /// Takes in a piece that the host kept; false, and nothing is taken in, if it can't be read.
    package func load(_ piece: [UInt8]) -> Bool {
        var pack = PackReader(piece)
        guard let version = pack.byte(), let length = length(version, &pack),
            let settings = pack.settings(), let parcel = pack.take(pack.left),
            let runs = Parcel.decode([UInt8](parcel))
        else { return false }
        if length < log.changes.count { rewind(to: Int64(length)) }
        for run in runs { _ = append(run.changes, undoing: run.undoes) }
        self.settings = settings
        keep()
        return true
    }

    /// How much of the log a piece follows, all of it in the first version; `nil` if it doesn't say.
    private func length(_ version: UInt8, _ pack: inout PackReader) -> Int? {
        switch version {
        case MemoryStore.pieceVersion: log.changes.count
        case MemoryStore.shorteningVersion: pack.number().map { Int(clamping: $0) }
        default: nil
        }
    }

    private func keep() {
        kept = Kept(position: log.changes.count, settings: settings)
    }

    private func piece(from position: Int, shortens: Bool = false) -> [UInt8] {
        var pack = PackWriter()
        pack.byte(shortens ? MemoryStore.shorteningVersion : MemoryStore.pieceVersion)
        if shortens { pack.number(UInt64(position)) }
        pack.settings(settings)
        let parcel = ParcelWriter()
        for change in log.changes[position...] { parcel.add(change, undoes: undoes[change.stamp]) }
        pack.append(parcel.bytes)
        return pack.bytes
    }
}

extension PackWriter {
    /// Sorted, so that the same settings give the same bytes.
    fileprivate mutating func settings(_ settings: [String: String]) {
        let names = settings.keys.sorted()
        number(UInt64(names.count))
        for name in names {
            text(name)
            text(settings[name] ?? "")
        }
    }
}

extension PackReader {
    fileprivate mutating func settings() -> [String: String]? {
        guard let count = count() else { return nil }
        var settings: [String: String] = [:]
        for _ in 0..<count {
            guard let name = text(), let value = text() else { return nil }
            settings[name] = value
        }
        return settings
    }
}
