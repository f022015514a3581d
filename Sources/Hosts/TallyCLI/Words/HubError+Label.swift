import Kernel

extension HubError {
    /// What the command line tells, given the hub's address: with the command that helps.
    func sentence(_ hub: String) -> Label {
        switch self {
        case .refused(.notOpen): SharingText.notOpen(hub)
        case .refused(.members(.lastOwner)): SharingText.lastOwner
        case .lies(.rolledBack): SharingText.rolledBack(hub)
        case .lies(let lie) where lie.mayBeRight: SharingText.otherRow(hub)
        case .notShared: SharingText.notShared
        case .sealing(.unable): SharingText.unable
        default: label(hub)
        }
    }
}
