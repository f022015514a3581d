/// What a host keeps of a store in memory, as bytes: the settings and a stretch of the log.
struct StoredPiece {
    struct Entry {
        let change: Change
        let undoes: Stamp?
    }

    let settings: [String: String]
    let entries: [Entry]

    static let version: UInt8 = 1
}

extension StoredPiece {
    var bytes: [UInt8] {
        var writer = FrameWriter()
        writer.integer(Self.version)
        writer.integer(UInt32(clamping: settings.count))
        for name in settings.keys.sorted() {
            writer.text(name)
            writer.text(settings[name] ?? "")
        }
        writer.integer(UInt32(clamping: entries.count))
        for entry in entries { writer.entry(entry) }
        return writer.frame
    }

    /// Reads ``bytes``; `nil` for anything else.
    init?(_ bytes: [UInt8]) {
        var reader = FrameReader(bytes)
        guard reader.integer(UInt8.self) == Self.version,
            let settingCount = reader.integer(UInt32.self)
        else { return nil }
        var settings: [String: String] = [:]
        for _ in 0..<settingCount {
            guard let name = reader.text(), let value = reader.text() else { return nil }
            settings[name] = value
        }
        guard let count = reader.integer(UInt32.self) else { return nil }
        var entries: [Entry] = []
        for _ in 0..<count {
            guard let entry = reader.entry() else { return nil }
            entries.append(entry)
        }
        guard reader.isAtEnd else { return nil }
        self.init(settings: settings, entries: entries)
    }
}

extension FrameWriter {
    fileprivate mutating func entry(_ entry: StoredPiece.Entry) {
        text(entry.change.kind)
        integer(entry.change.record.high)
        integer(entry.change.record.low)
        stamp(entry.change.stamp)
        integer(UInt8(entry.undoes == nil ? 0 : 1))
        if let undone = entry.undoes { stamp(undone) }
        integer(UInt32(clamping: entry.change.fields.count))
        for field in entry.change.fields {
            text(field.name)
            text(field.json)
        }
    }

    private mutating func stamp(_ stamp: Stamp) {
        integer(stamp.time)
        integer(stamp.node)
    }
}

extension FrameReader {
    fileprivate mutating func entry() -> StoredPiece.Entry? {
        guard let kind = text(), let high = integer(UInt64.self), let low = integer(UInt64.self),
            let stamp = stamp(), let isUndoing = integer(UInt8.self)
        else { return nil }
        let undone = isUndoing == 1 ? self.stamp() : nil
        guard isUndoing == 0 || undone != nil, let count = integer(UInt32.self) else { return nil }
        var fields: [FieldChange] = []
        for _ in 0..<count {
            guard let name = text(), let json = text() else { return nil }
            fields.append(FieldChange(name, json: json))
        }
        let change = Change(
            kind: kind, record: RecordID(high: high, low: low), stamp: stamp, fields: fields)
        return StoredPiece.Entry(change: change, undoes: undone)
    }

    private mutating func stamp() -> Stamp? {
        guard let time = integer(UInt64.self), let node = integer(UInt64.self) else { return nil }
        return Stamp(time: time, node: node)
    }
}
