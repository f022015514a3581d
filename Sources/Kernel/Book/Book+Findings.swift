extension Book {
    /// What is remembered of this book's records under `key`, as far as it still holds.
    package func findings<Figure>(
        _ key: MemoKey<Findings<Figure>>
    ) throws(BookError) -> Findings<Figure> {
        try reading { () throws(StoreError) in
            let findings = store.memo.take(key) ?? Findings()
            try findings.update(from: store)
            store.memo[key] = findings
            return findings
        }
    }

    /// What was written since `follower` asked the last time.
    package func news(
        for follower: inout LogFollower, atMost most: Int
    ) throws(BookError) -> LogFollower.News {
        var following = follower
        defer { follower = following }
        return try reading { () throws(StoreError) in
            try following.news(of: store, atMost: most)
        }
    }
}
