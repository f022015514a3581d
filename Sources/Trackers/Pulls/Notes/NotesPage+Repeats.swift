import Kernel

extension NotesPage {
    /// Leaves out hooks that the book has already, each as often as the book has it, and marks them.
    ///
    /// - Parameter receiver: The pull that takes what the first one of the notes has.
    /// - Returns: Whether any was found that wasn't marked before.
    mutating func markRepeats(
        _ book: Book, into receiver: Record? = nil
    ) throws(BookError) -> Bool {
        let (hooks, before) = (hooks, rows.count { $0.kind == .leftOut })
        for index in pulls.indices {
            let found = try NotesPage.known(pulls[index], book)
            guard let known = index == 0 ? receiver ?? found : found else { continue }
            var kept = try hooksOf(known.id, in: book).map { SameHook($0) }
            for hook in hooks where hook.row.pull == index {
                guard let draft = try? hook.row.draft(className: hook.className, sled: hook.sled),
                    let place = kept.firstIndex(of: SameHook(draft))
                else { continue }
                kept.remove(at: place)
                // Who has seen the mark and takes the hook in anyway means it.
                if hook.row.doubts.contains(.repeated) { continue }
                rows[hook.index].kind = .leftOut
                rows[hook.index].doubt(.repeated)
            }
        }
        return rows.count { $0.kind == .leftOut } > before
    }
}

/// What tells a hook from the others of its pull.
private struct SameHook: Equatable {
    let names: [String]
    let attempt: Int64
    let status: HookStatus
    let distance: Distance?

    init(_ hook: Record) {
        names = [hook[Hook.className], hook[Hook.puller], hook[Hook.tractor]].map { $0.folded }
        attempt = hook[Hook.attempt]
        status = hook[Hook.status]
        distance = hook.distance
    }

    init(_ draft: Draft) {
        names = [draft[Hook.className], draft[Hook.puller], draft[Hook.tractor]].map {
            ($0 ?? "").folded
        }
        attempt = draft[Hook.attempt] ?? 1
        let result = TypedResult(draft[Hook.distance] ?? "")
        status = result.status ?? .measured
        distance = Distance(result.distance)
    }
}
