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
        if let said { return said }
        if bytes.isBook { return .book }
        return try recognized(foreign(bytes, path))
    }

    /// A file that somebody else may have written.
    func foreign(_ bytes: [UInt8], _ path: String) throws(Failure) -> ForeignFile {
        guard bytes.count <= ForeignFile.maximumSize else {
            throw .foreign(file: path, .refused(ReportText.foreignTooLarge))
        }
        return ForeignFile(bytes, name: path)
    }

    /// What the content shows beyond doubt, else what the name says.
    func recognized(_ file: ForeignFile) throws(Failure) -> ImportSource {
        if let fault = file.fault, fault.reason == .tooManyCells, !file.bytes.isPerhapsBook {
            throw .imported(file: file.name, .csv(fault))
        }
        switch file.nature(formats, schema, language) {
        case .book: return .book
        case .table(let kind?): return .table(kind)
        case .table(nil): return .table(try tableKind(file.name))
        case .foreign(let format):
            output.say(language(ReportText.readAs(format.name)))
            return .foreign(format)
        case .several(let formats):
            throw .foreign(file: file.name, .severalFormats(formats.names))
        case .unknown: throw .foreign(file: file.name, .unknown(formats.names))
        }
    }

    /// The kind of a table's records: as `--kind` says, or the file's name, as in `essentials.csv`.
    private func tableKind(_ path: String) throws(Failure) -> Kind {
        if let name = arguments[.kind] { return try kind(name) }
        guard let kind = namedKind(path) else { throw .usage(.kindMissing(.import)) }
        return kind
    }

    private func namedKind(_ path: String) -> Kind? {
        schema.kind(named: ForeignFile([], name: path).stem, in: language)
    }
}
