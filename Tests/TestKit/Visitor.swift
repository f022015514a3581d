package import Kernel

/// Somebody with a browser that has no script: asks for pages, sends forms, follows redirections.
///
///     let visitor = Visitor(AllTrackers.app())
///     let list = visitor.send("/priorities/new", ["name": "Milk"])
///     #expect(list.rows == ["Milk"])
package final class Visitor {
    package let app: App
    package let store: Store
    /// What the browser asks for.
    package var language = "en"
    /// What the clock shows; each request comes a second after the one before.
    package var now = Instant.start
    /// How the host says that the book stands with its server.
    package var sync: SyncStatus?
    /// Whether the browser may read and not write.
    package var mayOnlyRead = false
    private var requests: UInt64 = 0

    package init(_ app: App, _ store: Store? = nil) {
        self.app = app
        self.store = store ?? MemoryStore(app.schema).store
    }

    /// The book as it is, to look past the pages.
    package var book: Book { Book(store, app.rulebook, now: now, seed: 1_000_000 + requests) }

    /// Lets time pass.
    package func wait(_ milliseconds: Int64) { now = now + Int(milliseconds) }

    package func get(_ target: String) -> Screen {
        ask("GET", target)
    }

    /// Posts a form and gives the answer as it comes.
    package func post(_ target: String, _ form: KeyValuePairs<String, String> = [:]) -> Screen {
        let body = Parameters(form.map { (name: $0.key, value: $0.value) }).formEncoded
        return ask("POST", target, "application/x-www-form-urlencoded", [UInt8](body.utf8))
    }

    /// Posts a form and goes where the answer leads.
    @discardableResult
    package func send(_ target: String, _ form: KeyValuePairs<String, String> = [:]) -> Screen {
        let screen = post(target, form)
        return screen.location.map { get($0) } ?? screen
    }

    /// Posts a form with one file in it and goes where the answer leads.
    @discardableResult
    package func upload(_ target: String, file: [UInt8], named name: String = "f.json") -> Screen {
        let head =
            "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(name)\"\r\n\r\n"
        let body = [UInt8](head.utf8) + file + [UInt8]("\r\n--b--\r\n".utf8)
        let screen = ask("POST", target, "multipart/form-data; boundary=b", body)
        return screen.location.map { get($0) } ?? screen
    }

    package func ask(
        _ method: String, _ target: String, _ contentType: String = "", _ body: [UInt8] = []
    ) -> Screen {
        requests += 1
        now = now + 1_000
        var context = Request.Context(
            now: now, acceptLanguage: language, seed: requests, sync: sync)
        context.mayOnlyRead = mayOnlyRead
        let request = Request(
            method: method, target: target, contentType: contentType, body: body, context: context)
        guard let request else { return Screen(Response(status: 400)) }
        return Screen(app.answer(request, in: store))
    }
}
