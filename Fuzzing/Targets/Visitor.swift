import AllTrackers
import Kernel

private let app = AllTrackers.app()

/// Somebody who follows any link, posts any form with anything in it, and types any address.
struct Visitor {
    private let store = MemoryStore(app.schema).store
    private var dice: Dice
    private var page = PageReader("<a href=\"/\"><a href=\"/settings\">")
    private var requests: UInt64 = 0

    init(_ bytes: [UInt8]) {
        dice = Dice(bytes)
    }

    /// The first law that the app breaks during the visit.
    mutating func brokenLaw() throws(StoreError) -> String? {
        while !dice.isEmpty, requests < 6 {
            guard let request = request() else { continue }
            if let law = try brokenLaw(of: request) { return law }
        }
        return try brokenReplayLaw()
    }

    private mutating func brokenLaw(of request: Request) throws(StoreError) -> String? {
        let before = try store.position()
        let response = app.handle(request, in: store)
        let hasWritten = try store.position() != before
        if hasWritten, response.status != 303 { return "only what says so saves" }
        if hasWritten, request.method != .post { return "reading changes nothing" }
        let text = String(validating: response.body, as: UTF8.self)
        page = PageReader(text ?? "")
        if let target = response.header("Location") { page.add(link: target) }
        return brokenResponseLaw(response)
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
