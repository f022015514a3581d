import Kernel

extension Session {
    /// The book, or one kind, as a file.
    func export() throws(Failure) {
        let kind = try arguments.operands.first.map { (name) throws(Failure) in try self.kind(name)
        }
        let format = try Format(arguments[.as], path: arguments[.output]) ?? .json
        let bytes: [UInt8]
        switch format {
        case .json:
            bytes = try reading { (book) throws(BookError) in try book.json(kind.map { [$0] }) }
        case .csv:
            guard let kind else { throw .usage(.kindMissing(.export)) }
            bytes = try reading { (book) throws(BookError) in try book.csv(kind) }
        }
        try write(bytes)
    }

    private func write(_ bytes: [UInt8]) throws(Failure) {
        guard let path = arguments[.output], path != "-" else { return output.print(bytes) }
        do { try Files.replace(path, with: bytes) } catch { throw .file(error) }
        say(.exported(path))
    }
}

/// The format of a file.
enum Format: String, CaseIterable {
    case json, csv

    /// The format that was named, else that of the path's ending; `nil` when neither says.
    init?(_ name: String?, path: String?) throws(Failure) {
        if let name {
            guard let format = Format(rawValue: name.folded) else {
                let allowed = Self.allCases.map { $0.rawValue }
                throw .usage(.wrongValue(.as, name, allowed: allowed))
            }
            self = format
            return
        }
        let ending = path?.folded ?? ""
        guard let format = Self.allCases.first(where: { ending.hasSuffix("." + $0.rawValue) })
        else { return nil }
        self = format
    }
}
