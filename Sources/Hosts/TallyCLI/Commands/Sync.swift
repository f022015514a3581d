import Kernel
import SyncOverHTTP

extension Session {
    /// Exchanges changes with a server's book until both are the same, then the files that they name.
    func sync() throws(Failure) {
        let given = arguments.operands.first
        if isDryRun, given?.hasSuffix(Session.deviceFileEnding) != true {
            throw .usage(.noRehearsal)
        }
        if arguments.has(.all) { return try syncAll(given) }
        if let given, given.hasSuffix(Session.deviceFileEnding) {
            return try takeIn(deviceFile: given)
        }
        if syncsSeveral { return try syncKnown() }
        try sync(with: given)
    }

    /// The same with one server; gives which books it names that are left out.
    @discardableResult
    func sync(with given: String?) throws(Failure) -> [OddBook] {
        // A book that isn't there has been in step with nobody, and isn't made to find that out.
        if given == nil, isUnmade { throw .usage(.noServerYet) }
        let open = try openBook()
        if try syncedWithHub(given.flatMap({ Session.server($0) }), open.store) { return [] }
        let server = try server(given, open.store)
        if Session.isReadable(server) { say(ReportText.plainRoad(server.short)) }
        // Who names an address wants what is there.
        let client = SyncClient(server, open.store, joins: given != nil)
        let token = try token(for: server)
        warnOfListeners(server, token)
        let courier = Courier(surroundings, server, language, token: token?.text)
        var isRefused = false
        while true {
            let request = try attempt { () throws(StoreError) in
                try client.request(now, upTo: Batch.large)
            }
            switch courier.run(.changes(request)) {
            case .answer(let answer):
                if try take(answer, client, server) == .done {
                    try keep(token, for: server)
                    try report(client, try exchangeFiles(server, open.store, courier), open.store)
                    return client.oddBooks
                }
            case .failed(let problem, detail: let detail):
                client.failed(problem)
                // Who may not write any more hears so from the answer to a question that brings nothing.
                if case .refused = problem, !isRefused {
                    isRefused = true
                    continue
                }
                throw .sync(problem, server: server, detail: detail)
            }
        }
    }

    var now: Instant { surroundings.now }

    /// The server that was named, or else the one of last time.
    private func server(_ given: String?, _ store: Store) throws(Failure) -> String {
        guard let given else {
            guard let known = try lastServer(store) else { throw .usage(.noServerYet) }
            return known
        }
        guard let server = Session.server(given) else { throw .usage(.notAServer(given)) }
        return server
    }

    func lastServer(_ store: Store) throws(Failure) -> String? {
        try attempt { () throws(StoreError) in try store.setting(Setting.server.rawValue) }
    }

    /// An address without what stands behind the host, as `https://home.example`; nil if it is none.
    static func server(_ text: String) -> String? {
        let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }
        for scheme in ["http://", "https://"] where isPlain && text.lowercased().hasPrefix(scheme) {
            let rest = text.dropFirst(scheme.count)
            let server = rest.prefix { $0 != "?" && $0 != "#" }
            let trimmed = server.hasSuffix("/") ? server.dropLast() : server
            return trimmed.isEmpty || trimmed.first == "/" ? nil : scheme + String(trimmed)
        }
        return nil
    }

    /// Whether what goes to a server can be read on its way: it does on any network without HTTPS.
    private static func isReadable(_ server: String) -> Bool {
        server.hasPrefix("http://") && !isOnThisMachine(server)
    }

    /// Whether an address is of the machine itself, and leads nowhere else.
    static func isOnThisMachine(_ server: String) -> Bool { OwnAddress.isMeant(by: server) }

    private func take(
        _ answer: [UInt8], _ client: SyncClient, _ server: String
    ) throws(Failure) -> SyncClient.Next {
        do throws(SyncError) {
            return try client.received(answer, now)
        } catch {
            switch error {
            case .store(let error): throw .store(error, path: path)
            case .otherBook: throw .sync(.otherBook, server: server, detail: "")
            case .otherVersion: throw .sync(.otherVersion, server: server, detail: "")
            case .tooMuchAhead: throw .sync(.tooMuchAhead, server: server, detail: "")
            case .unreadable, .tooMuch, .mayOnlyRead:
                throw .sync(.unreadable, server: server, detail: "")
            }
        }
    }

    /// Says what was done, and whether both books are the same.
    private func report(
        _ client: SyncClient, _ files: FileClient.Tally, _ store: Store
    ) throws(Failure) {
        let (digest, status) = try attempt { () throws(StoreError) in
            try store.set(Setting.server.rawValue, client.server)
            return (try store.currentDigest(), try SyncStatus.of(store))
        }
        if isJSON {
            output.print(line: json(client.server, client.tally, files, digest, status))
        } else {
            say(ReportText.synced(client.tally, files))
            if client.tally.redated > 0 { say(ReportText.redatedByServer(client.tally.redated)) }
            if status.filesOpen > 0 { say(ReportText.filesOpen(status.filesOpen)) }
            try sayWhatWaits(status, store)
        }
        if let problem = status.problem {
            let both = client.digest.map {
                language(ReportText.bothDigests(theirs: $0.text, own: digest.text))
            }
            throw .sync(problem, server: client.server, detail: both ?? "")
        }
        if !isJSON { output.print(line: "digest   " + digest.text) }
    }

    /// Says whose clock is wrong, and what waits for its time therefore.
    func sayWhatWaits(_ status: SyncStatus, _ store: Store) throws(Failure) {
        if let clock = clockLabel(status) { say(clock) }
        if status.problem == .clocksDiffer, status.daysAhead(now) > 0 { say(ReportText.aheadWaits) }
        let aside = try reading { (book) throws(BookError) in
            try book.farActions().count { $0.isPutAside }
        }
        if aside > 0 { say(ReportText.putAside(aside)) }
    }

    func json(
        _ server: String?, _ tally: SyncClient.Tally, _ files: FileClient.Tally, _ digest: Digest,
        _ status: SyncStatus, with more: (inout JSONWriter) -> Void = { _ in }
    ) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            if syncsSeveral, let known {
                writer.name("book")
                writer.string(known.handle)
            }
            if let server {
                writer.name("server")
                writer.string(server)
            }
            writer.name("sent")
            writer.integer(tally.sent)
            writer.name("received")
            writer.integer(tally.received)
            if tally.redated > 0 {
                writer.name("redated")
                writer.integer(tally.redated)
            }
            writer.name("same")
            writer.boolean(status.problem == nil)
            writer.name("digest")
            writer.string(digest.text)
            writer.name("files")
            writer.object { writer in
                writer.name("sent")
                writer.integer(files.sent)
                writer.name("received")
                writer.integer(files.received)
                writer.name("open")
                writer.integer(status.filesOpen)
            }
            more(&writer)
        }
        return writer.text
    }
}
