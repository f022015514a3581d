extension SyncStatus {
    /// The status line; nil when there is nothing to tell, as while both sides were the same within the
    /// last day.
    func line(_ context: Request.Context, _ language: Language) -> StatusLine? {
        guard server != nil else { return nil }
        var words: [Label] = []
        let place = context.isShared ? AppAddress.sharing.path : AppAddress.settings.path + "#sync"
        var line = StatusLine("", href: place)
        if isOffline {
            words.append(SyncText.chosenOffline)
            line.icon = .offline
        } else if problem == .unreachable {
            words.append(SyncText.offline)
            line.icon = .offline
        } else if let matter = matter(difference(context.now), context) {
            words.append(matter)
            line.icon = .warning
            line.tone = .warning
        }
        if mayOnlyRead {
            if words.isEmpty { line.icon = .look }
            words.append(WebText.onlyLooking)
        }
        if waiting > 0 {
            words.append(
                waiting == Self.most
                    ? SyncText.waitingMany(waiting) : SyncText.waiting(waiting))
            if words.count == 1 { line.icon = .waiting }
        } else if words.isEmpty {
            if isRecent(context) { return nil }
            words.append(synced(context, language))
        }
        line.text = language(words[0])
        if words.count > 1 { line.text += " · " + language(words[1]) }
        return line
    }

    /// What keeps both sides from being the same, or from showing the same.
    private func matter(_ difference: Int64, _ context: Request.Context) -> Label? {
        // More than what a clock may be ahead before what it says is put aside.
        let isClockWrong = difference.magnitude >= UInt64(Stamp.reach)
        return switch problem {
        case nil where isClockWrong, .clocksDiffer where isClockWrong:
            difference < 0 ? SyncText.clockAhead : SyncText.clockBehind
        case nil, .mayOnlyRead, .serverLacks: nil
        case .notLetIn: context.isShared ? SyncText.notMember : SyncText.notLetIn
        default: SyncText.notInStep
        }
    }

    private func isRecent(_ context: Request.Context) -> Bool {
        guard let lastSynced else { return false }
        return context.now.milliseconds &- lastSynced.milliseconds < 86_400_000
    }

    /// When both sides were last the same.
    package func synced(_ context: Request.Context, _ language: Language) -> Label {
        guard let lastSynced else { return SyncText.neverSynced }
        let minutes = max(0, context.now.milliseconds &- lastSynced.milliseconds) / 60_000
        if minutes < 1 { return SyncText.syncedNow }
        if minutes < 60 { return SyncText.syncedMinutes(Int(minutes)) }
        if minutes < 24 * 60 { return SyncText.syncedHours(Int(minutes / 60)) }
        return SyncText.syncedOn(
            language.date(lastSynced.date(utcOffset: context.utcOffset), style: .medium))
    }
}
