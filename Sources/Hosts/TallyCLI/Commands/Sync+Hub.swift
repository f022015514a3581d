import Kernel
import SQLiteStore
import SealingEngine
import SyncOverHTTP

/// A book that is or is to be on a hub, with what a command needs to talk to it.
struct SharedBook {
    let session: Session
    let store: Store
    let hub: String
    let connection: HubConnection
    let client: HubClient

    /// Does all that a step needs.
    func finish<Value>(
        _ begin: () throws(HubError) -> HubStep<Value>
    ) throws(Failure) -> Value {
        do throws(HubConnection.Failure) { return try connection.finish(begin) } catch {
            throw session.failure(error, of: hub)
        }
    }
}

extension Session {
    /// By which the secrets of this book are kept.
    private var fileName: String { String(path.dropFirst(Session.folder(of: path).count + 1)) }

    /// What is kept of this book's keys; nil when nothing is.
    func ownKeys() throws(Failure) -> KeyRegistry.Entry? {
        try Session.requireOwn(folderOf: path)
        return try attemptKeys { () throws(StoreError) in
            try KeyRegistry(existing: keyRegistryPath)?.entry(fileName)
        }
    }

    /// The keys by which this book is or will be on a hub; made and kept before anything is sent.
    private func madeKeys(_ hub: String) throws(Failure) -> KeyRegistry.Entry {
        if let known = try ownKeys(), known.hub == hub { return known }
        guard let secrets = OwnSecrets.random() else { throw .hub(.sealing(.unable), hub: hub) }
        let entry = KeyRegistry.Entry(
            hub: hub, signing: secrets.signing, agreement: secrets.agreement)
        try attemptKeys { () throws(StoreError) in
            try KeyRegistry(keyRegistryPath).keep(entry, for: fileName)
        }
        return entry
    }

    func forgetKeys() throws(Failure) {
        try attemptKeys { () throws(StoreError) in
            try KeyRegistry(existing: keyRegistryPath)?.forget(fileName)
        }
    }

    private func attemptKeys<T>(_ work: () throws(StoreError) -> T) throws(Failure) -> T {
        do { return try work() } catch { throw .store(error, path: keyRegistryPath) }
    }

    func hubState(_ store: Store) throws(Failure) -> HubState? {
        try attempt { () throws(StoreError) in try HubState(in: store) }
    }

    /// Whether the person named a hub here and now.
    private func isNamed(_ hub: String) -> Bool {
        let named = [arguments[.hub], surroundings.variable("TALLY_HUB")] + arguments.operands
        return named.contains { $0.flatMap { Session.server($0) } == hub }
    }

    /// A way to a hub, for whoever has no keys there.
    func connection(to hub: String, _ keys: KeyRegistry.Entry? = nil) throws(Failure)
        -> HubConnection
    {
        let own = keys.flatMap { OwnSecrets(signing: $0.signing, agreement: $0.agreement) }
        let run = surroundings.connect(
            hub, language, try token(for: hub, isNamed: isNamed(hub))?.text)
        let now = surroundings.now
        return HubConnection(hub, NettleEngine(own), now: { now }, run: run)
    }

    /// This book on a hub that is named, or on its own.
    func shared(on named: String? = nil) throws(Failure) -> SharedBook {
        let store = try openBook().store
        let hub = try hubState(store)?.hub ?? named
        guard let hub else { throw .hub(.notShared, hub: "") }
        return try shared(hub, store)
    }

    /// Whether the book is on a hub, and nothing is left by which this device could show that it is in it.
    func hasLostKeys(_ store: Store) throws(Failure) -> Bool {
        guard let state = try hubState(store) else { return false }
        return try ownKeys()?.hub != state.hub
    }

    private func shared(_ hub: String, _ store: Store) throws(Failure) -> SharedBook {
        if try hasLostKeys(store) { throw .refused(.keysGone(keyRegistryPath)) }
        let connection = try connection(to: hub, try madeKeys(hub))
        return SharedBook(
            session: self, store: store, hub: hub, connection: connection,
            client: HubClient(store, clock: connection.clock))
    }

    func failure(_ failure: HubConnection.Failure, of hub: String) -> Failure {
        switch failure {
        case .hub(.store(let error)): .store(error, path: path)
        case .hub(.lies(let lie)): .hub(.lies(lie), hub: hub + bookWords)
        case .hub(let error): .hub(error, hub: hub)
        case .network(let problem, let detail): .sync(problem, server: hub, detail: detail)
        }
    }
}

