import HTTPServer
import Kernel
import SQLiteStore
import SyncOverHTTP

extension Session {
    /// Serves the app until the process is told to stop.
    func serve() throws(Failure) {
        let app = app()
        let log = try serverLog()
        var configuration = try configuration()
        configuration.isCostly = { app.isCostly(Bookcase.within($0)) }
        configuration.bringsMuch = { Bookcase.bringsMuch($0, app) }
        configuration.bodyLimit = {
            let path = Bookcase.within($0)
            return SyncEndpoint.bodyLimit(path) ?? HubEndpoint.bodyLimit($0) ?? app.bodyLimit(path)
        }
        let demo = try arguments.has(.demo) ? demoBook(app) : nil
        defer { demo?.remove() }
        let pool: BookPool
        let place = demo?.path ?? path
        try Session.requireOwn(folderOf: place)
        // A list that can't be read is named before anything else is done.
        let list = demo == nil && arguments[.book] == nil ? bookList : nil
        _ = try list?.entries()
        if demo == nil { try requireFile() }
        do throws(StoreError) {
            pool = try BookPool(surroundings.shelf, place, schema)
            if let server = try pool.onlyReads() { say(ReportText.servedToLook(server.short)) }
        } catch {
            throw .store(error, path: place)
        }
        if demo == nil { enlist() }
        let books = Bookcase(pool, list, surroundings.shelf, declarations)
        configuration.base = { books.base(of: $0) }
        let registry = try doorRegistry(place)
        let pushing = try self.pushing(place, log)
        let postman = pushing.flatMap { pushing in
            pushing.sending.map {
                self.postman(pushing.contact, $0, books, app, registry, log)
            }
        }
        if demo == nil { configuration.earlier = EarlierFiles(besides: place).answering }
        // A sample is shared, too, for as long as it is served.
        let hub = HubEndpoint(
            besides: place, report: { log.note(.failed(status: 503, reason: Self.reason($0))) },
            brought: { postman?.hear($0, of: $1) })
        configuration.signed = SignedPosts(hub)
        let version = { @Sendable (own: Int64?) in
            own.map { $0 &+ ((try? registry?.version()) ?? 0) }
        }
        configuration.versionBehind = { version(books.version(behind: $0)) }
        if !arguments.has(.noLock) { configuration.doorkeeper = doorkeeper(app, registry, log) }
        for path in pool.aside { log.note("aside", [("path", .text(path))], isFailure: true) }
        if let path = pool.spoilt { log.note("spoilt", [("path", .text(path))], isFailure: true) }
        for path in pool.tightened { log.note("tightened", [("path", .text(path))]) }
        let signals = StopSignals()
        configuration.log = { log.note($0) }
        configuration.problem = { [hub] in
            books.problem ?? hub.problem().map(Self.reason) ?? DiskRoom.problem(beside: place)
        }
        if let problem = hub.problem() {
            log.note(.failed(status: 503, reason: Self.reason(problem)))
        }
        let notifications = NotificationsEndpoint(
            sending: pushing?.sending, problem: pushing?.problem, began: { postman?.begin($0) })
        let server = try start(
            configuration, app, books, registry, notifications, postman, log
        ) { version(books.version) }
        let thread = postman.flatMap { PostmanThread($0) }
        tellOfMissingCore()
        try announceDoor(server, registry)
        try announce(server)
        log.note(
            "start", [("address", .text(address(server))), ("version", .text(Version.current))])
        let signal = waitForSignal(signals, books, log)
        server.stop()
        thread?.stop()
        log.tellBusy(all: true)
        log.note("stop", [("signal", .text(signal))])
    }

    /// Why the hub's file can't be used, for the log, which names no book.
    private static func reason(_ error: StoreError) -> String {
        "hub.db: " + Language.english(error.label) + " " + error.detail
    }

