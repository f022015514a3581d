/// Writes a ``Parcel`` entry by entry.
package final class ParcelWriter {
    private var pack = PackWriter()
    private let names = TextTable()
    private let values = TextTable()
    private var records: [RecordID: Int32] = [:]
    private var nodes: [UInt64] = []
    private var shapes: [[FieldChange]] = []
    private var last = Change(kind: "", record: .none, stamp: .never, fields: [])
    private var lastShape = -1
    /// The number of the last entry's record.
    private var record = -1
    /// The upper half of the last new identifier.
    private var high: UInt64 = 0

    package init() {}

    package var bytes: [UInt8] { pack.bytes }
    package var count: Int { pack.bytes.count }

    /// Adds a change, and which action its own takes back.
    package func add(_ change: Change, undoes: Stamp?) {
        let shape = shape(of: change)
        pack.byte(head(change, undoes, shape))
        if change.record != last.record || record < 0 { write(id: change.record, moving: true) }
        if !change.kind.hasSameBytes(as: last.kind) { write(name: change.kind) }
        if change.stamp != last.stamp { write(change.stamp) }
        if let undoes { write(undoes, of: change.stamp) }
        if shape < 0 || shape != lastShape { write(shape, change) }
        for field in change.fields { write(value: field.json) }
        last = change
    }

    private func head(_ change: Change, _ undoes: Stamp?, _ shape: Int) -> UInt8 {
        var head: UInt8 = 0
        if change.record == last.record, record >= 0 { head |= Parcel.Head.sameRecord }
        if change.kind.hasSameBytes(as: last.kind) { head |= Parcel.Head.sameKind }
        if change.stamp == last.stamp { head |= Parcel.Head.sameStamp }
        if change.stamp.node == last.stamp.node { head |= Parcel.Head.sameNode }
        if change.stamp.time & 0xffff != 0 { head |= Parcel.Head.hasCounter }
        if shape >= 0, shape == lastShape { head |= Parcel.Head.sameShape }
        if undoes != nil { head |= Parcel.Head.undoes }
        return head
    }
}

// Names and identifiers.
extension ParcelWriter {
    private func write(name: String) {
        if let number = names.number(of: name) { return pack.number(UInt64(number) + 1) }
        names.add(name)
        pack.number(0)
        pack.text(name)
    }

    /// An identifier by how far its number is from the last record's, or whole when it is new.
    private func write(id: RecordID, moving: Bool) {
        let known = records[id].map { Int($0) }
        pack.number(known.map { reference($0) } ?? 0)
        if known == nil { write(new: id) }
        if moving { record = known ?? records.count - 1 }
    }

    private func reference(_ number: Int) -> UInt64 {
        let distance = Int64(number) - Int64(record)
        return UInt64(bitPattern: distance << 1 ^ distance >> 63) + 1
    }

    private func write(new id: RecordID) {
        records[id] = Int32(truncatingIfNeeded: records.count)
        pack.signed(Int64(bitPattern: id.high &- high))
        pack.word(id.low)
        high = id.high
    }

    private func write(node: UInt64) {
        if let number = nodes.firstIndex(of: node) { return pack.number(UInt64(number) + 1) }
        nodes.append(node)
        pack.number(0)
        pack.word(node)
    }
}

// Stamps.
extension ParcelWriter {
    private func write(_ stamp: Stamp) {
        pack.signed(Int64(stamp.time >> 16) - Int64(last.stamp.time >> 16))
        if stamp.time & 0xffff != 0 { pack.number(stamp.time & 0xffff) }
        if stamp.node != last.stamp.node { write(node: stamp.node) }
    }

    /// Another action by how long before it was.
    private func write(_ undoes: Stamp, of stamp: Stamp) {
        pack.signed(Int64(undoes.time >> 16) - Int64(stamp.time >> 16))
        pack.number(undoes.time & 0xffff)
        write(node: undoes.node)
    }
}

// Fields.
extension ParcelWriter {
    /// The number of the change's list of fields; negative when it has none yet.
    private func shape(of change: Change) -> Int {
        if lastShape >= 0, hasShape(change, shapes[lastShape]) { return lastShape }
        return shapes.firstIndex { hasShape(change, $0) } ?? -1
    }

    private func hasShape(_ change: Change, _ shape: [FieldChange]) -> Bool {
        guard change.fields.count == shape.count else { return false }
        for index in shape.indices
        where !change.fields[index].name.hasSameBytes(as: shape[index].name) { return false }
        return true
    }

    private func write(_ shape: Int, _ change: Change) {
        lastShape = shape
        if shape >= 0 { return pack.number(UInt64(shape) + 1) }
        pack.number(0)
        pack.number(UInt64(change.fields.count))
        for field in change.fields { write(name: field.name) }
        guard shapes.count < Parcel.shapeLimit else { return }
        lastShape = shapes.count
        shapes.append(change.fields)
    }

    private func write(value json: String) {
        let count = json.utf8.count
        if let id = json.quotedID {
            if let number = records[id] {
                return pack.number((reference(Int(number))) << 2 | Parcel.Tag.record)
            }
            pack.number(Parcel.Tag.record)
            return write(new: id)
        }
        let isShort = count <= Parcel.shortValue
        if isShort, let number = values.number(of: json) {
            return pack.number(UInt64(number) << 2 | Parcel.Tag.known)
        }
        if isShort, values.count < Parcel.valueLimit { values.add(json) }
        guard json.isPlainString else {
            pack.number(UInt64(count) << 2 | Parcel.Tag.json)
            return pack.append(json.utf8)
        }
        pack.number(UInt64(count - 2) << 2 | Parcel.Tag.string)
        pack.append(json.utf8.dropFirst().dropLast())
    }
}

extension String {
    /// Whether it is a JSON string without escapes.
    fileprivate var isPlainString: Bool {
        guard utf8.count >= 2, utf8.first == UInt8(ascii: "\""), utf8.last == UInt8(ascii: "\"")
        else { return false }
        return utf8.dropFirst().dropLast().allSatisfy {
            $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        }
    }

    /// The identifier that a JSON string holds in the one form in which it is written.
    fileprivate var quotedID: RecordID? {
        guard utf8.count == 38, isPlainString, let id = RecordID(utf8: utf8.dropFirst().dropLast())
        else { return nil }
        return id.quoted.hasSameBytes(as: self) ? id : nil
    }
}

extension RecordID {
    /// The identifier as a value in a change.
    var quoted: String { "\"" + text + "\"" }
}
