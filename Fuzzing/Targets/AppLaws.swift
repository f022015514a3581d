import Kernel

/// Whatever a visitor does, the app answers, lets no markup in and sends nobody elsewhere.
func brokenAppLaw(_ bytes: [UInt8]) -> String? {
    var visitor = Visitor(bytes)
    do throws(StoreError) {
        return try visitor.brokenLaw()
    } catch {
        return "memory never fails"
    }
}

func brokenResponseLaw(_ response: Response) -> String? {
    guard (200..<500).contains(response.status) else { return "no request is too much" }
    if String(validating: response.body, as: UTF8.self) == nil { return "a page is UTF-8" }
    if response.body.firstRange(of: evil) != nil { return "what was typed is never markup" }
    for header in response.headers where header.value.utf8.contains(where: { $0 < 0x20 }) {
        return "a header is one line"
    }
    if let target = response.header("Location"), !isWithinSite(target) {
        return "nobody is sent elsewhere"
    }
    return nil
}

private let evil = Array("<x-evil".utf8)

private func isWithinSite(_ target: String) -> Bool {
    let start = target.utf8.prefix(2)
    return start.first == UInt8(ascii: "/") && start.last != UInt8(ascii: "\\")
        && !start.elementsEqual("//".utf8)
}