// `tally sync` of a book on a hub.
extension Session {
    /// Exchanges this book with its hub; false when it has none, or another server was named.
    ///
    /// Who names the hub's address goes on with what is there now.
    func syncedWithHub(_ given: String?, _ store: Store) throws(Failure) -> Bool {
        var known = try hubState(store)?.hub
        if known == nil { known = try ownKeys()?.hub }
        guard let hub = known, given == nil || given == hub else { return false }
        let shared = try shared(hub, store)
        if try hubState(store) == nil {
            try shared.finish { () throws(HubError) in try HubDoor.resume(on: hub, store) }
        }
        do throws(Failure) {
            try exchange(shared)
        } catch {
            guard given != nil, case .hub(.lies(let lie), _) = error, lie.mayBeRight
            else { throw error }
            try attempt { () throws(StoreError) in try shared.client.startOver() }
            try exchange(shared)
        }
        try report(shared, try exchangeFiles(shared))
        return true
    }

    private func exchange(_ shared: SharedBook) throws(Failure) {
        let now = surroundings.now
        try shared.finish { () throws(HubError) in try shared.client.exchange(now) }
    }

    /// Exchanges the files that changes name, and gives how many went and came. What doesn't succeed is left
    /// for the next time.
    private func exchangeFiles(_ shared: SharedBook) throws(Failure) -> FileClient.Tally {
        let files = HubFiles(shared.store)
        while true {
            switch try attempt({ () throws(StoreError) in try files.next(surroundings.now) }) {
            case .send(let hash): files.done(hash, try send(hash, shared))
            case .fetch(let hash): files.done(hash, try fetch(hash, shared))
            case .done:
                // Others hear of what was brought by this.
                if files.tally.sent > 0 { try exchange(shared) }
                return files.tally
            }
        }
    }

    private func send(
        _ hash: BlobHash, _ shared: SharedBook
    ) throws(Failure) -> FileClient.Outcome {
        let bytes = try attempt { () throws(StoreError) in try shared.store.blobs.read(hash) }
        guard let bytes else { return .failed }
        do throws(HubConnection.Failure) {
            return try shared.connection.finish { () throws(HubError) in
                try shared.client.bring(bytes)
            }
        } catch {
            return try outcome(error, shared)
        }
    }

    private func fetch(
        _ hash: BlobHash, _ shared: SharedBook
    ) throws(Failure) -> FileClient.Outcome {
        let bytes: [UInt8]?
        do throws(HubConnection.Failure) {
            bytes = try shared.connection.finish { () throws(HubError) in
                try shared.client.fetch(hash)
            }
        } catch {
            return try outcome(error, shared)
        }
        guard let bytes else { return .failed }
        let isTaken = try attempt { () throws(StoreError) in
            try FileServer.take(bytes, as: hash, shared.store)
        }
        return isTaken ? .exchanged : .failed
    }

    /// What a failure means for a file: the others go on unless nobody hears.
    private func outcome(
        _ failure: HubConnection.Failure, _ shared: SharedBook
    ) throws(Failure) -> FileClient.Outcome {
        switch failure {
        case .network(.unreachable, _): return .unreachable
        case .network, .hub(.unreadable), .hub(.sealing), .hub(.refused): return .failed
        case .hub: throw self.failure(failure, of: shared.hub)
        }
    }

    private func report(
        _ shared: SharedBook, _ files: FileClient.Tally
    ) throws(Failure) {
        let (digest, status) = try attempt { () throws(StoreError) in
            (try shared.store.currentDigest(), try SyncStatus.of(shared.store))
        }
        let unreadable = try hubState(shared.store)?.unreadable ?? 0
        if isJSON {
            output.print(
                line: json(shared.hub, shared.client.tally, files, digest, status))
        } else {
            say(ReportText.synced(shared.client.tally, files))
            if status.filesOpen > 0 { say(ReportText.filesOpen(status.filesOpen)) }
            let redated = shared.client.tally.redated
            if redated > 0 { say(ReportText.redatedByServer(redated)) }
            try sayWhatWaits(status, shared.store)
        }
        try tellOfExpelled(shared)
        if unreadable > 0 { say(SharingText.unreadable(Int(clamping: unreadable))) }
        if let problem = status.problem { throw .sync(problem, server: shared.hub, detail: "") }
        if !isJSON { output.print(line: "digest   " + digest.text) }
        // What was written here before the right to do so was taken away stays here.
        if status.mayOnlyRead, status.waiting > 0 {
            throw .hub(.refused(.mayOnlyRead), hub: shared.hub)
        }
    }

    /// Names who was taken out again, since the hub had been put back.
    private func tellOfExpelled(_ shared: SharedBook) throws(Failure) {
        let (gone, missing) = (shared.client.expelled, shared.client.missing)
        guard let state = try hubState(shared.store) else { return }
        let names = { (ids: [KeyID]) -> String in
            ids.map { id in
                let name = state.names[id] ?? language(SharingText.sheetName)
                return name.short + " (" + id.hex.prefix(8) + ")"
            }.joined(separator: ", ")
        }
        if !gone.isEmpty { say(SharingText.expelled(names(gone))) }
        if !missing.isEmpty { say(SharingText.missing(names(missing))) }
    }
}
