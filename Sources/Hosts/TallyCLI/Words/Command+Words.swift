import Kernel

extension Command {
    /// What it does, in one line.
    var summary: Label {
        switch self {
        case .list: CommandText.list
        case .show: CommandText.show
        case .search: CommandText.search
        case .add: CommandText.add
        case .set: CommandText.set
        case .delete: CommandText.delete
        case .restore: CommandText.restore
        case .undo: CommandText.undo
        case .move: CommandText.move
        case .import: CommandText.import
        case .export: CommandText.export
        case .check: CommandText.check
        case .backup: CommandText.backup
        case .restoreBackup: CommandText.restoreBackup
        case .salvage: CommandText.salvage
        case .sync: CommandText.sync
        case .serve: CommandText.serve
        case .book: CommandText.book
        case .device: CommandText.device
        case .exportSite: CommandText.exportSite
        case .completions: CommandText.completions
        case .man: CommandText.man
        case .help: CommandText.help
        }
    }

    /// What else is worth knowing, if its one line doesn't say it all.
    var detail: Label? {
        switch self {
        case .list: CommandText.detailList
        case .show: CommandText.detailShow
        case .add: CommandText.detailAdd
        case .set: CommandText.detailSet
        case .delete: CommandText.detailDelete
        case .restore: CommandText.detailRestore
        case .undo: CommandText.detailUndo
        case .move: CommandText.detailMove
        case .import: CommandText.detailImport
        case .export: CommandText.detailExport
        case .check: CommandText.detailCheck
        case .backup: CommandText.detailBackup
        case .restoreBackup: CommandText.detailRestoreBackup
        case .salvage: CommandText.detailSalvage
        case .sync: CommandText.detailSync
        case .serve: CommandText.detailServe
        case .book: CommandText.detailBook
        case .device: CommandText.detailDevice
        case .exportSite: CommandText.detailExportSite
        case .search, .completions, .man, .help: nil
        }
    }
}
