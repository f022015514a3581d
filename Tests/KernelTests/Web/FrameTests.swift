import Kernel
import TestKit
import Testing

@Suite struct FrameTests {
    @Test func `how sync stands crosses with a request`() {
        var sent = request()
        sent.context.sync = SyncStatus(
            server: "https://home.example", isOffline: true, waiting: 3, lastSynced: .start,
            clockDifference: -5, problem: .refused("No."), filesOpen: 2, isFull: true,
            isAutomatic: true)
        sent.context.sync?.mayOnlyRead = true
        #expect(Frame.decodeRequest(Frame.encode(sent)) == sent)
        sent.context.sync = SyncStatus()
        #expect(Frame.decodeRequest(Frame.encode(sent)) == sent)
    }

    @Test func `a request comes out of its frame as it went in`() {
        let sent = request()
        #expect(Frame.decodeRequest(Frame.encode(sent)) == sent)
    }

    @Test func `what was inflated of its body crosses with a request`() {
        var sent = request()
        sent.inflated = [
            InflatedPiece(offset: 1, bytes: [1, 2, 3]), InflatedPiece(offset: 3, bytes: []),
        ]
        #expect(Frame.decodeRequest(Frame.encode(sent)) == sent)
        sent.context.sync = SyncStatus()
        #expect(Frame.decodeRequest(Frame.encode(sent)) == sent)
    }

    @Test func `a response comes out of its frame as it went in`() {
        let sent = response()
        #expect(Frame.decodeResponse(Frame.encode(sent)) == sent)
    }

    @Test func `any bytes may be a body`() {
        let sent = Response(body: (0...255).map { UInt8($0) })
        #expect(Frame.decodeResponse(Frame.encode(sent))?.body == sent.body)
    }

    @Test func `the files that belong into a body survive`() {
        let hash = BlobHash(of: [1, 2, 3])
        var sent = Response(
            body: [1, 2],
            files: [FileInsert(hash), FileInsert(hash, at: 2, isBase64: true)])
        #expect(Frame.decodeResponse(Frame.encode(sent)) == sent)
        sent.files.append(FileInsert(hash, at: 3))
        #expect(Frame.decodeResponse(Frame.encode(sent)) == nil)
    }

    @Test func `times before 1970 and clocks behind UTC survive`() {
        let context = Request.Context(
            now: Instant(milliseconds: -1), utcOffset: -210, seed: .max)
        let sent = Request(.get, path: "/", context: context)
        #expect(Frame.decodeRequest(Frame.encode(sent))?.context == context)
    }

    @Test func `a frame that was cut anywhere is refused`() {
        let whole = (request: Frame.encode(request()), response: Frame.encode(response()))
        for count in whole.request.indices {
            #expect(Frame.decodeRequest(Array(whole.request.prefix(count))) == nil)
        }
        for count in whole.response.indices {
            #expect(Frame.decodeResponse(Array(whole.response.prefix(count))) == nil)
        }
    }

    @Test func `a frame with something after its end is refused`() {
        #expect(Frame.decodeRequest(Frame.encode(request()) + [0]) == nil)
        #expect(Frame.decodeResponse(Frame.encode(response()) + [0]) == nil)
    }

    @Test func `a frame of another version is refused`() {
        #expect(Frame.decodeRequest([1] + Frame.encode(request()).dropFirst()) == nil)
        #expect(Frame.decodeResponse([1] + Frame.encode(response()).dropFirst()) == nil)
    }

    @Test func `a frame with one byte changed is refused or read, and never traps`() {
        let whole = Frame.encode(request())
        for index in whole.indices {
            for byte: UInt8 in [0, 0x25, 0x7F, 0x80, 0xFF] {
                var frame = whole
                frame[index] = byte
                let read = Frame.decodeRequest(frame)
                #expect(read.map(Frame.encode)?.isEmpty != true)
            }
        }
    }

    private func request() -> Request {
        Request(
            .post, path: "/add/a b", query: ["q": "2 l Äpfel & 🥛", "q": ""],
            contentType: "application/x-www-form-urlencoded", body: [0, 255, 13, 10],
            context: Request.Context(
                now: Instant(milliseconds: 1_748_764_800_123), utcOffset: 120,
                acceptLanguage: "de-AT, it;q=0.5", seed: 0x0123_4567_89AB_CDEF))
    }

    private func response() -> Response {
        Response(
            status: 303,
            headers: [.init("Location", "/priorities/milk"), .init("Content-Language", "de")],
            body: [UInt8]("Grüße".utf8))
    }
}
