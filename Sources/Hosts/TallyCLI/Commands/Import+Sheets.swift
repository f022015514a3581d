import Kernel

extension Session {
    /// Takes in a packed spreadsheet: the sheet that `--sheet` names, the only one, or the one that is
    /// recognised.
    func importSpreadsheet(
        _ bytes: [UInt8], _ said: ImportSource?, _ path: String
    ) throws(Failure) {
        let file: ForeignFile
        do {
            let pieces = Inflating.inflated(PackedPiece.pieces(of: bytes), of: bytes)
            file = try ForeignFile(packed: bytes, name: path, pieces)
        } catch {
            throw .foreign(file: path, .refused(error.label))
        }
        let index = try sheet(of: file, said)
        let source = if let said { said } else { try recognized(file.each[index]) }
        switch source {
        case .foreign(let format): try take(file.leading(index), as: format)
        case .book, .table:
            let sheet = file.sheets[index]
            if !isAccepted, !sheet.doubts.isEmpty {
                throw .foreign(file: path, .doubtful(sheet.doubts))
            }
            try importFile(Array(sheet.csv.utf8), as: source, path)
        }
    }

    private func sheet(of file: ForeignFile, _ said: ImportSource?) throws(Failure) -> Int {
        let names = file.sheets.map { $0.name }
        if let wish = arguments[.sheet] {
            let found =
                names.firstIndex(of: wish) ?? names.firstIndex { $0.folded == wish.folded }
            guard let found else {
                throw .foreign(file: file.name, .refused(PackedError.noSheet(wish, names).label))
            }
            return found
        }
        if names.count == 1 { return 0 }
        let likely = likelySheets(of: file, said)
        if likely.count == 1 { return likely[0] }
        let meant = likely.isEmpty ? names : likely.map { names[$0] }
        throw .foreign(file: file.name, .refused(PackedError.severalSheets(meant).label))
    }

    /// The sheets that are surely of a format, else those that may be.
    private func likelySheets(of file: ForeignFile, _ said: ImportSource?) -> [Int] {
        var formats = formats
        if case .foreign(let format) = said { formats = [format] } else if said != nil { return [] }
        let certainties = file.each.map { sheet in
            formats.map { $0.recognizes(sheet).rawValue }.max() ?? 0
        }
        let best = certainties.max() ?? 0
        return best == 0 ? [] : certainties.indices.filter { certainties[$0] == best }
    }
}
