import Kernel
import Testing

@Suite struct RequestOnTheWireTests {
    @Test func `path and query are decoded`() {
        let read = request("/a%20path/%C3%84pfel?q=2+l+milk&empty&q=%26%3d")
        #expect(read?.path == "/a path/Äpfel")
        #expect(read?.query == ["q": "2 l milk", "empty": "", "q": "&="])
    }

    @Test(arguments: ["", "priorities", "http://elsewhere/", "/../etc", "/%2e%2e/etc", "/%00"])
    func `a target outside the app is refused`(target: String) {
        #expect(request(target) == nil)
    }

    @Test(arguments: [
        "/", "/a%2Db", "/a%2Fb/c", "/%2F", "/?q=", "/%25?%25=+%2B&a=b%20c",
        "/%C3%84?%F0%9F%A5%9B=1",
    ])
    func `a target that was written says the same`(target: String) {
        let read = request(target)
        #expect(read != nil)
        #expect(read.flatMap { request($0.target) } == read)
    }

    @Test func `an unknown method is other`() {
        #expect(request("/", method: "DELETE")?.method == .other)
    }

    private func request(_ target: String, method: String = "GET") -> Request? {
        Request(
            method: method, target: target,
            context: Request.Context(now: Instant(milliseconds: 0), seed: 1))
    }
}
