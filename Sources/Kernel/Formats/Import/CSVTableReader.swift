/// Reads the records of one kind from a table without looking into any store.
struct CSVTableReader {
    private let kind: Kind
    private let columns: [Column]
    /// How each column writes numbers.
    private let styles: [NumberStyle]
    private var file = ImportFile(namesByTitle: true)

    private enum Column {
        case id
        case field(Field)
        /// Shown with records, but not imported.
        case ignored

        var holdsNumbers: Bool {
            guard case .field(let field) = self else { return false }
            switch field.type {
            case .integer, .decimal: return true
            default: return field.notation?.hasNumbers == true
            }
        }
    }

    static func read(
        _ bytes: [UInt8], _ kind: Kind, _ style: NumberStyle
    ) throws(ImportError) -> ImportFile {
        let rows: [[String]]
        do { rows = try CSV.parse(bytes, restoring: true) } catch { throw .csv(error) }
        guard let header = rows.first, !isBlank(header) else { throw .notABook(.noHeader) }
        let columns = try Self.columns(header, kind)
        var reader = CSVTableReader(
            kind, columns,
            isExport(header, bytes)
                ? columns.map { _ in .bothDecimal } : styles(rows.dropFirst(), columns, style))
        for (index, row) in rows.enumerated().dropFirst() where !isBlank(row) {
            reader.read(row, at: .row(index + 1))
        }
        return reader.file
    }

    private init(_ kind: Kind, _ columns: [Column], _ styles: [NumberStyle]) {
        self.kind = kind
        self.columns = columns
        self.styles = styles
    }

    /// Whether a table is as ``Book/csv(_:)`` writes it, with a point in every number: it begins with
    /// `id` and a comma, which spreadsheets of those who write decimal commas make a semicolon.
    private static func isExport(_ header: [String], _ bytes: [UInt8]) -> Bool {
        header.count > 1 && header[0] == BookFormat.idName
            && [BookFormat.idName + ",", "\"" + BookFormat.idName + "\","]
                .contains { bytes.starts(with: $0.utf8) }
    }

    /// The columns' styles by their own cells, then by those of all columns of numbers.
    private static func styles(
        _ rows: ArraySlice<[String]>, _ columns: [Column], _ style: NumberStyle
    ) -> [NumberStyle] {
        let numbers = columns.indices.map { index in
            columns[index].holdsNumbers
                ? rows.compactMap { $0.indices.contains(index) ? $0[index] : nil } : []
        }
        let table = NumberStyle.inferred(from: numbers.joined(), fallback: style)
        return numbers.map { NumberStyle.inferred(from: $0, fallback: table) }
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
        if name.folded == BookFormat.modifiedName.folded || kind.isOfOwner(name) { return .ignored }
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
        for (index, cell) in row.enumerated() {
            guard case .field(let field) = columns[index] else { continue }
            do { try entry.read(cell, for: field, styles[index]) } catch {
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
    fileprivate mutating func read(
        _ cell: String, for field: Field, _ style: NumberStyle
    ) throws(FieldError) {
        if field.type.target != nil, !cell.isBlank {
            references.append((field, cell.trimmed))
        } else if field.name != Field.createdAt.name || !cell.isBlank {
            values.append((field, try field.cell(cell, style)))
        }
    }
}

extension Field {
    /// Whether it is called so on the screen, in one of the languages.
    fileprivate func isLabelled(_ name: String) -> Bool {
        Language.allCases.contains { label.text(in: $0).folded == name.folded }
    }
}
