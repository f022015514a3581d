import Kernel

extension ReportText {
    static func synced(_ tally: SyncClient.Tally, _ files: FileClient.Tally) -> Label {
        let (sent, received) = ("\(tally.sent)", "\(tally.received)")
        if files != FileClient.Tally() {
            return syncedWithFiles(
                sent: sent, received: received, filesSent: "\(files.sent)",
                filesReceived: "\(files.received)")
        }
        return tally == SyncClient.Tally()
            ? nothingToExchange : synced(sent: sent, received: received)
    }

    /// - Parameter kept: Where the book is as it was, if there was one.
    static func broughtBack(_ path: String, kept: String?) -> Label {
        guard let kept else { return broughtBack(path.short) }
        return broughtBackKeeping(path: path, kept: kept)
    }

    static func twoThings(_ found: Salvage.Difference) -> Label {
        let record = "\(found.record.kind) \(found.record.id.text)"
        let (table, log) = (found.table.truncated(to: 100), found.log.truncated(to: 100))
        return found.keepsBoth
            ? twoThingsKept(record: record, field: found.field, table: table, log: log)
            : twoThings(record: record, field: found.field, table: table, log: log)
    }
}
