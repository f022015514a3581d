import Kernel
import Synchronization

/// Whatever a visitor does, the app answers, lets no markup in and sends nobody elsewhere.
///
/// A run is one request to a book that is kept between runs. One in 256, by its bytes, is a visit of
/// several to an empty book, after which what was written is told to another.
func brokenAppLaw(_ bytes: [UInt8]) -> String? {
    do throws(StoreError) {
        let hash = bytes.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return try (hash >> 8) % 256 == 0 ? brokenVisitLaw(bytes) : brokenRequestLaw(bytes)
    } catch {
        return "memory never fails"
    }
}

func brokenVisitLaw(_ bytes: [UInt8]) throws(StoreError) -> String? {
    let app = wholeApp
    var visitor = Visitor(Dice(bytes), app, MemoryStore(app.schema).store)
    return try visitor.brokenLaw(requests: 6)
}

private func brokenRequestLaw(_ bytes: [UInt8]) throws(StoreError) -> String? {
    try kept.withLock { (app) throws(StoreError) in
        if app == nil { app = KeptApp() }
        return try app?.brokenLaw(bytes)
    }
}

private let kept = Mutex<KeptApp?>(nil)

func brokenResponseLaw(_ response: Response) -> String? {
    guard (200..<500).contains(response.status) else { return "no request is too much" }
    if String(validating: response.body, as: UTF8.self) == nil { return "a page is UTF-8" }
    if hasEvil(response.body) { return "what was typed is never markup" }
    for header in response.headers where header.value.utf8.contains(where: { $0 < 0x20 }) {
        return "a header is one line"
    }
    if let target = response.header("Location"), !isWithinSite(target) {
        return "nobody is sent elsewhere"
    }
    return nil
}

private let evil = Array("<x-evil".utf8)

private func hasEvil(_ page: [UInt8]) -> Bool {
    page.withUnsafeBufferPointer { page in
        page.indices.contains { index in
            page[index] == evil[0] && page[index...].starts(with: evil)
        }
    }
}

private func isWithinSite(_ target: String) -> Bool {
    let start = target.utf8.prefix(2)
    return start.first == UInt8(ascii: "/") && start.last != UInt8(ascii: "\\")
        && !start.elementsEqual("//".utf8)
}
