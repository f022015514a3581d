extension Store {
    /// The files that the log names after a position, each once, and where the log ends. Also what
    /// was overwritten or belongs to what is deleted is named: an undo brings it back.
    package func filesNamed(
        after start: Int64 = 0
    ) throws(StoreError) -> (files: [BlobHash], end: Int64) {
        var named: [BlobHash] = []
        var seen: Set<BlobHash> = []
        var end = start
        while case let page = try log(end, 1_000), let last = page.last {
            end = last.position
            for entry in page {
                guard let kind = schema.kind(entry.change.kind), kind.namesFiles else { continue }
                for hash in entry.change.files(of: kind) where seen.insert(hash).inserted {
                    named.append(hash)
                }
            }
        }
        return (named, end)
    }

    /// Whether there is a record, deleted or not, of a kind that names files.
    func mayNameFiles() throws(StoreError) -> Bool {
        for kind in schema.kinds where kind.namesFiles {
            if try count(Query(kind, scope: .everything)) > 0 { return true }
        }
        return false
    }
}

extension Change {
    fileprivate func files(of kind: Kind) -> [BlobHash] {
        fields.filter { kind.field($0.name)?.notation?.namesBlob == true }
            .compactMap { BlobHash(String($0.json.dropFirst().dropLast())) }
    }
}
