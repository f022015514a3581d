/// Why a packed spreadsheet isn't read.
package enum PackedError: Error, Sendable, Hashable {
    /// The file, or what is packed in it under this name, isn't what it should be.
    case damaged(String)
    case encrypted
    /// A container of a kind that spreadsheets don't write: zip64, several disks, other packing.
    case unusual
    case tooLarge
    /// There are more sheets than ``PackedFile/mostSheets``.
    case tooManySheets
    /// A file as Excel wrote until 2007, or one with a password.
    case oldExcel
    case notASpreadsheet
    /// The host can't inflate.
    case notUnpacked
    /// No sheet holds anything.
    case noTable
    /// Which of these sheets is meant?
    case severalSheets([String])
    case noSheet(String, [String])
}

/// As a label, a sentence for the person who chose the file.
extension PackedError {
    package var label: Label {
        switch self {
        case .damaged(let name): FormatsText.sheetDamaged(name.truncated(to: 60))
        case .encrypted: FormatsText.sheetEncrypted
        case .unusual: FormatsText.sheetUnusual
        case .tooLarge: FormatsText.sheetTooLarge
        case .tooManySheets: FormatsText.sheetTooMany(PackedFile.mostSheets)
        case .oldExcel: FormatsText.sheetOldExcel
        case .notASpreadsheet: FormatsText.sheetNotASpreadsheet
        case .notUnpacked: FormatsText.sheetNotUnpacked
        case .noTable: FormatsText.sheetNoTable
        case .severalSheets(let names): FormatsText.sheetSeveralSheets(names.quoted)
        case .noSheet(let name, let names):
            FormatsText.sheetNoSheet(name: name.truncated(to: 60), names: names.quoted)
        }
    }
}

extension [String] {
    /// “Grades” or “Key”; no more than twenty of them.
    fileprivate var quoted: Label {
        Label { language in
            let shown = prefix(20).map { language.quoted($0.truncated(to: 60)) }
            return language.alternatives(shown) + (count > 20 ? " …" : "")
        }
    }
}
