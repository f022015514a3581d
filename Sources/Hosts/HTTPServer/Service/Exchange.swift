import Kernel

/// One request while it comes in and until its answer has left.
///
/// libmicrohttpd calls from one thread per connection, and none while the answer is being made, so
/// that nothing here is locked.
final class Exchange: @unchecked Sendable {
    /// The path with the query, as it came; nil if it is longer than allowed.
    let target: String?
    /// The same in libmicrohttpd's memory.
    let rawTarget: FieldValue
    /// When it began, in nanoseconds.
    let began = Monotonic.nanoseconds
    private(set) var head: RequestHead?
    /// Who asks.
    private(set) var visitor = Locks.Visitor.owner
    /// The answer that was settled before the body came.
    private(set) var verdict: Response?
    private(set) var body: [UInt8] = []
    /// The most bytes that the body may have.
    private(set) var bodyLimit = 0
    /// The body's bytes so far, kept or not.
    private(set) var received = 0
    /// The answer that was made on another thread.
    private var made: OutgoingResponse?
    /// Whether nobody is there any more to have the answer.
    private(set) var isAbandoned = false
    /// The bytes that count against what all bodies may take together.
    private(set) var accounted = 0
    /// Those of them that count against the share of a device, and of which.
    private(set) var accountedToDevice = 0
    private(set) var shareOf: String?

    init(target: FieldValue, limit: Int) {
        rawTarget = target
        self.target = target.bytes.count <= limit ? target.text : nil
    }

    /// Takes the head, and what was decided from it alone.
    func begin(
        _ head: RequestHead, from visitor: Locks.Visitor, bodyLimit: Int, verdict: Response?
    ) {
        self.head = head
        self.visitor = visitor
        self.bodyLimit = bodyLimit
        self.verdict = verdict
        if verdict == nil, let length = head.announcedLength {
            body.reserveCapacity(min(max(length, 0), 1 << 18))
        }
    }

    /// Takes who asks by now.
    func come(from visitor: Locks.Visitor) {
        self.visitor = visitor
    }

    /// Takes a piece of the body; it is kept unless the answer is settled.
    func take(_ piece: FieldValue) {
        received += piece.bytes.count
        if verdict == nil { body.append(contentsOf: piece.bytes) }
    }

    /// Takes the answer that was made.
    func finish(_ response: OutgoingResponse?) { made = response }

    /// Takes that no answer is made.
    func abandon() { isAbandoned = true }

    /// The answer that was made, once.
    func takeMade() -> OutgoingResponse? { made.take() }

    deinit { made?.destroy() }

    func account(for count: Int) {
        accounted += count
    }

    func accountToDevice(for count: Int) {
        accountedToDevice += count
        shareOf = visitor.device?.id
    }

    /// Settles the answer and forgets the body.
    func settle(_ response: Response) {
        verdict = response
        body = []
    }
}
