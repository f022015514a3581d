import Kernel
import SQLiteStore
import SyncOverHTTP

// What `tally book` does with books that are shared.
extension Session {
    /// The book that is named, or the first.
    func sharing(_ named: String? = nil) throws(Failure) -> Session {
        let name = named ?? arguments.all(.book).last ?? "book"
        guard let entry = try bookList.entries().meant(by: name) else {
            throw .refused(.aboutBook(.unknown(name)))
        }
        if entry.book.deleted != nil { throw .refused(.aboutBook(.inTrash(entry.book.name))) }
        return Session(self, for: entry.book, at: try bookList.path(of: entry))
    }

    /// Puts a book on a hub if it is on none, and prints a link that lets somebody in.
    func inviteToBook(_ words: [String]) throws(Failure) {
        let (role, uses, days) = (try role(), try number(.uses, 1), try number(.days, 7))
        let session = try sharing(words.first)
        let named = try session.hubNamed()
        let shared = try session.shared(on: named)
        if arguments.has(.hub), let named, named != shared.hub {
            throw .refused(.onOtherHub(shared.hub))
        }
        try refuseLateName(shared)
        try found(session, shared)
        let ends = Instant(milliseconds: now.milliseconds + days * 86_400_000)
        let name = session.known?.title(in: language) ?? ""
        let link = try shared.finish { () throws(HubError) in
            try shared.client.invite(as: role, uses: uses, ends: ends, to: name, now)
        }
        if isJSON {
            let json: JSON = [
                "link": .string(link.text), "role": .string(role.name), "ends": .string(ends.iso),
            ]
            return output.print(line: JSONText(json).text)
        }
        say(SharingText.invited(uses: Int(clamping: uses), days: Int(clamping: days)))
        tellOfLoopback(shared.hub)
        output.print(line: link.text)
    }

    /// Says that no other machine reaches a hub by such an address.
    func tellOfLoopback(_ hub: String) {
        if Session.isOnThisMachine(hub) { say(SharingText.loopback(hub.short)) }
    }

    /// Puts a new book on the hub that `--hub` names.
    func shareBook(_ entry: BookRegistry.Entry) throws(Failure) {
        let session = Session(self, for: entry.book, at: try bookList.path(of: entry))
        let store = try session.openBook().store
        do throws(Failure) {
            try found(session, try session.shared(on: try session.hubNamed()))
        } catch {
            if try session.hubState(store) == nil { try discard(session, store) }
            throw error
        }
    }

    private func found(_ session: Session, _ shared: SharedBook) throws(Failure) {
        guard try session.hubState(shared.store) == nil else { return }
        let name = try memberName()
        try shared.finish { () throws(HubError) in
            try HubDoor.found(shared.store, on: shared.hub, as: name, now)
        }
        try shared.finish { () throws(HubError) in try shared.client.exchange(now) }
        say(SharingText.founded(shared.hub.short))
        try tellOfSharing(shared.store)
    }

    /// Says by which name others see this device, unless one was given, and when they see what it writes.
    private func tellOfSharing(_ store: Store) throws(Failure) {
        if arguments[.as] == nil, let state = try hubState(store),
            let name = state.called[state.own.id]
        {
            say(SharingText.called(name.short))
        }
        say(SharingText.syncBrings)
    }

    /// Refuses a name that comes too late: members keep the one by which they came in.
    private func refuseLateName(_ shared: SharedBook) throws(Failure) {
        guard let given = arguments[.as], let state = try hubState(shared.store),
            let name = state.names[state.own.id], name != KnownDevice.name(given)
        else { return }
        throw .refused(.lateName(name, given: given))
    }

    private func hubNamed() throws(Failure) -> String? {
        guard let named = arguments[.hub] ?? surroundings.variable("TALLY_HUB") else { return nil }
        guard let hub = Session.server(named) else { throw .usage(.notAServer(named)) }
        return hub
    }

    /// What one is called in a shared book: as `--as` says, or as the system does.
    private func memberName() throws(Failure) -> String {
        if let typed = arguments[.as] {
            guard let name = KnownDevice.name(typed) else { throw .refused(.badMemberName(typed)) }
            return name
        }
        let user = surroundings.variable("USER") ?? ""
        return KnownDevice.name(user) ?? language(SharingText.somebody)
    }

    func role() throws(Failure) -> Role {
        guard let text = arguments[.role] else { return .editor }
        guard let role = Role.given.first(where: { $0.name == text }) else {
            throw .usage(.wrongValue(.role, text, allowed: Role.given.map { $0.name }))
        }
        return role
    }

