import Kernel

// The files that records name, in the book's own file, so that every copy of it carries them.
extension SQLiteStore {
    /// Books made before there were files get the table with the first one.
    static let blobTable = """
        CREATE TABLE IF NOT EXISTS "blob" \
        ("hash" TEXT NOT NULL PRIMARY KEY, "bytes" BLOB NOT NULL) STRICT
        """

    func blob(_ hash: BlobHash) throws(StoreError) -> [UInt8]? {
        guard try hasBlobTable() else { return nil }
        return try connection.first(
            "SELECT \"bytes\" FROM \"blob\" WHERE \"hash\" = ?", [.text(hash.text)]
        ) { $0.blob(0) }
    }

    func hasBlob(_ hash: BlobHash) throws(StoreError) -> Bool {
        guard try hasBlobTable() else { return false }
        return try connection.integer(
            "SELECT count(*) FROM \"blob\" WHERE \"hash\" = ?", [.text(hash.text)]) > 0
    }

    func put(_ bytes: [UInt8]) throws(StoreError) -> BlobHash {
        let hash = BlobHash(of: bytes)
        try writing { () throws(StoreError) in
            try connection.execute(SQLiteStore.blobTable)
            if try hasBlob(hash) { return }
            let together = try connection.integer("SELECT total(length(\"bytes\")) FROM \"blob\"")
            guard together + Int64(bytes.count) <= fileQuota else {
                throw StoreError(
                    .tooMuch, detail: "\(together) bytes of files are kept, at most \(fileQuota)")
            }
            let insert = try connection.statement("INSERT INTO \"blob\" VALUES (?, ?)")
            try insert.bind(.text(hash.text), at: 1)
            try insert.bind(bytes, at: 2)
            while try insert.step() {}
            try insert.bind(.null, at: 2)
        }
        return hash
    }

    /// The files whose bytes aren't those of their name.
    func damagedBlobs() throws(StoreError) -> [Problem] {
        guard try hasBlobTable() else { return [] }
        return try connection.rows("SELECT \"hash\", \"bytes\" FROM \"blob\"") { row in
            let name = row.text(0)
            return BlobHash(of: row.blob(1)).text == name ? nil : Problem.damagedBlob(name)
        }.compactMap { $0 }
    }

    func hasBlobTable() throws(StoreError) -> Bool {
        try connection.integer(
            "SELECT count(*) FROM sqlite_schema WHERE \"type\" = 'table' AND \"name\" = 'blob'") > 0
    }
}
