extension Session {
    /// Runs the command.
    func perform() throws(Failure) {
        switch command {
        case .list: try list()
        case .show: try show()
        case .search: try search()
        case .add: try add()
        case .set: try set()
        case .delete: try delete()
        case .restore: try restore()
        case .undo: try undo()
        case .move: try move()
        case .import: try importFile()
        case .export: try export()
        case .check: try check()
        case .backup: try backUp()
        case .restoreBackup: try restoreBackup()
        case .salvage: try salvage()
        case .sync: try sync()
        case .serve: try serve()
        case .book: try books()
        case .device: try device()
        case .exportSite: try exportSite()
        case .completions: try completions()
        case .man: output.print(line: ManPage(declarations, language).text)
        case .help: try help()
        }
    }
}