    private func number(_ option: Option, _ usual: Int64) throws(Failure) -> Int64 {
        guard let text = arguments[option] else { return usual }
        guard let number = Int64(text), 1...MemberList.mostUses ~= number else {
            throw .usage(.wrongValue(option, text, allowed: ["1–\(MemberList.mostUses)"]))
        }
        return number
    }

    /// Comes into a book by a link.
    func joinBook(_ words: [String]) throws(Failure) {
        guard !words.isEmpty else { throw .usage(.operandMissing(.link)) }
        _ = try memberName()
        let text = words.joined(separator: " ")
        let link: InvitationLink
        do { link = try InvitationLink(text) } catch {
            throw .refused(.link(isMistyped: error == .mistyped))
        }
        let welcome = try look(link.hub) { () throws(HubError) in
            try HubDoor.look(at: link, now)
        }
        if let session = try inside(welcome) {
            say(
                SharingText.isIn(
                    book: session.known?.title(in: language).short ?? "",
                    handle: session.known?.handle ?? ""))
            return tell(session, welcome.role)
        }
        let session: Session
        if let known = try known(welcome) {
            session = known
        } else {
            session = try place(named: welcome.book)
        }
        try come(welcome, session, to: link.hub)
        say(SharingText.joined(inviter: welcome.inviter.short, book: welcome.book.short))
        try tellOfSharing(try session.openBook().store)
        tell(session, welcome.role)
    }

    /// Brings a book back by a recovery sheet: a file, or what stands on it.
    func recoverBook(_ words: [String]) throws(Failure) {
        guard let first = words.first else { throw .usage(.operandMissing(.file)) }
        let given = try givenName()
        var text = words.joined(separator: " ")
        if words.count == 1, !Files.isMissing(first) {
            let bytes: [UInt8]
            do { bytes = try Files.read(first, atMost: 100_000) } catch { throw .file(error) }
            text = String(decoding: bytes, as: UTF8.self)
        }
        let sheet: RecoverySheet
        do { sheet = try RecoverySheet(text) } catch {
            throw .refused(.sheet(isMistyped: error == .mistyped))
        }
        let welcome = try look(sheet.hub) { () throws(HubError) in try HubDoor.look(at: sheet) }
        if let session = try inside(welcome) {
            throw .refused(.isInByKeys(session.known?.title(in: language) ?? "", session.bookWords))
        }
        let session: Session
        let isKnown: Bool
        if let known = try known(welcome) {
            if let given { session = try known.renamed(given) } else { session = known }
            isKnown = true
        } else {
            session = try place(named: given ?? language(SharingText.recoveredName))
            isKnown = false
        }
        try come(welcome, session, to: sheet.hub)
        let handle = session.known?.handle ?? "book"
        say(
            SharingText.recovered(
                book: session.known?.title(in: language).short ?? "",
                command: "tally book members " + handle))
        if !isKnown, given == nil, arguments.all(.book).isEmpty {
            say(SharingText.unnamed("tally book rename " + handle + " NAME"))
        }
        try tellOfSharing(try session.openBook().store)
        tell(session, welcome.role)
    }

    /// What a book that comes back is to be called, if that is said.
    private func givenName() throws(Failure) -> String? {
        guard let typed = arguments[.publicName] else { return nil }
        if !arguments.all(.book).isEmpty { throw .usage(.together(.book, .publicName)) }
        guard let name = KnownDevice.name(typed) else {
            throw .refused(.aboutBook(.badName(typed)))
        }
        return name
    }

    /// This book under another name.
    private func renamed(_ name: String) throws(Failure) -> Session {
        guard var book = known else { return self }
        let registry = try bookList.made()
        let isDone = try bookList.attempt { () throws(StoreError) in
            try registry.rename(book.key, name, now)
        }
        guard isDone else { throw .refused(.aboutBook(.taken(name))) }
        book.name = name
        return Session(self, for: book, at: path)
    }

    private func look(
        _ hub: String, _ begin: () throws(HubError) -> HubStep<HubDoor.Welcome>
    ) throws(Failure) -> HubDoor.Welcome {
        let session = Session(self, for: .first, at: directory + "/book.sqlite")
        let connection = try session.connection(to: hub)
        do throws(HubConnection.Failure) { return try connection.finish(begin) } catch {
            // A site over a hub elsewhere answers with a page, or not at all.
            if case .network(.unreadable, detail: _) = error {
                say(SharingText.noHubThere(hub.short))
            }
            throw failure(error, of: hub)
        }
    }

