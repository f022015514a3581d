import Kernel
import SQLiteStore

extension Shelf {
    /// Books as SQLite files.
    package static var sqlite: Shelf {
        Shelf(
            open: { (path, schema) throws(StoreError) in
                let book = try SQLiteStore.open(path, schema)
                return OpenBook(
                    store: book.store,
                    check: { (language) throws(StoreError) in
                        try book.check().map {
                            Damage(problem: language($0.label), remedy: language($0.remedy.label))
                        }
                    },
                    backup: { (target) throws(StoreError) in try book.backup(to: target) },
                    version: { () throws(StoreError) in try book.dataVersion() },
                    catchUp: { () throws(StoreError) in try book.catchUp() },
                    checkpoint: { () throws(StoreError) in try book.checkpoint() },
                    dropUnnamedFiles: { (now) throws(StoreError) in
                        try book.dropUnnamedFiles(now: now)
                    },
                    tightened: book.tightened, aside: book.aside, spoilt: book.spoilt,
                    isStopgap: book.refusal == .full,
                    isLost: { book.isLost })
            },
            restore: { (backup, path, schema, now) throws(StoreError) in
                try SQLiteStore.restore(from: backup, to: path, schema, now: now)
            },
            salvage: { (path, target, schema) throws(StoreError) in
                let found = try SQLiteStore.salvage(from: path, to: target, schema)
                return Salvage(
                    changes: found.changes, lost: found.lost, files: found.files,
                    records: found.records, onlyInLog: found.onlyInLog, unclear: found.unclear,
                    differences: found.differences.map {
                        Salvage.Difference(
                            record: $0.key, field: $0.field, table: $0.table, log: $0.log,
                            keepsBoth: $0.keepsBoth)
                    })
            }, tidy: { SQLiteStore.tidy(besides: $0) })
    }
}

extension Damage {
    /// A book that couldn't be opened.
    static func unopened(_ detail: String, _ language: Language) -> Damage {
        Damage(problem: detail, remedy: language(Remedy.salvage.label))
    }

    /// A book's file without what lay beside it when it was new.
    static func bare(_ path: String, _ language: Language) -> Damage {
        Damage(
            problem: path + ": " + language(Problem.bare.label), remedy: language(Remedy.bare.label)
        )
    }

    /// A file with nothing in it, which no book is that was ever opened.
    static func empty(_ path: String, _ language: Language) -> Damage {
        Damage(problem: "\(path): 0 bytes", remedy: language(Remedy.empty.label))
    }
}
