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
                        try book.check().map { language($0) }
                    },
                    backup: { (target) throws(StoreError) in try book.backup(to: target) },
                    version: { () throws(StoreError) in try book.dataVersion() },
                    catchUp: { () throws(StoreError) in try book.catchUp() },
                    tightened: book.tightened, isLost: { book.isLost })
            },
            restore: { (backup, path, schema) throws(StoreError) in
                try SQLiteStore.restore(from: backup, to: path, schema)
            })
    }
}
