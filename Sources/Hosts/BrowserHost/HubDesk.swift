import Kernel

/// A member's side of a book that several people keep: the core says what is to be sealed and sent, and
/// the script has it done. One talk with the hub at a time.
final class HubDesk {
    private let store: Store
    let client: HubClient
    let files: HubFiles
    /// The hub of the server that the app comes from.
    private let hub: String
    private var talk: HubTalk<SharingPanel.Outcome>?
    /// Whether the talk is an exchange, whose end is told by the status line.
    private var isExchange = false
    /// What the book is called that somebody comes into.
    private var name = ""
    /// Whether somebody comes in by an invitation, which may have been used up by them when no answer came.
    private var isComing = false
    /// Whether somebody is to be in a book when it is done: then that counts, whatever follows.
    private var isEntering = false
    /// Whether this device leaves: who isn't in the book any more has left it.
    private var isLeaving = false
    /// Whether the copy stays that it leaves with.
    private var keepsCopy = false
    /// Whether it leaves even where nobody owns the book then.
    private var isLast = false
    private(set) var outcome: SharingPanel.Outcome?

    init(_ store: Store, hub: String) {
        (self.store, self.hub) = (store, hub)
        client = HubClient(store)
        files = HubFiles(store)
    }

    var state: HubState? { (try? HubState(in: store)) ?? nil }

    /// Forgets what came of the last post, once it was shown.
    func settle() { outcome = nil }

    /// What the script wants.
    enum Verb: Int {
        /// Exchange what is new with the hub.
        case exchange
        /// Do what a form asks for, whose post is in a frame.
        case perform
        /// Go on with the engine's answers, or with the hub's.
        case answered, received
        /// The hub gave no answer, or these words in its place.
        case failed
        /// Give all changes of this book, or take some in.
        case give, take
        /// Give the number on the hub of the book that was looked at right before, else of this one.
        case number
        /// Have this device come in again, by other keys, where it was taken out.
        case setAside
        /// Sign a request to hear what comes, which the script sends by itself.
        case listen
        /// Give the number of the last item of the row that this device saw, in digits.
        case mark
        /// Say what is to be done next for files, and note what came of one.
        case fileStep, fileDone
        /// Say how a file is sealed, or opened.
        case planToSeal, planToOpen
        /// Sign a request that brings a file, or asks for one, which the script sends by itself.
        case bringFile, giveFile
        /// Note that the hub has a file.
        case brought
    }

    func does(_ verb: Verb, _ bytes: [UInt8], _ book: String, _ now: Instant) -> [UInt8] {
        switch verb {
        case .exchange:
            isEntering = false
            return begin(now) { () throws(HubError) in try self.exchange(now) }
        case .perform:
            guard let request = Frame.decodeRequest(bytes) else {
                return end(.failed(.unreadable), now)
            }
            return begin(now, isExchange: false) { () throws(HubError) in
                try self.step(Parameters(formEncoded: request.body), book, now)
            }
        case .answered:
            return goOn(now) { (talk) throws(HubError) in
                try talk.answered(SealingAnswer.all(bytes))
            }
        case .received:
            return goOn(now) { (talk) throws(HubError) in
                guard let answer = HubAnswer(bytes) else { throw .unreadable }
                try talk.received(answer, now)
            }
        case .failed: return end(.unanswered(String(decoding: bytes, as: UTF8.self)), now)
        case .give: return (try? HubClient.everything(store)) ?? []
        case .number:
            guard case .welcome(let welcome) = outcome else {
                // Also of one that was about to come in again, and wasn't let in.
                return (state ?? (try? HubState(former: store)) ?? nil)?.book.bytes ?? []
            }
            settle()
            return welcome.number.bytes
        case .setAside:
            try? HubClient.setAside(store)
            return []
        case .listen:
            guard state != nil else { return [] }
            return begin(now, isExchange: false) { () throws(HubError) in
                try self.client.listen().then { () throws(HubError) in .done(.done) }
            }
        case .mark: return state.map { [UInt8]("\($0.mark.number)".utf8) } ?? []
        case .fileStep: return fileStep(now)
        case .fileDone:
            fileDone(bytes)
            return []
        case .planToSeal: return planToSeal(bytes)
        case .planToOpen: return planToOpen(bytes)
        case .bringFile:
            return begin(now, isExchange: false) { () throws(HubError) in
                try self.bringing(bytes)
            }
        case .giveFile:
            return begin(now, isExchange: false) { () throws(HubError) in try self.giving(bytes) }
        case .brought: return brought(bytes)
        case .take: return (try? HubClient.begin(store, with: bytes, now)) == true ? [1] : []
        }
    }

