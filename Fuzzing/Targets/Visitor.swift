import Kernel

/// Somebody who follows any link, posts any form with anything in it, and types any address.
struct Visitor {
    private let app: App
    private let store: Store
    private var dice: Dice
    private(set) var page: PageReader
    private var requests: UInt64 = 0

    /// - Parameter page: The page that they look at first.
    init(
        _ dice: Dice, _ app: App, _ store: Store,
        at page: PageReader = PageReader("<a href=\"/\"><a href=\"/settings\">")
    ) {
        (self.dice, self.app, self.store, self.page) = (dice, app, store, page)
    }

    /// The first law that the app breaks during a visit of so many requests.
    mutating func brokenLaw(requests most: UInt64) throws(StoreError) -> String? {
        while !dice.isEmpty, requests < most {
            guard let request = request() else { continue }
            let (response, law) = try answer(request)
            if let law { return law }
            look(at: response)
        }
        return try brokenReplayLaw()
    }

    /// The first law that the app breaks with one request.
    mutating func brokenLawOfOne() throws(StoreError) -> String? {
        guard let request = request() else { return nil }
        return try answer(request).law
    }

    /// Opens a page.
    mutating func open(_ path: String) {
        guard let request = request("GET", path) else { return }
        look(at: app.handle(request, in: store))
    }

    private func answer(
        _ request: Request
    ) throws(StoreError) -> (response: Response, law: String?) {
        let before = try store.position()
        let response = app.handle(request, in: store)
        let hasWritten = try store.position() != before
        if hasWritten, response.status != 303 { return (response, "only what says so saves") }
        if hasWritten, request.method != .post { return (response, "reading changes nothing") }
        return (response, brokenResponseLaw(response))
    }

    private mutating func look(at response: Response) {
        page = PageReader(String(validating: response.body, as: UTF8.self) ?? "")
        if let target = response.header("Location") { page.add(link: target) }
    }

    /// A second store that hears all that was written holds the same book.
    private func brokenReplayLaw() throws(StoreError) -> String? {
        let copy = MemoryStore(app.schema).store
        let changes = try store.log(0, .max).map { $0.change }
        _ = try copy.append(changes.reversed(), nil)
        return try copy.digest() == store.digest() ? nil : "what was written can be told to others"
    }
}

extension Visitor {
    private mutating func request() -> Request? {
        requests += 1
        switch dice.roll(8) {
        case 0...2 where !page.links.isEmpty:
            return request("GET", page.links[dice.roll(page.links.count)])
        case 3...6 where !page.forms.isEmpty:
            return submission(of: page.forms[dice.roll(page.forms.count)])
        case 7: return request(dice.choice(["GET", "POST", "HEAD", "PUT"]), "/" + dice.text())
        default: return request("GET", dice.choice(["/", "/search?q=e", "/trash", "/settings"]))
        }
    }

    private mutating func submission(of form: PageReader.Form) -> Request? {
        let fields = form.fields.filter { _ in dice.roll(16) < 14 }
        let filled = Parameters(fields.map { ($0.name, value(for: $0)) }).formEncoded
        guard !form.isPost else { return request("POST", form.action, filled) }
        return request("GET", form.action + "?" + filled)
    }

    private mutating func value(for field: PageReader.Field) -> String {
        let anything = [
            "", "Milk", "<x-evil a='b\">", "7", "-0.5", "1e9", "2026-02-29", "2026-02-28", "true",
            "high", "//evil.example", "\u{0}\r\nX: y", String(repeating: "long ", count: 130),
        ]
        let values = field.values.isEmpty ? anything : field.values
        switch dice.roll(8) {
        case 0: return dice.text()
        case 1: return dice.choice(anything)
        default: return values[dice.roll(values.count)]
        }
    }

    private func request(_ method: String, _ target: String, _ body: String = "") -> Request? {
        let now = Instant(milliseconds: 1_780_000_000_000 + Int64(requests) * 1000)
        let language = requests % 5 == 0 ? "de" : requests % 7 == 0 ? "it" : "en"
        return Request(
            method: method, target: target, contentType: "application/x-www-form-urlencoded",
            body: [UInt8](body.utf8),
            context: Request.Context(now: now, acceptLanguage: language, seed: requests))
    }
}
