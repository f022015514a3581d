import Kernel
import SQLiteStore

/// A book's file with any bytes changed is opened or refused, read or refused; nothing ends the
/// program. What is found to be whole has a log that can be read, and salvage makes a book that is
/// whole.
///
/// Each four bytes are a place in the file, in the first three, and what stands there then; a last
/// odd one cuts the file short.
func brokenStoreLaw(_ bytes: [UInt8]) -> String? {
    Scratch.empty(but: "whole.sqlite")
    var file = whole
    for start in stride(from: 0, to: bytes.count - 3, by: 4) {
        let place = bytes[start..<(start + 3)].reduce(0) { $0 << 8 | Int($1) }
        file[place % file.count] = bytes[start + 3]
    }
    if bytes.count % 4 == 1, let last = bytes.last { file.removeLast(Int(last) * file.count / 300) }
    guard let path = Scratch.write(file, "book.sqlite") else { return "a file can be written" }
    let schema = wholeApp.declarations.schema
    if let law = brokenUseLaw(path, schema) { return law }
    guard (try? SQLiteStore.salvage(from: path, to: Scratch.path("new.sqlite"), schema)) != nil
    else { return nil }
    let salvaged = try? SQLiteStore.open(Scratch.path("new.sqlite"), schema)
    guard let problems = try? salvaged?.check() else { return "what was salvaged can be read" }
    return problems.isEmpty ? nil : "what was salvaged is whole"
}

private func brokenUseLaw(_ path: String, _ schema: Schema) -> String? {
    guard let book = try? SQLiteStore.open(path, schema) else { return nil }
    let problems = try? book.check()
    let store = book.store
    for kind in schema.kinds { _ = try? store.records(Query(kind)) }
    let log = try? store.log(0, .max)
    _ = try? store.digest()
    _ = try? Book(store, .empty, now: now, seed: 2).json()
    _ = try? store.append([], nil)
    return problems?.isEmpty == true && log == nil ? "a whole book can be read" : nil
}

private let now = Instant(milliseconds: 1_800_000_000_000)

/// A book with a record of each sort in it.
private let whole: [UInt8] = {
    let path = Scratch.path("whole.sqlite")
    do {
        let book = try SQLiteStore.open(path, wholeApp.declarations.schema)
        let writer = Book(book.store, .empty, now: now, seed: 1)
        for tracker in wholeApp.trackers {
            try writer.load([try tracker.examples(writer, .english)])
        }
    } catch {
        fatalError("A book can be made: \(error)")
    }
    return Scratch.read("whole.sqlite")
}()
