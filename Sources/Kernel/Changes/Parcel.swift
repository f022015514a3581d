/// A list of changes in few bytes: what devices send each other, and what a browser keeps a log in.
///
/// Notes/Sync.md describes the bytes. Names, nodes, identifiers and short values are written once and
/// then called by number; times are written as differences. Each parcel stands for itself. Kinds,
/// fields and values that this version doesn't know pass through as they came.
package enum Parcel {
    /// Bits in the first byte of an entry. The last one is not used yet.
    enum Head {
        static let sameRecord: UInt8 = 0x01
        static let sameKind: UInt8 = 0x02
        static let sameStamp: UInt8 = 0x04
        static let sameNode: UInt8 = 0x08
        static let hasCounter: UInt8 = 0x10
        static let sameShape: UInt8 = 0x20
        static let undoes: UInt8 = 0x40
        static let unused: UInt8 = 0x80
    }

    /// What the lower two bits say of a value; the upper ones are a length or a number.
    enum Tag {
        static let json: UInt64 = 0
        static let string: UInt64 = 1
        static let known: UInt64 = 2
        static let record: UInt64 = 3
    }

    /// Values of up to so many bytes get a number, as long as there are numbers left.
    static let shortValue = 32
    static let valueLimit = 1 << 16
    /// How many different lists of fields get a number.
    static let shapeLimit = 256

    /// The bytes of some entries of a log, in their order.
    package static func encode(_ entries: [LogEntry]) -> [UInt8] {
        let writer = ParcelWriter()
        for entry in entries { writer.add(entry.change, undoes: entry.undoes) }
        return writer.bytes
    }

    /// The changes in some bytes, in their order; nil unless all of them can be read.
    package static func decode(_ bytes: [UInt8]) -> [Run]? {
        var reader = ParcelReader(bytes)
        return reader.runs()
    }

    /// How much a parcel may say.
    struct Limit {
        let changes: Int
        let fields: Int

        static let none = Limit(changes: .max, fields: .max)
    }

    /// Changes that follow each other and take back the same action, or none.
    package struct Run: Sendable, Hashable {
        package let undoes: Stamp?
        package var changes: [Change]

        package init(undoes: Stamp?, changes: [Change]) {
            self.undoes = undoes
            self.changes = changes
        }
    }
}