    /// The book by which this device is in already.
    private func inside(_ welcome: HubDoor.Welcome) throws(Failure) -> Session? {
        for copy in try copies(of: welcome) where welcome.has(copy.state.own.id) {
            let isIn = try copy.session.hubState(copy.store) != nil
            let hasLostKeys = try copy.session.hasLostKeys(copy.store)
            if isIn, !hasLostKeys { return copy.session }
        }
        return nil
    }

    /// The book that is here already, from when this device was in it: it goes on, by new keys.
    private func known(_ welcome: HubDoor.Welcome) throws(Failure) -> Session? {
        for copy in try copies(of: welcome) {
            let hasLostKeys = try copy.session.hasLostKeys(copy.store)
            guard hasLostKeys || !welcome.has(copy.state.own.id) else { continue }
            try attempt { () throws(StoreError) in try HubClient.setAside(copy.store) }
            try copy.session.forgetKeys()
            return copy.session
        }
        return nil
    }

    /// The books here that are the one that somebody is let into, or were when this device was in it.
    private func copies(
        of welcome: HubDoor.Welcome
    ) throws(Failure) -> [(session: Session, store: Store, state: HubState)] {
        var copies: [(session: Session, store: Store, state: HubState)] = []
        for entry in try bookList.entries() where entry.book.deleted == nil {
            let place = try bookList.path(of: entry)
            if Files.isMissing(place) { continue }
            let session = Session(self, for: entry.book, at: place)
            // One that can't be opened doesn't keep this one from coming in.
            guard let store = try? session.openBook().store,
                let state = try? formerState(store), state.book == welcome.number
            else { continue }
            copies.append((session, store, state))
        }
        return copies
    }

    /// What is known of a book's hub, or was before this device was about to come in again.
    private func formerState(_ store: Store) throws(StoreError) -> HubState? {
        if let state = try HubState(in: store) { return state }
        return try HubState(former: store)
    }

    /// The book that `--book` names, or a new one.
    private func place(named name: String) throws(Failure) -> Session {
        if !arguments.all(.book).isEmpty { return try sharing() }
        let wanted = KnownDevice.name(name) ?? language(SharingText.recoveredName)
        for number in 1...99 {
            let name = number == 1 ? wanted : wanted + " \(number)"
            let entry = try added { (registry, make) throws(StoreError) in
                try registry.add(name, in: directory, now, make)
            }
            guard let entry else { continue }
            return Session(self, for: entry.book, at: try bookList.path(of: entry))
        }
        throw .refused(.aboutBook(.taken(wanted)))
    }

    private func come(
        _ welcome: HubDoor.Welcome, _ session: Session, to hub: String
    ) throws(Failure) {
        if try session.hubState(try session.openBook().store) != nil {
            throw .refused(.alreadyShared)
        }
        let shared = try session.shared(on: hub)
        let name = try memberName()
        do throws(Failure) {
            try shared.finish { () throws(HubError) in
                try HubDoor.come(welcome, as: name, shared.store, now)
            }
        } catch {
            if case .sync = error { say(SharingText.unfinished(session.known?.handle ?? "")) }
            if case .hub = error { try discard(session, shared.store) }
            throw error
        }
        try shared.finish { () throws(HubError) in try shared.client.exchange(now) }
    }

    /// Takes a book away that was made for one that this device wasn't let into.
    private func discard(_ session: Session, _ store: Store) throws(Failure) {
        let isEmpty = try attempt { () throws(StoreError) in try store.position() == 0 }
        guard isEmpty, arguments.all(.book).isEmpty, let book = session.known, !book.isFirst else {
            return
        }
        try session.forgetKeys()
        let registry = try bookList.made()
        try bookList.attempt { () throws(StoreError) in
            _ = try registry.delete(book.key, now)
        }
        _ = try bookList.deleteForGood(book.key, registry)
    }

    private func tell(_ session: Session, _ role: Role) {
        guard isJSON, let book = session.known else { return }
        let json: JSON = [
            "book": .string(book.handle), "name": .string(book.title(in: language)),
            "role": .string(role.name),
        ]
        output.print(line: JSONText(json).text)
    }
}

extension Role {
    var label: Label {
        switch self {
        case .owner: SharingText.owner
        case .editor: SharingText.editor
        case .viewer: SharingText.viewer
        case .sheet: SharingText.sheetRole
        }
    }
}
