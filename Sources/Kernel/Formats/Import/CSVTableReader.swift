/// Reads the records of one kind from a table without looking into any store.
struct CSVTableReader {
    private let kind: Kind
    private let columns: [Column]
    private var file = ImportFile(namesByTitle: true)

    private enum Column {
        case id
        case field(Field)
        /// Shown with records, but not imported.
        case ignored
    }

    static func read(_ bytes: [UInt8], _ kind: Kind) throws(ImportError) -> ImportFile {
        let rows: [[String]]
        do { rows = try CSV.parse(bytes, restoring: true) } catch { throw .csv(error) }
        guard let header = rows.first, !isBlank(header) else { throw .notABook(.noHeader) }
        var reader = CSVTableReader(kind, try columns(header, kind))
        for (index, row) in rows.enumerated().dropFirst() where !isBlank(row) {
            reader.read(row, at: .row(index + 1))
        }
        return reader.file
    }

    private init(_ kind: Kind, _ columns: [Column]) {
        self.kind = kind
        self.columns = columns
    }

    private static func isBlank(_ row: [String]) -> Bool {
        row.allSatisfy { $0.isBlank }
    }

    private static func columns(_ header: [String], _ kind: Kind) throws(ImportError) -> [Column] {
        var columns: [Column] = []
        var seen: Set<String> = []
        for cell in header {
            let name = cell.trimmed
            guard seen.insert(name.folded).inserted else { throw .notABook(.repeatedColumn(name)) }
            columns.append(try column(name, kind))
        }
        return columns
    }

    private static func column(_ name: String, _ kind: Kind) throws(ImportError) -> Column {
        if name.folded == BookFormat.idName { return .id }
        if name.folded == BookFormat.modifiedName.folded { return .ignored }
        let names = kind.importedNames
        if let known = names.first(where: { $0.folded == name.folded }),
            let field = kind.field(known)
        {
            return .field(field)
        }
        if let field = kind.ownFields.first(where: { $0.isLabelled(name) }) { return .field(field) }
        throw .notABook(
            .unknownColumn(name, kind: kind.name, suggestion: name.nearest(in: names)))
    }

    private mutating func read(_ row: [String], at place: ImportPlace) {
        var entry = ImportEntry(place, kind, id: id(in: row))
        guard row.count <= columns.count else {
            let reason = ImportProblem.Reason.tooManyCells(row.count, columns: columns.count)
            file.problems.append(entry.problem(reason))
            return
        }
        for (cell, column) in zip(row, columns) {
            guard case .field(let field) = column else { continue }
            do { try entry.read(cell, for: field) } catch {
                file.problems.append(entry.problem(.refused(error)))
            }
        }
        file.entries.append(entry)
    }

    /// The cell of the id, unless it is empty.
    private func id(in row: [String]) -> String? {
        for (cell, column) in zip(row, columns) {
            if case .id = column, !cell.isBlank { return cell.trimmed }
        }
        return nil
    }
}

extension ImportEntry {
    fileprivate mutating func read(_ cell: String, for field: Field) throws(FieldError) {
        if field.type.target != nil, !cell.isBlank {
            references.append((field, cell.trimmed))
        } else if field.name != Field.createdAt.name || !cell.isBlank {
            values.append((field, try field.cell(cell)))
        }
    }
}

extension Field {
    /// Whether it is called so on the screen, in one of the languages.
    fileprivate func isLabelled(_ name: String) -> Bool {
        Language.allCases.contains { label.text(in: $0).folded == name.folded }
    }
}
