package import Kernel

extension PostgresHub {
    /// What was looked at, and whether it is as it should be.
    package struct Finding: Sendable {
        package let sentence: String
        package let isRight: Bool
    }

    /// What keeps a node from answering, in a sentence; nil for nothing.
    package static func problem(at place: String) -> String? {
        do throws(StoreError) {
            let connection = try PostgresConnection(place)
            let state = try connection.run("SELECT pg_is_in_recovery()::int")
            return state.integer(0, 0) == 0 ? nil : "The cluster can only be read."
        } catch {
            return error.detail
        }
    }

    /// Looks whether the cluster keeps what it says it has, and whether each book's row is whole.
    package func findings() throws(StoreError) -> [Finding] {
        var findings: [Finding] = []
        for (name, right) in [("fsync", "on"), ("full_page_writes", "on")] {
            let value = try setting(name)
            findings.append(Finding(sentence: "\(name) is \(value)", isRight: value == right))
        }
        let commit = try setting("synchronous_commit")
        findings.append(
            Finding(
                sentence: "synchronous_commit is \(commit)",
                isRight: ["on", "remote_apply"].contains(commit)))
        let books = try connection.run("SELECT count(*) FROM hub_book").integer(0, 0)
        // The row's end is the number of its last item; of entries none is ever missing.
        let broken = try connection.run(
            """
            SELECT count(*) FROM hub_book AS book WHERE book."end" > 0 AND NOT EXISTS (
                SELECT 1 FROM hub_item AS item
                WHERE item.book = book.number AND item.number = book."end" AND item.hash = book.hash
            ) AND NOT EXISTS (
                SELECT 1 FROM hub_snapshot AS snapshot
                WHERE snapshot.book = book.number AND snapshot.through = book."end"
            )
            """
        ).integer(0, 0)
        findings.append(
            Finding(
                sentence: "\(books) books, \(broken) of them without their last item",
                isRight: broken == 0))
        return findings
    }

    private func setting(_ name: String) throws(StoreError) -> String {
        let rows = try connection.run("SELECT current_setting('\(name)')")
        return String(decoding: rows.blob(0, 0), as: UTF8.self)
    }
}
