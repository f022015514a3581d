import AllTrackers
import Kernel

/// What the app answers to `request`: the one place where this host meets the app.
func answer(_ request: Request) -> Response {
    app.handle(request, in: store)
}

private let app = AllTrackers.app()

/// The device's replica. This host answers one request at a time.
nonisolated(unsafe) private let store = MemoryStore(app.schema).store
