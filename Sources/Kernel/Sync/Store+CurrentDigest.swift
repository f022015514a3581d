extension Store {
    /// The book's digest, at the cost of what changed since it was asked for last.
    ///
    /// The last answer is kept among the settings together with the log's position at that time, so
    /// this belongs into a transaction that writes. `recounting` asks the store to go through
    /// everything all the same.
    package func currentDigest(recounting: Bool = false) throws(StoreError) -> Digest {
        let position = try position()
        let known = recounting ? nil : try knownDigest(before: position)
        if let known, known.position == position { return known.digest }
        let digest = if let known { try advanced(known) } else { try digest() }
        try set(Setting.digest.rawValue, String(position) + " " + digest.text)
        return digest
    }

    /// A digest that was right when the log ended at a position.
    private struct Known {
        let position: Int64
        var digest: Digest
    }

    /// How much may be new before it is better to go through everything.
    private static let reach: Int64 = 2_000

    private func knownDigest(before position: Int64) throws(StoreError) -> Known? {
        guard let text = try setting(Setting.digest.rawValue) else { return nil }
        let parts = text.split(separator: " ")
        guard parts.count == 2, let at = Int64(parts[0]),
            let digest = Digest(text: String(parts[1])),
            at <= position, position - at <= Store.reach
        else { return nil }
        return Known(position: at, digest: digest)
    }

    /// Takes the records that changed out of the digest as they were and adds them as they are.
    private func advanced(_ known: Known) throws(StoreError) -> Digest {
        var digest = known.digest
        var changes: [RecordKey: [Change]] = [:]
        for entry in try log(known.position, Int(Store.reach)) {
            changes[RecordKey(entry.change.kind, entry.change.record), default: []]
                .append(entry.change)
        }
        for (key, fresh) in changes {
            let all = try history(key)
            digest.remove(key, Winners(all.filter { !fresh.contains($0) }))
            digest.add(key, Winners(all))
        }
        return digest
    }
}
