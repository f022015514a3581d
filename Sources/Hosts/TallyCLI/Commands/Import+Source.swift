import Kernel

/// What a file to import is.
enum ImportSource {
    /// The book's own JSON.
    case book
    /// A table of records of one kind, as `tally export --as csv` writes it.
    case table(Kind)
    /// What somebody else wrote.
    case foreign(ForeignFormat)

    /// `--as auto`: by the content.
    static let auto = "auto"
}

extension Session {
    /// What `--as` or `--kind` says a file is; `nil` when its content must tell.
    func namedSource(_ path: String) throws(Failure) -> ImportSource? {
        let name = arguments[.as]?.folded ?? ImportSource.auto
        switch name {
        case ImportSource.auto: return arguments.has(.kind) ? .table(try tableKind(path)) : nil
        case Format.json.rawValue: return .book
        case Format.csv.rawValue: return .table(try tableKind(path))
        default:
            guard let format = formats.first(where: { $0.name == name }) else {
                let known = [ImportSource.auto] + Format.allCases.map { $0.rawValue }
                throw .usage(.wrongValue(.as, name, allowed: known + formats.names))
            }
            return .foreign(format)
        }
    }

    /// As was said, else by the content.
    func source(
        _ said: ImportSource?, _ bytes: [UInt8], _ path: String
    ) throws(Failure) -> ImportSource {
        guard let said else { return try recognized(ForeignFile(bytes, name: path)) }
        return said
    }

    /// What the content shows beyond doubt, else what the name says.
    func recognized(_ file: ForeignFile) throws(Failure) -> ImportSource {
        let isOwn = file.text.isBook
        let isTable = file.ends(in: Format.csv.rawValue) || ForeignFile.isPacked(file.bytes)
        let found = isOwn ? [] : formats.map { ($0, $0.recognizes(file)) }
        let sure = found.filter { $0.1 == .sure }.map { $0.0 }
        if sure.count == 1 {
            output.say(language(ReportText.readAs(sure[0].name)))
            return .foreign(sure[0])
        }
        if sure.isEmpty, isTable, let kind = namedKind(file.name) {
            return .table(kind)
        }
        let possible = found.filter { $0.1 != .no }.map { $0.0 }
        guard possible.isEmpty || file.ends(in: Format.json.rawValue) else {
            throw .foreign(file: file.name, .severalFormats((sure.isEmpty ? possible : sure).names))
        }
        return isTable ? .table(try tableKind(file.name)) : .book
    }

    /// The kind of a table's records: as `--kind` says, or the file's name, as in `essentials.csv`.
    private func tableKind(_ path: String) throws(Failure) -> Kind {
        if let name = arguments[.kind] { return try kind(name) }
        guard let kind = namedKind(path) else { throw .usage(.kindMissing(.import)) }
        return kind
    }

    private func namedKind(_ path: String) -> Kind? {
        let file = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
        let stem = String(Substring(file.prefix { $0 != UInt8(ascii: ".") }))
        return schema.kind(named: stem, in: language)
    }
}

extension String {
    /// Whether it begins as the JSON of a book does.
    fileprivate var isBook: Bool {
        let start = utf8.prefix(200).filter { $0 > 0x20 }
        return start.starts(with: "{\"tallybook\":".utf8)
    }
}
