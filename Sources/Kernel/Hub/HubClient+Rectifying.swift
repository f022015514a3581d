// After a hub was put back to an older state.
extension HubClient {
    /// Has the member list say again what it said before: nobody is back who was taken out, and no
    /// invitation is open that was used up or taken back. Only then is anything brought.
    ///
    /// Who came in since has to be invited again: the hub doesn't know them any more.
    func rectify(
        _ state: HubState, _ list: MemberList, _ own: MemberList.Member, _ now: Instant
    ) throws(HubError) -> HubStep<Void> {
        guard let earlier = try? MemberList(state.earlier), !earlier.isGone(own.id) else {
            throw .notMember
        }
        guard let deed = Rectification(of: list, by: earlier) else {
            try forgetEarlier(state)
            return try bring(now)
        }
        guard own.role.mayInvite else { throw .membersBack }
        // A hub that takes everything and shows nothing of it is left alone.
        rectified += 1
        guard rectified <= MemberList.most * 3 else { throw .tooBusy }
        return try perform(deed, now).then { () throws(HubError) in try self.exchange(now) }
    }

    private func perform(
        _ deed: Rectification, _ now: Instant
    ) throws(HubError) -> HubStep<Void> {
        switch deed {
        case .remove(let id): try takeOut(id, now)
        case .withdraw(let id): try withdraw(id, now)
        case .setRole(let id, let role): try setRole(of: id, role, now)
        }
    }

    private func forgetEarlier(_ before: HubState) throws(HubError) {
        try HubError.storing { () throws(StoreError) in
            try store.transaction(writing: true, failure: { $0 }) { () throws(StoreError) in
                guard var state = try HubState(in: store), state == before else { return }
                state.earlier = []
                try state.save(in: store)
            }
        }
    }
}

/// The next thing by which a member list says less than it said before.
private enum Rectification {
    case remove(KeyID)
    case withdraw(KeyID)
    case setRole(KeyID, Role)

    /// Nil where nothing is left to do.
    init?(of list: MemberList, by earlier: MemberList) {
        if let back = list.members.first(where: { earlier.isGone($0.id) }) {
            self = .remove(back.id)
            return
        }
        if let open = list.invitations.first(where: { earlier.isGone($0.id) }) {
            self = .withdraw(open.id)
            return
        }
        for member in list.members {
            guard let before = earlier.member(member.id), before.role != member.role,
                before.role != .sheet
            else { continue }
            self = .setRole(member.id, before.role)
            return
        }
        return nil
    }
}
