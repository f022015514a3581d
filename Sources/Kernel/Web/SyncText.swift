/// The few words of the status line.
package enum SyncText: Phrase {
    case offline, chosenOffline, notInStep, notLetIn, neverSynced
    /// Counted by action; `most` stands for that many or more.
    case waiting(Int)
    case syncedNow, syncedMinutes(Int), syncedHours(Int), syncedOn(String)

    package var english: String {
        switch self {
        case .offline: "Offline"
        case .chosenOffline: "Working offline"
        case .notInStep: "Not in step"
        case .notLetIn: "Not let in"
        case .neverSynced: "Not synced yet"
        case .waiting(SyncStatus.most): "\(SyncStatus.most) changes or more waiting"
        case .waiting(let count):
            Language.english.count(count, one: "change waiting", other: "changes waiting")
        case .syncedNow: "Synced just now"
        case .syncedMinutes(let count): "Synced \(count) min ago"
        case .syncedHours(let count): "Synced \(count) h ago"
        case .syncedOn(let date): "Synced on \(date)"
        }
    }

    package var german: String {
        switch self {
        case .offline: "Offline"
        case .chosenOffline: "Offline gewählt"
        case .notInStep: "Nicht im Gleichstand"
        case .notLetIn: "Nicht eingelassen"
        case .neverSynced: "Noch nicht abgeglichen"
        case .waiting(SyncStatus.most): "\(SyncStatus.most) oder mehr Änderungen warten"
        case .waiting(let count):
            Language.german.count(count, one: "Änderung wartet", other: "Änderungen warten")
        case .syncedNow: "Gerade abgeglichen"
        case .syncedMinutes(let count): "Abgeglichen vor \(count) min"
        case .syncedHours(let count): "Abgeglichen vor \(count) h"
        case .syncedOn(let date): "Abgeglichen am \(date)"
        }
    }

    package var italian: String {
        switch self {
        case .offline: "Senza rete"
        case .chosenOffline: "Senza rete per scelta"
        case .notInStep: "Non allineato"
        case .notLetIn: "Non ammesso"
        case .neverSynced: "Non ancora sincronizzato"
        case .waiting(SyncStatus.most): "\(SyncStatus.most) o più modifiche in attesa"
        case .waiting(let count):
            Language.italian.count(count, one: "modifica in attesa", other: "modifiche in attesa")
        case .syncedNow: "Sincronizzato ora"
        case .syncedMinutes(let count): "Sincronizzato \(count) min fa"
        case .syncedHours(let count): "Sincronizzato \(count) h fa"
        case .syncedOn(let date): "Sincronizzato il \(date)"
        }
    }
}

extension SyncStatus {
    /// The status line; nil when there is nothing to tell.
    func line(_ context: Request.Context, _ language: Language) -> StatusLine? {
        guard server != nil else { return nil }
        var words: [SyncText] = []
        var line = StatusLine("", href: "/settings#sync")
        if isOffline {
            words.append(.chosenOffline)
            line.icon = .offline
        } else if problem == .unreachable {
            words.append(.offline)
            line.icon = .offline
        } else if let problem {
            words.append(problem == .notLetIn ? .notLetIn : .notInStep)
            line.icon = .warning
            line.tone = .warning
        }
        if waiting > 0 {
            words.append(.waiting(waiting))
            if words.count == 1 { line.icon = .waiting }
        } else if words.isEmpty {
            words.append(synced(context, language))
        }
        line.text = language(words[0])
        if words.count > 1 { line.text += " · " + language(words[1]) }
        return line
    }

    /// When both sides were last the same.
    package func synced(_ context: Request.Context, _ language: Language) -> SyncText {
        guard let lastSynced else { return .neverSynced }
        let minutes = max(0, context.now.milliseconds &- lastSynced.milliseconds) / 60_000
        if minutes < 1 { return .syncedNow }
        if minutes < 60 { return .syncedMinutes(Int(minutes)) }
        if minutes < 24 * 60 { return .syncedHours(Int(minutes / 60)) }
        return .syncedOn(
            language.date(lastSynced.date(utcOffset: context.utcOffset), style: .medium))
    }
}
