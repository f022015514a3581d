import Kernel

extension Session {
    /// The book, or one kind, as a file.
    func export() throws(Failure) {
        let kind = try arguments.operands.first.map { (name) throws(Failure) in try self.kind(name)
        }
        if let export = foreignExport { return try write(try foreign(export)) }
        let format = try Format(arguments[.as], path: arguments[.output], also: exports) ?? .json
        if arguments.has(.from) { throw .usage(.together(.from, .as)) }
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

    /// The formats of others that can be written.
    private var exports: [String] { formats.filter { $0.export != nil }.names }

    private var foreignExport: ForeignExport? {
        guard let name = arguments[.as]?.folded else { return nil }
        return formats.first { $0.name == name }?.export
    }

    /// One record as others write it.
    private func foreign(_ export: ForeignExport) throws(Failure) -> [UInt8] {
        if let word = arguments.operands.first { throw .usage(.tooMany(word)) }
        guard let reference = arguments[.from] else {
            throw .usage(.valueMissing(.from, Option.from.value ?? ""))
        }
        return try reading { (book) throws(BookError) in
            try export.write(try book.resolve(reference, in: export.kind), book)
        }
    }

    private func write(_ bytes: [UInt8]) throws(Failure) {
        guard let path = arguments[.output], path != "-" else { return output.print(bytes) }
        try write(bytes, to: path)
    }
}

/// The format of a file.
enum Format: String, CaseIterable {
    case json, csv

    /// The format that was named, else that of the path's ending; `nil` when neither says.
    init?(_ name: String?, path: String?, also others: [String] = []) throws(Failure) {
        if let name {
            guard let format = Format(rawValue: name.folded) else {
                let allowed = Self.allCases.map { $0.rawValue } + others
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
