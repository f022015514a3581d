/// Reads the records of a book's JSON without looking into any store.
struct JSONBookReader {
    private let schema: Schema
    private var file = ImportFile(namesByTitle: false)

    static func read(_ bytes: [UInt8], _ schema: Schema) throws(ImportError) -> ImportFile {
        let json: JSON
        do { json = try JSON.parse(bytes) } catch { throw .json(error) }
        var reader = JSONBookReader(schema: schema)
        for (index, record) in try records(of: json).enumerated() {
            reader.read(record, at: .record(index))
        }
        reader.note(json[BookFormat.irregularName])
        for (index, blob) in (json[BookFormat.filesName]?.elements ?? []).enumerated() {
            reader.file.blobs.append(try self.blob(blob, index))
        }
        return reader.file
    }

    private init(schema: Schema) {
        self.schema = schema
    }

    private static func records(of json: JSON) throws(ImportError) -> [JSON] {
        guard let version = json[BookFormat.versionName] else { throw .notABook(.shape) }
        guard case .number(let digits) = version, let number = Decimal(canonical: digits),
            number.int64 == Int64(BookFormat.version)
        else { throw .notABook(.version(JSONText(version).text)) }
        var seen: Set<String> = []
        for member in json.members ?? [] where !seen.insert(member.name).inserted {
            throw .notABook(.repeatedName(member.name))
        }
        guard let records = json[BookFormat.recordsName]?.elements else {
            throw .notABook(.recordsMissing)
        }
        return records
    }

    /// Takes note of the fields that the book held though nobody could type them so.
    private mutating func note(_ irregular: JSON?) {
        var names: [String: Set<String>] = [:]
        for item in irregular?.elements ?? [] {
            guard let kind = item[BookFormat.kindName]?.string,
                let id = item[BookFormat.idName]?.string,
                let fields = item[BookFormat.fieldsName]?.elements
            else { continue }
            names[kind + "/" + id, default: []].formUnion(fields.compactMap { $0.string })
        }
        if names.isEmpty { return }
        for index in file.entries.indices {
            let entry = file.entries[index]
            let key = entry.kind.name + "/" + (entry.writtenID ?? "")
            file.entries[index].irregular = names[key] ?? []
        }
    }

    /// A file, whose bytes must be those of its hash.
    private static func blob(_ json: JSON, _ index: Int) throws(ImportError) -> ImportFile.Blob {
        guard let hash = json[BookFormat.hashName]?.string.flatMap({ BlobHash($0) }),
            let bytes = json[BookFormat.bytesName]?.string.flatMap({ Base64.decode($0) }),
            bytes.count <= Blobs.maximumSize, BlobHash(of: bytes) == hash
        else { throw .notABook(.damagedFile(index)) }
        return ImportFile.Blob(hash: hash, bytes: bytes)
    }

    private mutating func read(_ json: JSON, at place: ImportPlace) {
        guard let members = json.members else {
            file.problems.append(ImportProblem(place, .notAnObject))
            return
        }
        guard let kind = kind(of: json, at: place) else { return }
        guard let id = json[BookFormat.idName]?.string, !id.isBlank else {
            let reason = ImportProblem.Reason(notAText: BookFormat.idName, in: json) ?? .idMissing
            file.problems.append(ImportProblem(place, kind: kind.name, reason))
            return
        }
        var entry = ImportEntry(place, kind, id: id)
        var seen: Set<String> = []
        for member in members { read(member, into: &entry, &seen) }
        file.entries.append(entry)
    }

    private mutating func kind(of json: JSON, at place: ImportPlace) -> Kind? {
        let id = json[BookFormat.idName]?.string ?? ""
        guard let name = json[BookFormat.kindName]?.string else {
            let reason =
                ImportProblem.Reason(notAText: BookFormat.kindName, in: json) ?? .kindMissing
            file.problems.append(ImportProblem(place, id: id, reason))
            return nil
        }
        if let kind = schema.kind(name) { return kind }
        let suggestion = name.nearest(in: schema.kinds.map { $0.name })
        file.problems.append(
            ImportProblem(place, id: id, .unknownKind(name, suggestion: suggestion)))
        return nil
    }

    private mutating func read(
        _ member: JSON.Member, into entry: inout ImportEntry, _ seen: inout Set<String>
    ) {
        guard seen.insert(member.name).inserted else {
            file.problems.append(entry.problem(.repeatedField(member.name)))
            return
        }
        switch member.name {
        case BookFormat.kindName, BookFormat.idName, BookFormat.modifiedName: return
        default: break
        }
        guard let field = entry.kind.importedField(member.name) else {
            file.problems.append(entry.problem(.unknownField(member.name, of: entry.kind)))
            return
        }
        do { try entry.read(member.value, for: field) } catch {
            file.problems.append(entry.problem(.refused(error)))
        }
    }
}

extension ImportEntry {
    fileprivate mutating func read(_ json: JSON, for field: Field) throws(FieldError) {
        if field.type.target != nil, case .string(let text) = json {
            references.append((field, text))
        } else {
            values.append((field, try field.value(from: json)))
        }
    }
}

extension Kind {
    /// A field that a file may set: the kind's own, and when the record was made.
    func importedField(_ name: String) -> Field? {
        name == Field.deleted.name || name == Field.gone.name ? nil : field(name)
    }

    var importedNames: [String] {
        ownFields.map { $0.name } + [Field.createdAt.name]
    }
}

extension ImportProblem.Reason {
    /// What is said of something that isn't missing, but is no text; `nil` where it isn't so.
    fileprivate init?(notAText name: String, in record: JSON) {
        guard let value = record[name], value.string == nil else { return nil }
        self = .notAText(name, JSONText(value).text)
    }

    static func unknownField(_ name: String, of kind: Kind) -> Self {
        .unknownField(
            name, kind: kind.name, suggestion: name.nearest(in: kind.importedNames))
    }
}
