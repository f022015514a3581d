import Kernel

extension HubError {
    /// What is to be told, given the hub's address.
    func label(_ hub: String) -> Label {
        switch self {
        case .refused(let refusal): refusal.label(hub)
        case .notMember: SharingText.notMember
        case .unreadable: SharingText.unreadableAnswer
        case .lies(let lie): lie.label(hub)
        case .keyMissing: SharingText.keyMissing
        case .tooBusy: SharingText.tooBusy
        case .noBook: SharingText.noBook
        case .notShared: SharingText.notShared
        case .sealing(.otherVersion): SharingText.newerVersion
        case .sealing(.sealed), .sealing(.unreadable), .sealing(.forged): SharingText.notOpened
        case .sealing(.unable): SharingText.unable
        case .store(let error): error.label
        }
    }
}

extension HubLie {
    fileprivate func label(_ hub: String) -> Label {
        switch self {
        case .rolledBack: SharingText.rolledBack(hub)
        case .otherRow: SharingText.otherRow
        case .forged: SharingText.forged
        case .notAllowed: SharingText.notAllowedPiece
        case .otherMembers: SharingText.otherMembers
        }
    }
}

extension HubRefusal {
    fileprivate func label(_ hub: String) -> Label {
        switch self {
        case .unreadable, .replayed, .forged, .keysMissing, .lookFirst, .otherEpoch:
            SharingText.unreadableAnswer
        case .otherVersion: SharingText.newerVersion
        case .stranger: SharingText.notMember
        case .notOpen: SharingText.notOpen(hub)
        case .mayOnlyRead: SharingText.mayOnlyRead
        case .clocksDiffer: SharingText.clocksDiffer
        case .full: SharingText.full
        case .tooLarge: SharingText.tooLarge
        case .store: SharingText.hubFails
        case .members(let refusal): refusal.label
        }
    }
}

extension MemberRefusal {
    fileprivate var label: Label {
        switch self {
        case .lastOwner: SharingText.lastOwner
        case .ended: SharingText.noBook
        case .tooMany: SharingText.tooMany(Int(MemberList.most))
        case .notAllowed: SharingText.onlyOwners
        case .stranger: SharingText.notMember
        case .notNext, .otherEpoch: SharingText.tooBusy
        case .known, .unknown: SharingText.otherMembers
        }
    }
}
