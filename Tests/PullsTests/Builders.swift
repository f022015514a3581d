import AllTrackers
import Kernel
import Pulls
import TestKit

/// A hook's result such as `305.5`, `FP` or `DQ`, as it counts for its class.
func run(
    _ number: UInt64, _ distance: String? = nil, _ status: HookStatus = .measured,
    attempt: Int64 = 1, place: Int? = nil, by competitor: String = ""
) -> Run {
    Run(
        id: .numbered(number), status: status, distance: distance.flatMap { Distance($0) },
        attempt: attempt, place: place, puller: competitor)
}

func metres(_ text: String) -> String? {
    Distance(text)?.metres.canonical(places: 10)
}

/// A book in memory with the app's kinds, whose clock moves on by a second with each use.
final class Logbook {
    let app = AllTrackers.app()
    let store: Store
    private var uses: Int64 = 0

    init() {
        store = MemoryStore(app.schema).store
    }

    @discardableResult
    func use<T>(_ work: (Book) throws(BookError) -> T) throws(BookError) -> T {
        uses += 1
        let now = Instant(milliseconds: Instant.start.milliseconds + uses * 1_000)
        return try store.transaction(writing: true, failure: { BookError.store($0) }) {
            () throws(BookError) in
            try work(Book(store, app.rulebook, now: now, seed: UInt64(uses)))
        }
    }

    func add(_ draft: Draft) throws -> Record {
        try use { (book) throws(BookError) in
            let id = try book.commit(draft).ids.first ?? .none
            return try book.visible(draft.kind, id)
        }
    }

    func pull(_ name: String = "Cow Town", _ date: String = "2026-07-18") throws -> Record {
        try add(
            Draft(Pull.kind).setting(Pull.name, name).setting(Pull.date, CivilDate(iso: date)))
    }

    func hook(
        _ pull: Record, _ distance: String, in className: String = "9500 Pro Farm",
        by puller: String = "Rick"
    ) throws -> Record {
        try add(
            Draft(Hook.kind).setting(Hook.pull, pull.id).setting(Hook.puller, puller)
                .setting(Hook.className, className).setting(Hook.distance, distance))
    }

    func figures(_ record: Record) throws -> JSON {
        try use { (book) throws(BookError) in
            try book.rules(of: record.kind).figures?(record, book) ?? .null
        }
    }

    /// Imports a book's JSON.
    func take(_ json: String) throws {
        try use { (book) throws(BookError) in
            do { try book.importJSON(Array(json.utf8)) } catch {
                throw .refused(FieldError(Pull.name.field, value: "\(error)", .notText))
            }
        }
    }

    func isHidden(_ record: Record) throws -> Bool {
        try use { (book) throws(BookError) in
            try book.record(record.kind, record.id)?.isHidden ?? true
        }
    }

    func request(_ method: Request.Method, _ path: String, _ form: Parameters = [:]) -> Response {
        request(
            method, path, type: "application/x-www-form-urlencoded", body: form.formEncoded)
    }

    func request(
        _ method: Request.Method, _ path: String, type: String, body: String
    ) -> Response {
        uses += 1
        let context = Request.Context(
            now: Instant(milliseconds: Instant.start.milliseconds + uses * 1_000),
            seed: UInt64(uses))
        let parts = path.split(separator: "?", maxSplits: 1).map(String.init)
        let query =
            parts.count > 1 ? Parameters(formEncoded: Array(parts[1].utf8)) : Parameters([])
        return app.handle(
            Request(
                method, path: parts[0], query: query,
                contentType: type, body: Array(body.utf8), context: context), in: store)
    }

    func html(_ path: String) -> String {
        String(decoding: request(.get, path).body, as: UTF8.self)
    }
}
