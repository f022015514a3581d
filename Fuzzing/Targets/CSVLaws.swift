import Kernel

/// Rows that were read are exported so that they read the same, whatever the delimiter was.
func brokenCSVLaw(_ bytes: [UInt8]) -> String? {
    for delimiter in CSV.Delimiter.allCases.map(Optional.some) + [nil] {
        guard let rows = try? CSV.parse(bytes, delimiter: delimiter) else { continue }
        var writer = CSVWriter()
        for row in rows { writer.row(row) }
        if (try? CSV.parse(writer.bytes, restoring: true)) != rows {
            return "an export reads as it was"
        }
        if !rows.joined().allSatisfy(isRestored) { return "a neutralised field is restored" }
    }
    return nil
}

private func isRestored(_ field: String) -> Bool {
    CSV.restored(CSV.neutralised(field)) == field
}
