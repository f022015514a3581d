import Kernel

/// What a browser's recovery page gives of the book on its device: its pieces (see
/// ``MemoryStore/takeNews()``), each after its length in four bytes, the lowest first; a length of 0;
/// the files of its notes, each after its length.
struct DeviceFile {
    /// All changes that can be read, as the device had them in its log.
    let runs: [Parcel.Run]
    let files: [[UInt8]]
    /// The address of its book at the server; nil where it had none.
    let server: String?
    /// How many pieces there are, and which of them can't be read, counted from 1.
    let pieces: Int
    let unreadable: [Int]
    /// Whether the file ends in the midst of a piece or of a file.
    let isCut: Bool
    /// Whether the pieces follow each other as the device wrote them, as far as its own stamps show.
    let isInOrder: Bool

    var isWhole: Bool { pieces > 0 && unreadable.isEmpty && !isCut }
    var isEmpty: Bool { runs.isEmpty && files.isEmpty }

    /// Without a piece the others lose nothing: one that shortens the log says how long it is then, and what
    /// is left of it is no longer than it was.
    init(_ bytes: [UInt8], _ schema: Schema) throws(StoreError) {
        let (parts, isCut) = DeviceFile.parts(of: bytes)
        let memory = MemoryStore(schema)
        // A piece that was emptied looks like the end of all of them.
        let last = parts.lastIndex { $0.isEmpty } ?? parts.count
        let sound = Set((0..<last).filter { memory.load(parts[$0]) })
        let log = try memory.store.log(0, .max)
        server = try memory.store.setting(Setting.server.rawValue)
        isInOrder = try memory.store.ascends(log)
        let rest = parts.dropFirst(sound.max().map { $0 + 1 } ?? 0)
        let end = rest.firstIndex { $0.isEmpty } ?? parts.count
        let behind = parts.dropFirst(end + 1)
        let hasEmptyFile = behind.contains([]) && DeviceFile.namesEmptyFile(log)
        let emptied = max(0, behind.count { $0.isEmpty } - (hasEmptyFile ? 1 : 0))
        runs = DeviceFile.runs(log)
        files = behind.filter { !$0.isEmpty } + (hasEmptyFile ? [[]] : [])
        pieces = end + emptied
        unreadable = (0..<pieces).filter { !sound.contains($0) }.map { $0 + 1 }
        // An empty part ends the pieces, whether files follow or not.
        self.isCut = isCut || !parts.contains { $0.isEmpty }
    }

    private static func parts(of bytes: [UInt8]) -> (parts: [[UInt8]], isCut: Bool) {
        var parts: [[UInt8]] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let length = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            guard rest.count >= 4 + length else { return (parts, true) }
            parts.append(Array(rest.dropFirst(4).prefix(length)))
            rest = rest.dropFirst(4 + length)
        }
        return (parts, false)
    }

    private static func namesEmptyFile(_ log: [LogEntry]) -> Bool {
        let name = BlobHash(of: []).text
        return log.contains { $0.change.fields.contains { $0.json.contains(name) } }
    }

    private static func runs(_ log: [LogEntry]) -> [Parcel.Run] {
        log.reduce(into: []) { runs, entry in
            if runs.isEmpty || runs[runs.count - 1].undoes != entry.undoes {
                runs.append(Parcel.Run(undoes: entry.undoes, changes: []))
            }
            runs[runs.count - 1].changes.append(entry.change)
        }
    }
}
