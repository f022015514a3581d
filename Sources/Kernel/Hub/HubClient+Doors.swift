// What lets somebody in again who was taken out.
extension HubClient {
    /// Takes somebody out of the book: from then on everything is sealed with a new key, and what would let
    /// them in again is no more.
    package func remove(_ member: KeyID, _ now: Instant) throws(HubError) -> HubStep<Void> {
        try closeDoors(to: member, now).then { () throws(HubError) in
            try self.takeOut(member, now)
        }.then { () throws(HubError) in
            // What they made meanwhile.
            try self.closeDoors(to: member, now)
        }.then { () throws(HubError) in try self.exchange(now) }
    }

    /// Closes what lets somebody in, one after another, until the hub shows none any more.
    func closeDoors(to member: KeyID, _ now: Instant) throws(HubError) -> HubStep<Void> {
        rectified = 0
        return try closeNext(to: member, now)
    }

    private func closeNext(to member: KeyID, _ now: Instant) throws(HubError) -> HubStep<Void> {
        try pull(now) { () throws(HubError) in
            let state = try self.state()
            let owners = state.list?.members.filter { $0.role == .owner } ?? []
            if owners.map({ $0.id }) == [member] { throw .refused(.members(.lastOwner)) }
            guard let door = state.door(to: member) else { return .done(()) }
            // A hub that takes everything and shows nothing of it is left alone.
            self.rectified += 1
            guard self.rectified <= MemberList.most * 3 else { throw .tooBusy }
            let step =
                switch door {
                case .invitation(let id): try self.withdraw(id, now)
                case .sheet(let id): try self.takeOut(id, now)
                }
            return try step.then { () throws(HubError) in
                try self.closeNext(to: member, now)
            }
        }
    }
}

extension HubState {
    fileprivate enum Door { case invitation(KeyID), sheet(KeyID) }

    /// The next thing by which somebody may come in who is taken out: an invitation or a sheet that they made, a
    /// sheet that let them in, and whatever lets in several, since nobody knows who has seen it.
    fileprivate func door(to member: KeyID) -> Door? {
        guard let list, !isSheet(member) else { return nil }
        for open in list.invitations where open.invitation.uses > 1 {
            return .invitation(open.id)
        }
        for entry in entries {
            switch entry.deed {
            case .invite(let invitation) where entry.author == member:
                if list.invitation(invitation.keys.id) != nil {
                    return .invitation(invitation.keys.id)
                }
            case .add(let keys, .sheet, _) where entry.author == member:
                if list.member(keys.id) != nil, keys.id != member { return .sheet(keys.id) }
            case .add(let keys, _, _) where keys.id == member:
                if list.member(entry.author)?.role == .sheet { return .sheet(entry.author) }
            default: break
            }
        }
        return nil
    }

    private func isSheet(_ member: KeyID) -> Bool {
        entries.contains { entry in
            if case .add(let keys, .sheet, _) = entry.deed { keys.id == member } else { false }
        }
    }
}
