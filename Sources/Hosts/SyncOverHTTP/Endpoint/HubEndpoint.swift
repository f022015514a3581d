package import Kernel
import SealingEngine
import Synchronization

/// Where members of sealed books exchange what they sealed: `POST /hub/v1`, signed by their keys.
///
/// Who has no key that the hub knows gets one line, and no work is done for them: the key is looked up
/// before the body is read, and a signature is verified before the body is looked at.
package final class HubEndpoint: @unchecked Sendable {
    package static let path = HubRequest.path
    package static let contentType = HubRequest.contentType
    /// The longest message: a snapshot fits into it, and the largest file.
    static let limit = 32 << 20

    let limits: HubLimits
    private let isThere: @Sendable () -> Bool
    private let open: @Sendable () throws(StoreError) -> HubStore
    private let report: @Sendable (StoreError) -> Void
    private let brought: @Sendable (BookNumber, KeyID) -> Void
    private let changed: @Sendable (BookNumber) -> Void
    private let idle = Mutex<[Held]>([])
    /// Whether the store was there since this began.
    private let wasThere = Mutex(false)
    /// What of the store was found to be damaged, until it is opened anew.
    private let damage = Mutex<StoreError?>(nil)
    private let nonces = Mutex(Nonces())
    private let grants: @Sendable (_ device: String, BookNumber) throws(StoreError) -> Bool
    private let isFull: @Sendable (BookNumber) -> Bool
    let ends: HubEnds
    private let engine = NettleEngine()

    /// A store, for one thread at a time.
    private struct Held: @unchecked Sendable {
        let store: HubStore
    }

    /// - Parameters:
    ///   - isThere: Whether any book was ever begun here: before that nobody is known.
    ///   - report: Is told why the store couldn't do what was asked.
    ///   - brought: Is told which member brought something into a book.
    ///   - changed: Is told into which book anything came.
    ///   - hears: Whether it is told by ``noteChange(of:)`` what other nodes add.
    ///   - grants: Whether a device that was let in may begin one more book, this one.
    ///   - isFull: Whether nothing more may come into a book.
    ///   - open: Opens the hub's store, for one thread at a time; it is made if it isn't there.
    package init(
        _ limits: HubLimits = HubLimits(), isThere: @escaping @Sendable () -> Bool = { true },
        report: @escaping @Sendable (StoreError) -> Void = { _ in },
        brought: @escaping @Sendable (BookNumber, KeyID) -> Void = { _, _ in },
        changed: @escaping @Sendable (BookNumber) -> Void = { _ in },
        hears: @escaping @Sendable () -> Bool = { false },
        grants: @escaping @Sendable (String, BookNumber) throws(StoreError) -> Bool = { _, _ in true
        },
        isFull: @escaping @Sendable (BookNumber) -> Bool = { _ in false },
        open: @escaping @Sendable () throws(StoreError) -> HubStore
    ) {
        self.limits = limits
        self.isThere = isThere
        self.report = report
        self.brought = brought
        self.changed = changed
        self.grants = grants
        self.isFull = isFull
        ends = HubEnds(hears: hears)
        self.open = open
    }

    /// What keeps the store from being read; nil when nothing does, or no book was ever begun here.
    package func problem() -> StoreError? {
        guard isThere() || wasThere.withLock({ $0 }) else { return nil }
        if let known = damage.withLock({ $0 }) { return known }
        do throws(StoreError) {
            guard let nobody = KeyID([UInt8](repeating: 0, count: KeyID.size)) else { return nil }
            _ = try using { (store) throws(StoreError) in
                try HubServer(store, limits).knows(nobody)
            }
            return nil
        } catch {
            return error
        }
    }

    /// How many bytes may be sent to a path; nil for any other.
    package static func bodyLimit(_ path: String) -> Int? { path == Self.path ? limit : nil }

    /// What is counted of an address, beside its requests and bytes.
    package enum Counted { case book, invitation }

    /// What of that a body asks for.
    package static func counted(_ body: [UInt8]) -> Counted? {
        // Notes/Sharing.md, "Talking to a hub"
        switch body.dropFirst().first {
        case 0: .book
        case 5: .invitation
        default: nil
        }
    }

    /// Why a request isn't listened to, by its head alone; nil if it is.
    ///
    /// - Parameter mayFound: Whether who asks may begin a book here.
    package func refusal(_ head: SignedHead, mayFound: Bool) -> Response? {
        guard head.method == "POST" else { return SyncEndpoint.refused(allowing: "POST") }
        guard head.contentType == Self.contentType else {
            return SyncEndpoint.wrongType(Self.contentType)
        }
        guard let parameters = head.parameters else { return Self.stranger }
        if mayFound { return nil }
        guard isThere() || wasThere.withLock({ $0 }) else { return Self.stranger }
        do throws(StoreError) {
            let isKnown = try using { (store) throws(StoreError) in
                try HubServer(store, limits).knows(KeyID(of: parameters.key))
            }
            return isKnown ? nil : Self.stranger
        } catch {
            note(error)
            return Self.failed
        }
    }

    /// Answers a request whose head was listened to, or says what stream answers it.
    ///
    /// - Parameter device: The device that was let in, if one was, by which it may found.
    package func answer(
        _ head: SignedHead, _ body: [UInt8], mayFound: Bool, by device: String? = nil,
        _ now: Instant
    ) -> Reply {
        guard let parameters = head.parameters, head.isOf(body),
            (try? engine.finish(head.isSigned)) == true
        else { return (Self.stranger, nil) }
        let caller = KeyID(of: parameters.key)
        switch nonces.withLock({ $0.take(parameters, now) }) {
        case .late: return (Self.response(.late(now)), nil)
        case .known: return (Self.response(.refused(.replayed)), nil)
        case .new: return reply(body, caller, mayFound: mayFound, device, now)
        }
    }

    private func reply(
        _ body: [UInt8], _ caller: KeyID, mayFound: Bool, _ device: String?, _ now: Instant
    ) -> Reply {
        do throws(HubRefusal) {
            let request = try HubRequest(body)
            let answer = answer(request, caller, mayFound: mayFound, device, now)
            if case .listen(let book, let after) = request, case .done = answer {
                return (Self.response(answer), (HubEnds.name(of: book, for: caller), after))
            }
            return (Self.response(answer), nil)
        } catch {
            return (Self.response(.refused(error)), nil)
        }
    }

    private func answer(
        _ request: HubRequest, _ caller: KeyID, mayFound: Bool, _ device: String?,
        _ now: Instant
    ) -> HubAnswer {
        do throws(HubRefusal) {
            if case .found(let entry, _) = request, mayFound, let device {
                try grant(MemberList.number(of: entry), to: device)
            }
            var limits = limits
            if request.changed.map(isFull) ?? false { limits.book = 0 }
            let answer = try using { (store) throws(HubRefusal) in
                try engine.finish(
                    HubServer(store, limits).answer(
                        request, from: caller, mayFound: mayFound, now))
            } failure: {
                .store($0)
            }
            if case .exchange(let book, _, _, let pieces) = request, !pieces.isEmpty {
                brought(book, caller)
            }
            if let book = request.changed {
                ends.noteChange(of: book)
                changed(book)
            }
            return answer
        } catch {
            if case .store(let fault) = error { note(fault) }
            return .refused(error)
        }
    }

    private func grant(_ book: BookNumber, to device: String) throws(HubRefusal) {
        let isGranted: Bool
        do throws(StoreError) { isGranted = try grants(device, book) } catch { throw .store(error) }
        if !isGranted { throw .full }
    }

    private func note(_ fault: StoreError) {
        if fault.reason == .damaged || fault.reason == .moved { damage.withLock { $0 = fault } }
        report(fault)
    }

    func using<Result>(
        _ work: (HubStore) throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        try using(work) { $0 }
    }

    private func using<Result, Failure: Error>(
        _ work: (HubStore) throws(Failure) -> Result, failure: (StoreError) -> Failure
    ) throws(Failure) -> Result {
        let held: Held
        do throws(StoreError) { held = try take() } catch { throw failure(error) }
        defer { idle.withLock { $0.append(held) } }
        let result = try work(held.store)
        // A file that was moved away may be back.
        damage.withLock { if $0?.reason == .moved { $0 = nil } }
        return result
    }

    private func take() throws(StoreError) -> Held {
        if let held = idle.withLock({ $0.popLast() }) { return held }
        let isLost = !isThere() && wasThere.withLock { $0 }
        if isLost { throw StoreError(.moved, detail: "the hub's file isn't where it was") }
        let held = Held(store: try open())
        wasThere.withLock { $0 = true }
        return held
    }

    private static func response(_ answer: HubAnswer) -> Response {
        Response(
            headers: [
                Response.Header("Content-Type", contentType),
                Response.Header("Cache-Control", "no-store"),
            ], body: answer.bytes)
    }

    private static var stranger: Response {
        .text("This hub knows nobody of that key.\n", status: 401)
    }

    private static var failed: Response {
        .text("The hub's store can't be read.\n", status: 503)
    }
}

/// What was signed within the time in which it would be taken again.
private struct Nonces: Sendable {
    private struct Nonce: Hashable {
        let key: PublicKey
        let nonce: String
    }

    /// By the minute in which they were signed.
    private var known: [Int64: Set<Nonce>] = [:]

    enum Verdict { case new, known, late }

    mutating func take(_ parameters: SignedHead.Parameters, _ now: Instant) -> Verdict {
        let seconds = now.milliseconds / 1_000
        let reach = SignedHead.window / 1_000
        let (difference, isTooMuch) = parameters.created.subtractingReportingOverflow(seconds)
        guard !isTooMuch, difference.magnitude <= reach.magnitude else { return .late }
        known = known.filter { ($0.key + 1) * 60 >= seconds - reach }
        let nonce = Nonce(key: parameters.key, nonce: parameters.nonce)
        return known[parameters.created / 60, default: []].insert(nonce).inserted ? .new : .known
    }
}
