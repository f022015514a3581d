/// How far the files of a book are in step with one server's; a part of ``SyncState``.
struct FileState: Equatable {
    /// Up to which position of the own log the files that it names have been looked at.
    var through: Int64 = 0
    /// The fields that were looked at: a later version may know of more that name files.
    var fields = ""
    /// The files that one side or both lack, or may lack.
    var open: [BlobHash] = []
    /// When those that went wrong are tried again.
    var retry: Instant?
    /// Whether this device had no room for a file.
    var isFull = false

    /// How many milliseconds to leave alone what could not be taken in.
    static let rest: Int64 = 600_000

    /// Whether what went wrong is left alone for now; a clock that was put back doesn't prolong it.
    func rests(at now: Instant) -> Bool {
        guard let retry else { return false }
        return 1...FileState.rest ~= retry.milliseconds &- now.milliseconds
    }
}

extension PackWriter {
    mutating func files(_ state: FileState) {
        signed(state.through)
        text(state.fields)
        hashes(state.open)
        byte((state.isFull ? 1 : 0) | (state.retry == nil ? 0 : 2))
        if let retry = state.retry { signed(retry.milliseconds) }
    }
}

extension PackReader {
    /// Nil also where there is none: versions before there were files kept none.
    mutating func files() -> FileState? {
        guard let through = signed(), let fields = text(), let open = hashes(), let flags = byte()
        else { return nil }
        var state = FileState(
            through: through, fields: fields, open: open, isFull: flags & 1 != 0)
        if flags & 2 != 0 { state.retry = signed().map { Instant(milliseconds: $0) } }
        return state
    }
}

extension Store {
    /// The fields that name files, as one text.
    var fileFields: String {
        schema.kinds.flatMap { kind in kind.fileFields.map { kind.name + "." + $0 } }
            .joined(separator: " ")
    }

    /// The files that the log names after a position, each once, and where the log ends. Also what
    /// was overwritten or belongs to what is deleted is named: an undo brings it back.
    package func filesNamed(
        after start: Int64 = 0
    ) throws(StoreError) -> (files: [BlobHash], end: Int64) {
        var named: [BlobHash] = []
        var seen: Set<BlobHash> = []
        var end = start
        while case let page = try log(end, 1_000), let last = page.last {
            end = last.position
            for entry in page {
                guard let kind = schema.kind(entry.change.kind), kind.namesFiles else { continue }
                for hash in entry.change.files(of: kind) where seen.insert(hash).inserted {
                    named.append(hash)
                }
            }
        }
        return (named, end)
    }
}

extension Kind {
    fileprivate var fileFields: [String] {
        fields.filter { $0.notation?.namesBlob == true }.map { $0.name }
    }
}

extension Change {
    fileprivate func files(of kind: Kind) -> [BlobHash] {
        fields.filter { kind.field($0.name)?.notation?.namesBlob == true }
            .compactMap { BlobHash(String($0.json.dropFirst().dropLast())) }
    }
}
