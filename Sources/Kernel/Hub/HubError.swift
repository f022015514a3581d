/// Why a sealed book isn't in step with its hub. Nothing that was refused was kept.
package enum HubError: Error, Sendable, Hashable {
    /// The hub doesn't do what it was asked for.
    case refused(HubRefusal)
    /// This device isn't in the book any more, as the member list or the hub says.
    case notMember
    /// The answer can't be read.
    case unreadable
    /// The hub shows something that can't be.
    case lies(HubLie)
    /// The hub was put back to before somebody was taken out, or an invitation ended; only an owner can
    /// have that again, and until then nothing is brought that they could read.
    case membersBack
    /// The hub was put back so, and whoever had been taken out has seen to it that no owner is left who could
    /// have that again.
    case overthrown
    /// There is something sealed under an epoch whose key this device wasn't given yet.
    case keyMissing
    /// Others kept writing, so that this device had to look again too often.
    case tooBusy
    /// The link or the sheet is of no book on this hub, or not any more.
    case noBook
    /// The book is not kept on a hub.
    case notShared
    case sealing(SealingError)
    case store(StoreError)
}

/// What can't be, whoever is to blame for it.
package enum HubLie: UInt8, Sendable, Hashable {
    /// The row is shorter than it was: the hub was put back to an older state.
    case rolledBack = 1
    /// The row isn't the one that was there before, or that another member saw.
    case otherRow = 2
    /// Something isn't signed by whom it says.
    case forged = 3
    /// The hub took something from somebody who may not write it.
    case notAllowed = 4
    /// The member list isn't the one that was there before, or breaks its rules.
    case otherMembers = 5

    /// Whether somebody may say that it is right, as after a hub was put back from a backup, and others
    /// wrote there before this device looked.
    package var mayBeRight: Bool {
        switch self {
        case .rolledBack, .otherRow, .otherMembers, .notAllowed: true
        case .forged: false
        }
    }
}

extension HubError {
    /// Whether somebody who leaves a book need not tell its hub: it would hear nothing of them any more, or
    /// isn't what it was.
    package var letsLeave: Bool {
        switch self {
        case .notMember, .lies, .membersBack, .overthrown, .keyMissing: true
        default: false
        }
    }

    /// Runs something that a store may fail in.
    static func storing<Result>(
        _ work: () throws(StoreError) -> Result
    ) throws(HubError) -> Result {
        do throws(StoreError) { return try work() } catch { throw .store(error) }
    }
}