    private func begin(
        _ now: Instant, isExchange: Bool = true,
        _ work: () throws(HubError) -> HubStep<SharingPanel.Outcome>
    ) -> [UInt8] {
        self.isExchange = isExchange
        do throws(HubError) {
            talk = HubTalk(try work(), with: state?.hub ?? hub, clock: client.clock)
        } catch {
            return end(.failed(error), now)
        }
        return goOn(now) { (_) throws(HubError) in }
    }

    private func goOn(
        _ now: Instant, _ work: (HubTalk<SharingPanel.Outcome>) throws(HubError) -> Void
    ) -> [UInt8] {
        guard let talk else { return [] }
        do throws(HubError) {
            try work(talk)
            let next = try talk.next(now)
            if case .done(let outcome) = next { return end(outcome, now) }
            return next.packed
        } catch {
            if isComing, error == .noBook { return resume(now) }
            // Where the hub isn't what it was, this copy may be the only one: it goes with nobody who drops it.
            let mayLeave = error == .notMember || keepsCopy && error.letsLeave
            if isLeaving, mayLeave || isLast && error.isOfLastOwner {
                try? HubClient.forget(store)
                return end(.done, now)
            }
            return end(.failed(error), now)
        }
    }

    /// Looks whether this device is in already.
    private func resume(_ now: Instant) -> [UInt8] {
        isComing = false
        return begin(now, isExchange: false) { () throws(HubError) in try self.exchange(now) }
    }

    /// Tells the script that the talk is over, whether it came to something, and what the book is called.
    private func end(_ came: SharingPanel.Outcome, _ now: Instant) -> [UInt8] {
        talk = nil
        let outcome = isEntering && state != nil ? .done : came
        if isExchange { note(outcome, now) } else { self.outcome = outcome }
        let ending: Ending =
            switch outcome {
            case .done, .invited, .sheet, .welcome: .done
            case .unanswered: .unanswered
            case .failed(.notMember): .notMember
            default: .failed
            }
        return [0, ending.rawValue] + name.utf8
    }

    enum Ending: UInt8 { case done, failed, unanswered, notMember }

    /// Has the status line tell why the book isn't in step.
    private func note(_ outcome: SharingPanel.Outcome, _ now: Instant) {
        let problem: SyncProblem? =
            switch outcome {
            case .unanswered(let sentence): sentence.isEmpty ? .unreachable : .refused(sentence)
            case .failed(.notMember): .notLetIn
            case .failed(let error): .refused(language(error.label(state?.hub ?? hub)))
            default: nil
            }
        if let problem { try? HubClient.note(problem, store) }
        switch outcome {
        case .done: try? HubClient.note(isContested: false, isOut: false, store)
        case .failed(.lies(let lie)):
            try? HubClient.note(isContested: lie.mayBeRight, isOut: false, store)
        case .failed(.notMember): try? HubClient.note(isContested: false, isOut: true, store)
        default: break
        }
    }

    /// The language in which the status line tells it.
    private var language: Language { replica.language("") }
}

// What is done.
extension HubDesk {
    private func exchange(_ now: Instant) throws(HubError) -> HubStep<SharingPanel.Outcome> {
        let step = state == nil ? try HubDoor.resume(on: hub, store) : .done(())
        return try step.then { () throws(HubError) in
            try self.client.exchange(now)
        }.then { () throws(HubError) in .done(.done) }
    }

    private func step(
        _ form: Parameters, _ book: String, _ now: Instant
    ) throws(HubError) -> HubStep<SharingPanel.Outcome> {
        name = ""
        isComing = form["do"] == "come"
        isLeaving = form["do"] == "leave"
        isLast = isLeaving && form["last"] != nil
        keepsCopy = form["keep"] != nil
        isEntering = ["new", "come", "recover"].contains(form["do"] ?? "")
        switch form["do"] {
        case "new": return try found(form, now)
        case "look": return try look(form, now)
        case "come": return try come(form, now)
        case "recover": return try recover(form, now)
        case "rename":
            guard let book = KnownDevice.name(form["name"] ?? "") else { return .done(.badName) }
            name = book
            return .done(.done)
        case "invite": return try invite(form, book, now)
        case "sheet":
            return try client.addSheet(now).then { (sheet) throws(HubError) in .done(.sheet(sheet))
            }
        case "withdraw":
            return try with(form, now) { (id) throws(HubError) in try client.withdraw(id, now) }
        case "remove":
            return try with(form, now) { (id) throws(HubError) in try client.remove(id, now) }
        case "role":
            let role = self.role(form) ?? .editor
            return try with(form, now) { (id) throws(HubError) in
                try client.setRole(of: id, role, now)
            }
        case "leave": return try done(client.leave(now))
        case "over":
            do { try client.startOver() } catch { throw .store(error) }
            return try exchange(now)
        default: throw .unreadable
        }
    }

