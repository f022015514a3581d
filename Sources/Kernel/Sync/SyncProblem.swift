/// Why a replica is not in step with its server.
package enum SyncProblem: Sendable, Hashable {
    /// No connection, or no answer in time.
    case unreachable
    /// The server answered with an error, in its own words.
    case refused(String)
    /// The answer isn't one of this protocol: another server may be at the address.
    case unreadable
    case otherVersion
    /// Everything was exchanged, twice, and still the two books differ.
    case differs
    /// The two books differ, and the two clocks so much that each puts aside what the other merges.
    case clocksDiffer
    /// What came could not be kept here.
    case notKept
    /// The server has another book than before.
    case otherBook
    /// The server doesn't let this device in, or not any more.
    case notLetIn
    /// What was written here isn't sent: the server lets this device only read.
    case mayOnlyRead
    /// What others wrote is here and not on the server, which lets this device only read.
    case serverLacks
    /// The server has changes that are dated ahead by a clock that was wrong.
    case datedAhead
    /// … and more of them than this device keeps waiting, so that it takes no more.
    case tooMuchAhead

    /// The number and text that it is kept as; 0 stands for no problem.
    package var code: UInt64 {
        switch self {
        case .unreachable: 1
        case .refused: 2
        case .unreadable: 3
        case .otherVersion: 4
        case .differs: 5
        case .notKept: 6
        case .otherBook: 7
        case .notLetIn: 8
        case .clocksDiffer: 9
        case .mayOnlyRead: 10
        case .serverLacks: 11
        case .datedAhead: 12
        case .tooMuchAhead: 13
        }
    }

    package var detail: String {
        if case .refused(let sentence) = self { sentence } else { "" }
    }

    package init?(code: UInt64, detail: String) {
        switch code {
        case 1: self = .unreachable
        case 2: self = .refused(detail)
        case 3: self = .unreadable
        case 4: self = .otherVersion
        case 5: self = .differs
        case 6: self = .notKept
        case 7: self = .otherBook
        case 8: self = .notLetIn
        case 9: self = .clocksDiffer
        case 10: self = .mayOnlyRead
        case 11: self = .serverLacks
        case 12: self = .datedAhead
        case 13: self = .tooMuchAhead
        default: return nil
        }
    }

    /// What an error on this side means.
    init(_ error: SyncError) {
        switch error {
        case .unreadable, .tooMuch: self = .unreadable
        case .tooMuchAhead: self = .tooMuchAhead
        case .otherVersion: self = .otherVersion
        case .otherBook: self = .otherBook
        case .mayOnlyRead: self = .mayOnlyRead
        case .store: self = .notKept
        }
    }
}

extension SyncProblem {
    package var label: Label {
        switch self {
        case .unreachable: SyncText.unreachable
        case .refused(let sentence): SyncText.serverRefused(sentence)
        case .unreadable: SyncText.answerUnreadable
        case .otherVersion: SyncError.otherVersion.label
        case .otherBook: SyncError.otherBook.label
        case .differs: SyncText.differs
        case .clocksDiffer: SyncText.clocksDiffer
        case .notKept: SyncText.notKept
        case .notLetIn: SyncText.serverLetsNotIn
        case .mayOnlyRead: SyncText.mayOnlyRead
        case .serverLacks: SyncText.serverLacks
        case .datedAhead: SyncText.datedAhead
        case .tooMuchAhead: SyncError.tooMuchAhead.label
        }
    }
}
