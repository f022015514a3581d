import Kernel

/// What a browser's recovery page gives of the book on its device: its pieces (see
/// ``MemoryStore/takeNews()``), each after its length in four bytes, the lowest first; a length of 0;
/// the files of its notes, each after its length.
struct DeviceFile {
    /// All changes, as the device had them in its log.
    let runs: [Parcel.Run]
    let files: [[UInt8]]

    /// `nil` unless every byte can be read.
    init?(_ bytes: [UInt8], _ schema: Schema) {
        var rest = bytes[...]
        let memory = MemoryStore(schema)
        var files: [[UInt8]] = []
        var (hasPieces, isPastPieces) = (false, false)
        while !rest.isEmpty {
            guard let part = DeviceFile.part(&rest) else { return nil }
            if isPastPieces {
                files.append(part)
            } else if part.isEmpty {
                isPastPieces = true
            } else {
                guard memory.load(part) else { return nil }
                hasPieces = true
            }
        }
        guard hasPieces, let log = try? memory.store.log(0, .max),
            let runs = Parcel.decode(Parcel.encode(log))
        else { return nil }
        (self.runs, self.files) = (runs, files)
    }

    private static func part(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
        guard rest.count >= 4 else { return nil }
        let length = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        rest = rest.dropFirst(4)
        guard length <= rest.count else { return nil }
        defer { rest = rest.dropFirst(length) }
        return Array(rest.prefix(length))
    }
}