    private func done(_ step: HubStep<Void>) throws(HubError) -> HubStep<SharingPanel.Outcome> {
        try step.then { () throws(HubError) in .done(.done) }
    }

    private func with(
        _ form: Parameters, _ now: Instant, _ work: (KeyID) throws(HubError) -> HubStep<Void>
    ) throws(HubError) -> HubStep<SharingPanel.Outcome> {
        guard let id = form["id"].flatMap({ KeyID(hex: $0) }) else { throw .unreadable }
        return try work(id).then { () throws(HubError) in
            try self.client.exchange(now)
        }.then { () throws(HubError) in .done(.done) }
    }

    private func role(_ form: Parameters) -> Role? {
        Role.given.first { $0.name == form["role"] }
    }

    private func invite(
        _ form: Parameters, _ book: String, _ now: Instant
    ) throws(HubError) -> HubStep<SharingPanel.Outcome> {
        let uses = form["uses"].flatMap { Int64($0) } ?? 1
        let days = form["days"].flatMap { Int64($0) } ?? 7
        let ends = Instant(milliseconds: now.milliseconds + max(1, min(days, 365)) * 86_400_000)
        return try client.invite(
            as: role(form) ?? .editor, uses: max(1, min(uses, MemberList.mostUses)), ends: ends,
            to: book, now
        ).then { (link) throws(HubError) in .done(.invited(link)) }
    }

    private func found(
        _ form: Parameters, _ now: Instant
    ) throws(HubError) -> HubStep<SharingPanel.Outcome> {
        guard let book = KnownDevice.name(form["name"] ?? ""),
            let me = KnownDevice.name(form["me"] ?? "")
        else { return .done(.badName) }
        name = book
        return try HubDoor.found(store, on: hub, as: me, now).then { () throws(HubError) in
            try self.client.exchange(now)
        }.then { () throws(HubError) in .done(.done) }
    }

    /// Looks what an invitation leads to, and goes on with that.
    private func looking(
        _ form: Parameters, _ now: Instant,
        _ follow: @escaping (HubDoor.Welcome) throws(HubError) -> HubStep<SharingPanel.Outcome>
    ) throws(HubError) -> HubStep<SharingPanel.Outcome> {
        let link: InvitationLink
        do { link = try InvitationLink(form["link"] ?? "") } catch { return .done(.badLink(error)) }
        if link.hub != hub { return .done(.elsewhere(link.hub, link)) }
        return try HubDoor.look(at: link, now).then(follow)
    }

    private func look(
        _ form: Parameters, _ now: Instant
    ) throws(HubError) -> HubStep<SharingPanel.Outcome> {
        try looking(form, now) { (welcome) throws(HubError) in .done(.welcome(welcome)) }
    }

    private func come(
        _ form: Parameters, _ now: Instant
    ) throws(HubError) -> HubStep<SharingPanel.Outcome> {
        try looking(form, now) { (welcome) throws(HubError) in
            guard let me = KnownDevice.name(form["me"] ?? "") else { return .done(.badName) }
            self.isComing = false
            self.name = KnownDevice.name(welcome.book) ?? self.language(WebText.firstBook)
            return try self.come(welcome, as: me, now)
        }
    }

    private func recover(
        _ form: Parameters, _ now: Instant
    ) throws(HubError) -> HubStep<SharingPanel.Outcome> {
        let sheet: RecoverySheet
        do { sheet = try RecoverySheet(form["sheet"] ?? "") } catch {
            return .done(.badSheet(error))
        }
        if sheet.hub != hub { return .done(.elsewhere(sheet.hub)) }
        guard let book = KnownDevice.name(form["name"] ?? ""),
            let me = KnownDevice.name(form["me"] ?? "")
        else { return .done(.badName) }
        name = book
        return try HubDoor.look(at: sheet).then { (welcome) throws(HubError) in
            try self.come(welcome, as: me, now)
        }
    }

    private func come(
        _ welcome: HubDoor.Welcome, as me: String, _ now: Instant
    ) throws(HubError) -> HubStep<SharingPanel.Outcome> {
        try HubDoor.come(welcome, as: me, store, now).then { () throws(HubError) in
            try self.client.exchange(now)
        }.then { () throws(HubError) in .done(.done) }
    }
}

extension Replica {
    /// Goes on with the talk of this book and its hub; nothing where nobody knows of any.
    func talk(_ verb: Int, _ bytes: [UInt8], _ now: Instant) -> [UInt8] {
        HubDesk.Verb(rawValue: verb).map { hubDesk.does($0, bytes, title, now) } ?? []
    }
}

extension HubError {
    /// Whether a book would have no owner.
    fileprivate var isOfLastOwner: Bool {
        if case .refused(.members(.lastOwner)) = self { true } else { false }
    }
}
