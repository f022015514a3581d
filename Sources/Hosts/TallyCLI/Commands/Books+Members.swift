import Kernel
import SQLiteStore
import SyncOverHTTP

// Who is in it.
extension Session {
    private struct Row {
        let id: KeyID
        let name: String
        let role: Role
        let isOwn: Bool
        /// When they came in, or the sheet was made.
        let since: Instant?
    }

    func listMembers(_ words: [String]) throws(Failure) {
        let rows = try memberRows(try current(try sharing(words.first)))
        if isJSON {
            let all = rows.map { row -> JSON in
                [
                    "id": .string(row.id.hex), "name": .string(row.name),
                    "role": .string(row.role.name), "own": .boolean(row.isOwn),
                    "since": row.since.map { .string($0.iso) } ?? .null,
                ]
            }
            return output.print(line: JSONText(.array(all)).text)
        }
        show(rows, in: memberColumns) { row in
            [
                row.id.hex, row.name, row.role.name, row.isOwn ? "own" : "",
                row.since?.iso ?? "",
            ]
        }
    }

    /// The book as the hub has it now.
    private func current(_ session: Session) throws(Failure) -> SharedBook {
        let shared = try session.shared()
        try shared.finish { () throws(HubError) in try shared.client.exchange(now) }
        return shared
    }

    private func memberRows(_ shared: SharedBook) throws(Failure) -> [Row] {
        guard let state = try hubState(shared.store), let list = state.list else { return [] }
        let called = state.called
        return list.members.map { member in
            let name = member.role == .sheet ? language(SharingText.sheetName) : ""
            return Row(
                id: member.id, name: called[member.id] ?? name, role: member.role,
                isOwn: member.id == state.own.id, since: state.cameIn(member.id))
        }
    }

    private var memberColumns: [Column<Row>] {
        [
            Column(language(SharingText.member).uppercased()) { Cell($0.name, within: 40) },
            Column(language(SharingText.role).uppercased()) { Cell(language($0.role.label)) },
            Column(language(SharingText.since).uppercased()) { row in
                Cell(row.since.map(date) ?? "")
            },
            Column("ID") { Cell(String($0.id.hex.prefix(8)), .dim) },
            Column("") { Cell($0.isOwn ? language(SharingText.you) : "") },
        ]
    }

    /// What is named last, and the book before it, as the hub has it now.
    private func meant(
        _ words: [String], _ role: Operand.Role
    ) throws(Failure) -> (name: String, SharedBook) {
        let isNamed = words.count > 1 || !arguments.all(.book).isEmpty
        guard let name = words.last, words.count > 1 || !isNamed else {
            throw .usage(.operandMissing(role))
        }
        return (name, try current(try sharing(isNamed ? words.first : nil)))
    }

    private func member(_ name: String, _ shared: SharedBook) throws(Failure) -> Row {
        let rows = try memberRows(shared)
        // Nobody stands in for another by being called like their id.
        let byID = rows.filter { $0.id.hex == name }
        let named = byID.isEmpty ? rows.filter { $0.name == name } : byID
        let near = rows.filter { $0.name.folded == name.folded || $0.id.hex.hasPrefix(name) }
        let isOdd = byID.isEmpty && near.contains { $0.id.hex.hasPrefix(name) }
        let meant = named.isEmpty || isOdd ? near : named
        guard meant.count == 1 else { throw .refused(.member(name)) }
        return meant[0]
    }

    /// Refuses what only owners do: to others the hub's rules would say what owners have to do first.
    private func requireOwner(_ shared: SharedBook) throws(Failure) {
        guard let state = try hubState(shared.store), let own = state.list?.member(state.own.id),
            !own.role.mayInvite
        else { return }
        throw .hub(.refused(.members(.notAllowed)), hub: shared.hub)
    }

    /// Says what somebody may do from now on.
    func setRole(_ words: [String]) throws(Failure) {
        guard arguments.has(.role) else { throw .usage(.operandMissing(.givenRole)) }
        let role = try role()
        let (name, shared) = try meant(words, .member)
        let member = try member(name, shared)
        try requireOwner(shared)
        let before = try doors(shared)
        try shared.finish { () throws(HubError) in
            try shared.client.setRole(of: member.id, role, now)
        }
        say(SharingText.roleSet(name: member.name.short, role: language(role.label)))
        try tellOfDoors(before, shared)
    }

    func removeMember(_ words: [String]) throws(Failure) {
        let (name, shared) = try meant(words, .member)
        let member = try member(name, shared)
        if member.isOwn { throw .refused(.oneself) }
        try requireOwner(shared)
        let before = try doors(shared).subtracting([member.id])
        try shared.finish { () throws(HubError) in try shared.client.remove(member.id, now) }
        say(SharingText.removed(member.name.short))
        let names = try hubState(shared.store)?.names ?? [:]
        let look = names[member.id]?.look
        if try memberRows(shared).contains(where: { names[$0.id]?.look == look }) {
            say(SharingText.namesakeStays(names[member.id]?.short ?? ""))
        }
        try tellOfDoors(before, shared)
    }

