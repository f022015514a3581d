import Glibc
import Kernel
import Priorities
import SQLiteStore

let schema = Schema([Essential.kind, EssentialLink.kind])
let start = Instant(milliseconds: 1_780_000_000_000)

/// The identifier, stamp and name of the record with a number.
func sampleID(_ number: Int) -> RecordID {
    var random = RandomSource(seed: UInt64(number))
    let now = Instant(milliseconds: start.milliseconds + Int64(number))
    return RecordID.make(now: now, using: &random)
}

func sampleStamp(_ number: Int, node: UInt64 = 1) -> Stamp {
    Stamp(time: UInt64(start.milliseconds + Int64(number)) << 16, node: node)
}

func sampleName(_ number: Int) -> String {
    var random = RandomSource(seed: UInt64(number))
    return "Milk \(random.next() % 100_000)"
}

/// One change that makes a record with three fields.
func sampleChange(_ number: Int) -> Change {
    let levels = ["low", "medium", "high", "critical"]
    return Change(
        kind: "essential", record: sampleID(number), stamp: sampleStamp(number),
        fields: [
            FieldChange("name", json: "\"\(sampleName(number))\""),
            FieldChange("details", json: "\"2 bottles\""),
            FieldChange("level", json: "\"\(levels[number % 4])\""),
        ])
}

/// A book with so many essentials.
func makeBook(_ path: String, _ count: Int) throws -> SQLiteStore {
    let book = try SQLiteStore.open(path, schema)
    let store = book.store
    try store.begin(true)
    _ = try store.append((0..<count).map(sampleChange), nil)
    try store.commit()
    return book
}

func removeFolder(_ path: String) {
    if let directory = opendir(path) {
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            unlink("\(path)/\(name)")
        }
        closedir(directory)
    }
    rmdir(path)
}
