import AllTrackers
import Kernel

/// The app with this device's copy of the book: the one place where this host meets the app.
///
/// It lives in memory only. The script around it keeps the pieces of ``takeNews()`` before it gives
/// an answer away, and loads them into the next replica.
final class Replica {
    private let app: App
    private let memory: MemoryStore
    private let store: Store

    init(_ names: AssetNames = .development) {
        app = AllTrackers.app(assets: names)
        memory = MemoryStore(app.schema)
        store = memory.store
    }

    func answer(_ request: Request) -> Response {
        app.handle(request, in: store)
    }

    /// The page that says why what `request` asked for could not be done.
    func refuse(_ request: Request, _ failure: Failure) -> Response {
        app.failure(request, store, failure)
    }

    /// Takes in what the script kept; false if it can't be read.
    func load(_ piece: [UInt8]) -> Bool { memory.load(piece) }

    /// What was written since the last call, to be kept; nil when nothing was.
    func takeNews() -> [UInt8]? { memory.takeNews() }

    /// One piece in place of all before.
    func everything() -> [UInt8] { memory.everything() }
}

/// The replica that answers. This host does one thing at a time.
nonisolated(unsafe) var replica = Replica()
