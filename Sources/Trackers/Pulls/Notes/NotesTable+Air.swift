import Kernel

// Columns of the air, which a pull has once.
extension NotesTable {
    /// What a row says of the air, read as notes are; what can't be read stays as the hook's note.
    func air(
        _ cells: [String], _ language: Language, to row: inout NotesPage.Row
    ) -> Parameters {
        var air: Parameters = [:]
        for (cell, column) in zip(cells, headings.indices) where !cell.isBlank {
            let words = headings[column].folded.words.map {
                $0.withoutStart("([°").withoutEnd(")]")
            }
            if roles[column] == .altitude {
                air.pairs += altitude(cell.trimmed, words.last ?? "", &row)
            }
            guard let name = roles[column].air else { continue }
            let scale = NotesTable.scales[words.last ?? ""] ?? ""
            let text = name.word + " " + cell.trimmed + (cell.bareNumber == nil ? "" : scale)
            let line = NoteLine(text, language)
            if let read = line.conditions.first(where: { $0.name == name.field }) {
                air.pairs.append(read)
                for reason in line.doubts { row.doubt(reason) }
            } else {
                row.put(aside: cell)
            }
        }
        return air
    }

    private static let scales = [
        "f": " °F", "c": " °C", "inhg": " inHg", "hpa": " hPa", "mbar": " mbar", "mb": " mbar",
    ]

    /// In the unit of its heading; else a bare number is in doubt.
    private func altitude(
        _ cell: String, _ unit: String, _ row: inout NotesPage.Row
    ) -> [(name: String, value: String)] {
        let isBare = cell.bareNumber != nil
        let hasUnit = LengthUnit(unit) != nil && !unit.isEmpty
        let text = isBare && hasUnit ? cell + " " + unit : cell
        guard Distance(text) != nil else {
            row.put(aside: cell)
            return []
        }
        if isBare, !hasUnit { row.doubt(.unit) }
        return [(name: Pull.altitude.name, value: text)]
    }
}

extension NotesTable.Role {
    /// The field of a pull that a column of the air is, and the word that notes would have for it.
    var air: (field: String, word: String)? {
        switch self {
        case .temperature: (Pull.temperature.name, "temp")
        case .humidity: (Pull.humidity.name, "humidity")
        case .barometer: (Pull.pressure.name, "baro")
        default: nil
        }
    }
}

extension Parameters {
    /// What the pull has otherwise already goes to the hook's note.
    mutating func add(
        _ pair: (name: String, value: String), to row: inout NotesPage.Row
    ) {
        if let known = self[pair.name] {
            if known != pair.value { row.put(aside: pair.value) }
        } else {
            pairs.append(pair)
        }
    }
}
