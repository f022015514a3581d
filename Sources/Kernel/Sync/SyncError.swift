/// Why a message of the other side could not be taken in. Nothing of it was kept.
package enum SyncError: Error, Sendable, Hashable {
    /// It isn't what ``Parcel`` and the messages look like.
    case unreadable
    /// It is of a version of the protocol that this one doesn't speak.
    case otherVersion
    /// The server has another book than the one that was exchanged with it before.
    case otherBook
    /// It brings more changes than any message of this protocol has.
    case tooMuch
    /// What it brings is dated ahead, and more than this replica keeps waiting.
    case tooMuchAhead
    /// The one who sent changes may only read.
    case mayOnlyRead
    case store(StoreError)
}

extension SyncError {
    package var label: Label {
        switch self {
        case .unreadable: SyncText.messageUnreadable
        case .otherVersion: SyncText.otherVersion
        case .otherBook: SyncText.otherBook
        case .tooMuch: SyncText.messageTooMuch
        case .tooMuchAhead: SyncText.tooMuchAhead
        case .mayOnlyRead: SyncText.mayOnlyRead
        case .store(let error): error.label
        }
    }
}
