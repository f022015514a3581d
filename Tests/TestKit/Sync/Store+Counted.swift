package import Kernel

extension Store {
    /// The same store, which tells how much it was asked for: each call, and each change, record, action
    /// and byte of a setting that it took or gave.
    package func counted(by count: @escaping (Int) -> Void) -> Store {
        Store(
            schema: schema,
            record: { (kind, id) throws(StoreError) in
                count(1)
                return try record(kind, id)
            },
            records: { (query) throws(StoreError) in
                let found = try records(query)
                count(1 + found.count)
                return found
            },
            count: self.count, tally: tally,
            append: { (changes, undoes) throws(StoreError) in
                count(1 + changes.count)
                return try append(changes, undoes)
            },
            history: { (key) throws(StoreError) in
                let found = try history(key)
                count(1 + found.count)
                return found
            },
            action: { (stamp) throws(StoreError) in
                let found = try action(stamp)
                count(1 + found.count)
                return found
            },
            actions: { (before, limit) throws(StoreError) in
                let found = try actions(before, limit)
                count(1 + found.count)
                return found
            },
            log: { (position, limit) throws(StoreError) in
                let found = try log(position, limit)
                count(1 + found.count)
                return found
            },
            rewind: rewind, position: position, lastStamp: lastStamp, digest: digest, blobs: blobs,
            setting: { (name) throws(StoreError) in
                let text = try setting(name)
                count(1 + (text ?? "").utf8.count)
                return text
            },
            set: { (name, text) throws(StoreError) in
                count(1 + (text ?? "").utf8.count)
                try set(name, text)
            },
            begin: begin, commit: commit, rollback: rollback)
    }
}
