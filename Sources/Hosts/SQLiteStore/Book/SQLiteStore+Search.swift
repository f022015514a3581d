package import Kernel

extension SQLiteStore {
    var search: SearchIndex { SearchIndex(connection: connection, schema: schema) }

    /// Takes some of what was written since into the index for searching. It is never necessary, but
    /// a search then reads less. Whether there is more to take in.
    package func catchUp(_ limit: Int = 500) throws(StoreError) -> Bool {
        if try position() == search.position() { return false }
        try begin(true)
        do {
            let entries = try log(search.position(), limit)
            try search.add(entries)
            try commit(isNews: false)
            return entries.count == limit
        } catch {
            rollBack()
            throw error
        }
    }

    /// The records that a search has to look at, as a list in JSON; `nil` for all of the table.
    func candidates(for query: Query) throws(StoreError) -> SQLValue? {
        for filter in query.filters {
            guard case .contains(let folded) = filter else { continue }
            guard let ids = try search.candidates(folded, query.kind) else { return nil }
            return .text(JSONText(.array(ids.map { .string($0) })).text)
        }
        return nil
    }
}
