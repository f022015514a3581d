extension HubError {
    /// What is to be told, given the hub's address.
    package func label(_ hub: String) -> Label {
        switch self {
        case .refused(let refusal): refusal.label(hub)
        case .notMember: HubText.notMember
        case .unreadable: HubText.unreadableAnswer
        case .lies(let lie): lie.label(hub)
        case .membersBack: HubText.membersBack
        case .overthrown: HubText.overthrown
        case .keyMissing: HubText.keyMissing
        case .tooBusy: HubText.tooBusy
        case .noBook: HubText.noBook
        case .notShared: HubText.notShared
        case .sealing(.otherVersion): HubText.newerVersion
        case .sealing(.sealed), .sealing(.unreadable), .sealing(.forged): HubText.notOpened
        case .sealing(.unable): HubText.unable
        case .store(let error): error.label
        }
    }
}

extension HubLie {
    fileprivate func label(_ hub: String) -> Label {
        switch self {
        case .rolledBack: HubText.rolledBack(hub)
        case .otherRow: HubText.otherRow
        case .forged: HubText.forged
        case .notAllowed: HubText.notAllowedPiece
        case .otherMembers: HubText.otherMembers
        }
    }
}

extension HubRefusal {
    fileprivate func label(_ hub: String) -> Label {
        switch self {
        case .unreadable, .replayed, .noFile, .forged, .keysMissing, .lookFirst, .otherEpoch:
            HubText.unreadableAnswer
        case .otherVersion: HubText.newerVersion
        case .stranger: HubText.notMember
        case .notOpen: HubText.notOpen(hub)
        case .mayOnlyRead: HubText.mayOnlyRead
        case .clocksDiffer: HubText.clocksDiffer
        case .full: HubText.full
        case .tooLarge: HubText.tooLarge
        case .store: HubText.hubFails
        case .members(let refusal): refusal.label
        }
    }
}

extension MemberRefusal {
    fileprivate var label: Label {
        switch self {
        case .lastOwner: HubText.lastOwner
        case .ended: HubText.noBook
        case .tooMany: HubText.tooMany(Int(MemberList.most))
        case .notAllowed: HubText.onlyOwners
        case .stranger: HubText.notMember
        case .notNext, .otherEpoch: HubText.tooBusy
        case .known, .unknown: HubText.otherMembers
        }
    }
}

extension InvitationLink.Refusal {
    /// Why some text is no invitation.
    package var label: Label {
        self == .mistyped ? HubText.linkMistyped : HubText.linkMissing
    }

    /// Why some text is no recovery sheet.
    package var labelOfSheet: Label {
        self == .mistyped ? HubText.sheetMistyped : HubText.sheetMissing
    }
}