    /// Does what makes later searches quick until a signal comes, and gives its name. Once a day it looks
    /// for files that nobody names.
    private func waitForSignal(
        _ signals: StopSignals, _ books: Bookcase, _ log: ServerLog
    ) -> String {
        var pause = 1_000
        var looked: Instant?
        while true {
            let now = Instant.live
            if looked.map({ now.milliseconds - $0.milliseconds >= 86_400_000 }) ?? true {
                looked = now
                let count = books.dropUnnamedFiles(now)
                if count > 0 { log.note("dropped", [("files", .number(count))]) }
            }
            if let signal = signals.came(within: pause) { return signal }
            log.tellBusy()
            pause = books.catchUp() ? 20 : 1_000
            if pause == 1_000 { books.settle() }
        }
    }

    private func configuration() throws(Failure) -> ServerConfiguration {
        var configuration = ServerConfiguration()
        if let text = arguments[.port] {
            guard let port = UInt16(text) else { throw .usage(.notAPort(text)) }
            configuration.port = port
        }
        if let host = arguments[.host] { configuration.host = host }
        for name in arguments.all(.publicName) where !AllowedHosts.isHostName(name) {
            throw .usage(.notAHost(name))
        }
        configuration.allowedHosts = arguments.all(.publicName)
        configuration.assets = .built
        configuration.names = .built
        return configuration
    }

    private func start(
        _ configuration: ServerConfiguration, _ app: App, _ books: Bookcase,
        _ registry: DeviceRegistry?, _ notifications: NotificationsEndpoint, _ postman: Postman?,
        _ log: ServerLog,
        version: @escaping @Sendable () -> Int64?
    ) throws(Failure) -> HTTPServer {
        let devices = DevicesEndpoint(
            registry, isLocked: configuration.doorkeeper != nil, log,
            removed: { postman?.forget($0) })
        let answer = { @Sendable (request: Request) in
            books.answer(request) { (request, pool) in
                notifications.answer(request, pool) { (request) in
                    devices.answer(request) {
                        pool.answer($0, app, redated: { log.noteRedated($0) })
                    }
                }
            }
        }
        do {
            return try HTTPServer.start(
                configuration,
                handler: { request in
                    guard let postman else { return answer(request) }
                    let isSync = Bookcase.within(request.path) == SyncEndpoint.path
                    return postman.watching(request, isSync: isSync, answer)
                },
                version: version)
        } catch {
            throw .server(error.message)
        }
    }

    /// Says on a terminal what a build without the core for the browser can't do.
    private func tellOfMissingCore() {
        if surroundings.errors.columns != nil, AssetNames.built.worker == nil {
            say(ReportText.servesNoCore)
        }
    }

    /// Prints the one line that says where the app is.
    private func announce(_ server: HTTPServer) throws(Failure) {
        let host = arguments[.host] ?? "localhost"
        let address = Session.address(Session.reachable(host) ?? host, server)
        output.print(line: isJSON ? JSONText(["address": .string(address)]).text : address)
        do { try output.flush() } catch { throw .file(error) }
        if surroundings.errors.columns != nil { say(ReportText.stopsAtInterrupt) }
    }

    private func address(_ server: HTTPServer) -> String {
        Session.address(arguments[.host] ?? "localhost", server)
    }

    /// What tells events on standard error, in words or as `--log` says.
    private func serverLog() throws(Failure) -> ServerLog {
        let text = arguments[.log] ?? ServerLog.Style.words.rawValue
        guard let style = ServerLog.Style(rawValue: text) else {
            let allowed = ServerLog.Style.allCases.map { $0.rawValue }
            throw .usage(.wrongValue(.log, text, allowed: allowed))
        }
        return ServerLog(
            style, isQuiet: arguments.has(.quiet), surroundings.errors, now: { .live })
    }

    /// A book of every tracker's sample data.
    private func demoBook(_ app: App) throws(Failure) -> DemoBook {
        let demo = try DemoBook(surroundings)
        do throws(BookError) {
            let open = try demo.open(schema, surroundings)
            try open.store.transaction(writing: true, failure: { BookError.store($0) }) {
                () throws(BookError) in
                let book = book(open)
                for tracker in app.trackers {
                    try book.load([try tracker.examples(book, language)])
                }
            }
        } catch {
            demo.remove()
            throw .book(error)
        }
        return demo
    }
}
