extension Book {
    /// What is remembered of this book's records, as far as it still holds.
    package func findings() throws(BookError) -> Findings {
        try reading { () throws(StoreError) in
            let findings = store.memo[Findings.key] ?? Findings()
            try findings.update(from: store)
            store.memo[Findings.key] = findings
            return findings
        }
    }
}
