import Kernel

/// What a row is to hold, column by column. Texts lie one after another in memory that serves many
/// rows, where SQLite reads them without a copy.
struct RowValues {
    enum Value {
        case null
        case integer(Int64)
        /// Where a text lies among ``bytes``.
        case text(Range<Int>)
    }

    private(set) var values: [Value] = []
    /// The texts.
    private(set) var bytes: [UInt8] = []
    /// The last point in time and its text: rows of one action mostly share theirs.
    private var lastInstant: (instant: Instant, text: String)?

    mutating func removeAll() {
        values.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: true)
    }

    /// Adds a text that `write` appends.
    mutating func addText(_ write: (inout [UInt8]) -> Void) {
        let start = bytes.count
        write(&bytes)
        values.append(.text(start..<bytes.count))
    }

    mutating func add(_ value: SQLValue) {
        switch value {
        case .null: values.append(.null)
        case .integer(let number): add(number)
        case .text(let text): add(text)
        }
    }

    mutating func add(_ number: Int64) {
        values.append(.integer(number))
    }

    mutating func add(_ text: String) {
        addText { $0.append(text) }
    }

    mutating func add(_ id: RecordID) {
        addText { $0.append(36) { id.write($0) } }
    }

    mutating func add(_ stamp: Stamp) {
        addText { $0.append(stamp) }
    }

    mutating func add(_ instant: Instant) {
        if let lastInstant, lastInstant.instant == instant { return add(lastInstant.text) }
        let text = instant.iso
        lastInstant = (instant, text)
        add(text)
    }
}

extension [UInt8] {
    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }

    mutating func append(_ stamp: Stamp) {
        append(Stamp.width) { stamp.write($0) }
    }

    /// Appends so many bytes, which `write` writes.
    fileprivate mutating func append(
        _ count: Int, _ write: (UnsafeMutableRawBufferPointer) -> Void
    ) {
        withUnsafeTemporaryAllocation(byteCount: count, alignment: 8) { memory in
            write(memory)
            append(contentsOf: memory)
        }
    }
}
