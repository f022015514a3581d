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
}

extension Kind {
    fileprivate var fileFields: [String] {
        fields.filter { $0.notation?.namesBlob == true }.map { $0.name }
    }
}
