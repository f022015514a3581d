import AllTrackers
import Kernel

/// The app with this device's copy of the book: the one place where this host meets the app.
///
/// It lives in memory only. The script around it keeps the pieces of ``takeNews()`` before it gives
/// an answer away, and loads them into the next replica.
final class Replica {
    let app: App
    private let memory: MemoryStore
    let store: Store
    /// The server that the pages come from; empty where there is none.
    let server: String
    /// What the book's addresses begin with, which the paths of requests are without.
    let base: String
    /// The shared books of this browser, and the first book, if it is here.
    private let others: [KnownBook]
    /// Other books of this browser, as far as the script told.
    var beside: [KnownBook] = []
    /// Where shared books are put.
    private let hub: String
    /// Where the app comes from, where that isn't the hub.
    private let site: String
    private(set) lazy var hubDesk = HubDesk(store, hub: hub)
    let client: SyncClient
    let files: FileClient
    /// Whether what the server sent last could not be kept, which can't be remembered with the book.
    var isUnkept = false

    init(
        _ names: AssetNames = .development, server: String = "", base: String = "",
        hub: String = "", site: String = "", others: [KnownBook] = []
    ) {
        app = AllTrackers.app(assets: names)
        memory = MemoryStore(app.schema)
        store = memory.store
        self.server = server
        self.base = base
        (self.hub, self.site, self.others) = (hub, site, others)
        client = SyncClient(server, store, joins: false)
        files = FileClient(server, store)
    }

    func answer(_ request: Request) -> Response {
        app.handle(told(request), in: store).within(base)
    }

    /// The language of answers: as chosen in the settings, else as the browser asks.
    func language(_ accepted: String) -> Language {
        let chosen = (try? store.setting(Setting.language.rawValue)) ?? nil
        return chosen.flatMap { Language(rawValue: $0) } ?? .preferred(acceptLanguage: accepted)
    }

    func desk(_ path: String) -> Route.Desk { app.desk(path) }

    func packedPieces(_ request: Request) -> [PackedPiece] { app.packedPieces(request) }

    /// The page that says why what `request` asked for could not be done.
    func refuse(_ request: Request, _ failure: Failure) -> Response {
        app.failure(told(request), store, failure)
    }

    /// The request with what this device knows of its server.
    private func told(_ request: Request) -> Request {
        if hub.isEmpty { return request }
        var request = request
        request.context.base = base
        request.context.sync = try? SyncStatus.of(store)
        request.context.sync?.know(others)
        if request.path == AppAddress.sharing.path || request.path == AppAddress.join.path {
            request.context.sharing = sharing()
        }
        if request.path.hasPrefix(AppAddress.moving) { request.context.books = moving(request) }
        request.context.sync?.isAutomatic = true
        request.context.mayOnlyRead = request.context.sync?.mayOnlyRead ?? false
        if isUnkept { request.context.sync?.problem = .notKept }
        return request
    }

    /// What the screens of shared books show; what came of a post is shown once.
    private func sharing() -> SharingPanel {
        let panel = SharingPanel(
            hubDesk.state, books: others.filter { !$0.isFirst }, hub: hub, site: site,
            outcome: hubDesk.outcome)
        hubDesk.settle()
        return panel
    }

    /// The books that something can be moved between, as far as this device knows them.
    private func moving(_ request: Request) -> BookPanel? {
        var status = request.context.sync
        status?.know(beside)
        return status.map { BookPanel(books: $0.books) }
    }

    /// What this book is called here.
    var title: String { others.first { $0.base == base }?.name ?? "" }

    /// Takes in what the script kept; false if it can't be read.
    func load(_ piece: [UInt8]) -> Bool { memory.load(piece) }

    /// What was written since the last call, to be kept; nil when nothing was.
    func takeNews() -> [UInt8]? { memory.takeNews() }

    /// A file that was written since the last call, to be kept with what names it: the digits of its
    /// hash, then its bytes. The replica then only knows that it is there.
    func takeFile() -> [UInt8]? {
        memory.takeBlob().map { [UInt8]($0.hash.text.utf8) + $0.bytes }
    }

    /// Notes which files the script keeps, by the digits of their hashes one after another.
    func know(_ files: [UInt8]) {
        for start in stride(from: 0, to: files.count, by: 64) {
            let digits = files[start..<min(start + 64, files.count)]
            if let hash = BlobHash(String(decoding: digits, as: UTF8.self)) {
                memory.noteBlob(hash)
            }
        }
    }

    /// One piece in place of all before.
    func everything() -> [UInt8] { memory.everything() }
}

/// The replica that answers. This host does one thing at a time.
nonisolated(unsafe) var replica = Replica()
