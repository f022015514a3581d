/// Reads a ``Parcel``.
struct ParcelReader {
    private var pack: PackReader
    private var names: [String] = []
    private var values: [String] = []
    private var records: [RecordID] = []
    private var nodes: [UInt64] = []
    private var shapes: [[String]] = []
    private var kind = ""
    private var stamp = Stamp.never
    private var shape: [String]?
    /// The number of the last entry's record; none before the first.
    private var record = -1
    private var high: UInt64 = 0
    private let limit: Parcel.Limit
    private var changes = 0
    private var fields = 0
    /// Whether reading ended because there is more than may be.
    private(set) var isTooMuch = false

    init(_ bytes: [UInt8], upTo limit: Parcel.Limit = .none) {
        pack = PackReader(bytes)
        self.limit = limit
    }

    /// All changes; nil unless every byte is as a ``ParcelWriter`` writes it, and there aren't too many.
    /// Of more than `most` only the first are read.
    mutating func runs(first most: Int = .max) -> [Parcel.Run]? {
        var runs: [Parcel.Run] = []
        while !pack.isAtEnd, changes < most {
            changes += 1
            guard isWithin(changes, limit.changes) else { return nil }
            guard let head = pack.byte(), head & Parcel.Head.unused == 0,
                readSubject(head), readStamp(head)
            else { return nil }
            let undoes = head & Parcel.Head.undoes != 0 ? readUndone() : nil
            if undoes == nil, head & Parcel.Head.undoes != 0 { return nil }
            guard let fields = readFields(head) else { return nil }
            if runs.isEmpty || runs[runs.count - 1].undoes != undoes {
                runs.append(Parcel.Run(undoes: undoes, changes: []))
            }
            runs[runs.count - 1].changes.append(
                Change(kind: kind, record: records[record], stamp: stamp, fields: fields))
        }
        return runs
    }

    private mutating func isWithin(_ count: Int, _ most: Int) -> Bool {
        if count > most { isTooMuch = true }
        return count <= most
    }
}

// Names and identifiers.
extension ParcelReader {
    private mutating func readSubject(_ head: UInt8) -> Bool {
        if head & Parcel.Head.sameRecord == 0 {
            guard let reference = pack.number(), let number = readRecord(reference) else {
                return false
            }
            record = number
        }
        if head & Parcel.Head.sameKind == 0 {
            guard let name = readName() else { return false }
            kind = name
        }
        return record >= 0
    }

    private mutating func readName() -> String? {
        guard let number = pack.number() else { return nil }
        if number > 0 { return names.at(number - 1) }
        guard let name = pack.text() else { return nil }
        names.append(name)
        return name
    }

    /// The number of an identifier, which is read when it is new.
    private mutating func readRecord(_ reference: UInt64) -> Int? {
        if reference == 0 {
            guard let difference = pack.signed(), let low = pack.word() else { return nil }
            high = high &+ UInt64(bitPattern: difference)
            records.append(RecordID(high: high, low: low))
            return records.count - 1
        }
        let coded = reference - 1
        let distance = Int64(bitPattern: coded >> 1 ^ (0 &- (coded & 1)))
        let number = Int64(record) &+ distance
        return number >= 0 && number < Int64(records.count) ? Int(number) : nil
    }

    private mutating func readNode() -> UInt64? {
        guard let number = pack.number() else { return nil }
        if number > 0 { return nodes.at(number - 1) }
        guard let node = pack.word() else { return nil }
        nodes.append(node)
        return node
    }
}

// Stamps.
extension ParcelReader {
    private mutating func readStamp(_ head: UInt8) -> Bool {
        if head & Parcel.Head.sameStamp != 0 { return true }
        guard let difference = pack.signed(),
            let counter = head & Parcel.Head.hasCounter != 0 ? pack.number() : 0,
            let node = head & Parcel.Head.sameNode != 0 ? stamp.node : readNode(),
            let stamp = later(difference, counter, node)
        else { return false }
        self.stamp = stamp
        return true
    }

    private mutating func readUndone() -> Stamp? {
        guard let difference = pack.signed(), let counter = pack.number(), let node = readNode()
        else { return nil }
        return later(difference, counter, node)
    }

    /// The stamp some milliseconds after the last one.
    private func later(_ difference: Int64, _ counter: UInt64, _ node: UInt64) -> Stamp? {
        let (milliseconds, isTooMuch) = Int64(stamp.time >> 16).addingReportingOverflow(difference)
        guard !isTooMuch, milliseconds >= 0, milliseconds < 1 << 48, counter < 1 << 16 else {
            return nil
        }
        return Stamp(time: UInt64(milliseconds) << 16 | counter, node: node)
    }
}

// Fields.
extension ParcelReader {
    private mutating func readFields(_ head: UInt8) -> [FieldChange]? {
        if head & Parcel.Head.sameShape == 0 { shape = readShape() }
        guard let shape, shape.count <= pack.left else { return nil }
        self.fields += shape.count
        guard isWithin(self.fields, limit.fields) else { return nil }
        var fields: [FieldChange] = []
        fields.reserveCapacity(shape.count)
        for name in shape {
            guard let json = readValue() else { return nil }
            fields.append(FieldChange(name, json: json))
        }
        return fields
    }

    private mutating func readShape() -> [String]? {
        guard let number = pack.number() else { return nil }
        if number > 0 { return shapes.at(number - 1) }
        guard let count = pack.count(), isWithin(count, limit.fields) else { return nil }
        var shape: [String] = []
        for _ in 0..<count {
            guard let name = readName() else { return nil }
            shape.append(name)
        }
        if shapes.count < Parcel.shapeLimit { shapes.append(shape) }
        return shape
    }

    private mutating func readValue() -> String? {
        guard let coded = pack.number() else { return nil }
        let (tag, number) = (coded & 3, coded >> 2)
        switch tag {
        case Parcel.Tag.known: return values.at(number)
        case Parcel.Tag.record: return readRecord(number).map { records[$0].quoted }
        default:
            guard number <= UInt64(pack.left), let json = readLiteral(tag, Int(number)) else {
                return nil
            }
            if json.utf8.count <= Parcel.shortValue, values.count < Parcel.valueLimit {
                values.append(json)
            }
            return json
        }
    }
}

extension ParcelReader {
    private mutating func readLiteral(_ tag: UInt64, _ count: Int) -> String? {
        tag == Parcel.Tag.string ? pack.quotedText(count) : pack.text(count)
    }
}

extension Array {
    /// The element with a number that was read; nil when there is none.
    fileprivate func at(_ number: UInt64) -> Element? {
        number < UInt64(count) ? self[Int(number)] : nil
    }
}