    /// Open invitations and recovery sheets.
    private func doors(_ shared: SharedBook) throws(Failure) -> Set<KeyID> {
        guard let list = try hubState(shared.store)?.list else { return [] }
        return Set(
            list.invitations.map { $0.id } + list.members.filter { $0.role == .sheet }.map { $0.id }
        )
    }

    private func tellOfDoors(_ before: Set<KeyID>, _ shared: SharedBook) throws(Failure) {
        let count = before.subtracting(try doors(shared)).count
        if count > 0 { say(SharingText.doorsClosed(count)) }
    }

    private func invitations(
        _ shared: SharedBook
    ) throws(Failure) -> [MemberList.OpenInvitation] {
        let all = try hubState(shared.store)?.list?.invitations ?? []
        return all.filter { $0.invitation.ends > now }
    }

    /// Lists by what somebody may still come in.
    func listInvitations(_ words: [String]) throws(Failure) {
        let open = try invitations(try current(try sharing(words.first)))
        if isJSON {
            let all = open.map { each -> JSON in
                [
                    "id": .string(each.id.hex), "role": .string(each.invitation.role.name),
                    "uses": .integer(Int(clamping: each.invitation.uses)),
                    "used": .integer(Int(clamping: each.used)),
                    "ends": .string(each.invitation.ends.iso),
                ]
            }
            return output.print(line: JSONText(.array(all)).text)
        }
        let columns: [Column<MemberList.OpenInvitation>] = [
            Column("ID") { Cell(String($0.id.hex.prefix(8)), .dim) },
            Column(language(SharingText.role).uppercased()) {
                Cell(language($0.invitation.role.label))
            },
            Column(language(SharingText.usesLeft).uppercased()) {
                Cell(String($0.invitation.uses - $0.used))
            },
            Column(language(SharingText.ends).uppercased()) { Cell($0.invitation.ends.iso) },
        ]
        show(open, in: columns) { each in
            let invitation = each.invitation
            return [
                each.id.hex, invitation.role.name, String(invitation.uses), String(each.used),
                invitation.ends.iso,
            ]
        }
    }

    /// Takes an invitation back.
    func withdrawInvitation(_ words: [String]) throws(Failure) {
        let (name, shared) = try meant(words, .invitation)
        let open = try invitations(shared).filter { $0.id.hex.hasPrefix(name) }
        guard open.count == 1, !name.isEmpty else { throw .refused(.invitation(name)) }
        try shared.finish { () throws(HubError) in try shared.client.withdraw(open[0].id, now) }
        try shared.finish { () throws(HubError) in try shared.client.exchange(now) }
        say(SharingText.withdrawn)
    }

    func leaveBook(_ words: [String]) throws(Failure) {
        let session = try sharing(words.first)
        let store = try session.openBook().store
        do throws(Failure) {
            let shared = try session.shared()
            try shared.finish { () throws(HubError) in try shared.client.leave(now) }
        } catch {
            // Who isn't in it any more, as the hub says or as it can't show, has left it.
            switch error {
            case .hub(let why, _) where why.letsLeave: break
            case .refused(.keysGone): break
            case .hub(.refused(.members(.lastOwner)), _):
                let shared = try session.shared()
                let others = try memberRows(shared).filter { !$0.isOwn && $0.role != .sheet }
                guard others.isEmpty || arguments.has(.forGood) else {
                    say(SharingText.leaveAnyway)
                    throw error
                }
                if !others.isEmpty { say(SharingText.ownerless) }
                for each in try invitations(shared) {
                    try shared.finish { () throws(HubError) in
                        try shared.client.withdraw(each.id, now)
                    }
                }
            case .sync, .hub(.tooBusy, _), .hub(.unreadable, _):
                guard arguments.has(.forGood) else {
                    say(SharingText.leaveAnyway)
                    throw error
                }
            default: throw error
            }
            try attempt { () throws(StoreError) in try HubClient.forget(store) }
        }
        try session.forgetKeys()
        say(SharingText.left(session.known?.title(in: language).short ?? ""))
    }

    /// Prints a new recovery sheet.
    func printSheet(_ words: [String]) throws(Failure) {
        let session = try sharing(words.first)
        let shared = try session.shared()
        let sheet = try shared.finish { () throws(HubError) in try shared.client.addSheet(now) }
        say(SharingText.keepSheet)
        // As far as is known here; the new one isn't yet.
        let older = try memberRows(shared).count { $0.role == .sheet }
        if older > 0 {
            let handle = session.known?.handle ?? "book"
            say(SharingText.olderSheets(count: older, command: "tally book members " + handle))
        }
        tellOfLoopback(shared.hub)
        output.print(Array(sheet.text.utf8))
    }
}
