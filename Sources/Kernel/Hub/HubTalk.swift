/// A talk with a hub, with its requests ready to be sent: what a host does for it is left to do.
///
///     while true {
///         switch try talk.next(now) {
///         case .done(let value): return value
///         case .seals(let operations): try talk.answered(engine.answers(operations))
///         case .posts(let head, let body): try talk.received(post(head, body), now)
///         }
///     }
package final class HubTalk<Value> {
    private var step: HubStep<Value>
    private let authority: String
    /// The request that is about to be sent, while it is being signed.
    private var signing: SealingErrand<SignedHead>?
    /// Whether the hub said already that the clock here is off.
    private var isSecond = false
    /// Whether it said already that it knows the request, which the way there may have doubled.
    private var isRepeated = false
    private let clock: HubClock

    /// - Parameter clock: What is known of the hub's, by which the talk goes and which it brings up to date.
    package init(_ step: HubStep<Value>, with hub: String, clock: HubClock = HubClock()) {
        self.step = step
        self.clock = clock
        authority = HubAddress.authority(hub)
    }

    /// What the host is to do next.
    package enum Next {
        case done(Value)
        case seals([SealingOperation])
        /// Posts a body to the hub's ``HubRequest/path``; an empty one is the host's own.
        case posts(SignedHead, [UInt8])
    }

    package func next(_ now: Instant) throws(HubError) -> Next {
        while true {
            switch step {
            case .done(let value): return .done(value)
            case .seals(.done(let next)): step = next
            case .seals(.asks(let operations, _)): return .seals(operations)
            case .sends(let request, let signer, _):
                let body = request.bytes
                return posted(SHA256.hash(body), signer, now, body)
            case .sendsUnseen(let digest, let signer, _):
                return posted(digest.bytes, signer, now)
            }
        }
    }

    /// Has a request be signed, and then posted.
    private func posted(
        _ digest: [UInt8], _ signer: HubSigner, _ now: Instant, _ body: [UInt8] = []
    ) -> Next {
        let errand = signing ?? blank.signing(digest: digest, by: signer, clock.time(now))
        signing = errand
        switch errand {
        case .done(let head): return .posts(head, body)
        case .asks(let operations, _): return .seals(operations)
        }
    }

    private var blank: SignedHead {
        SignedHead(
            method: "POST", authority: authority, path: HubRequest.path,
            contentType: HubRequest.contentType)
    }

    /// Goes on with an engine's answers.
    package func answered(_ answers: [SealingAnswer]) throws(HubError) {
        if let signing {
            do throws(SealingError) { self.signing = try signing.resumed(answers) } catch {
                throw .sealing(error)
            }
        } else if case .seals(let errand) = step {
            do throws(HubError) { step = .seals(try errand.resumed(answers)) } catch {
                throw told(error)
            }
        }
    }

    /// Goes on with the hub's answer. Whose clock is too far from the hub's asks once more by that.
    package func received(_ answer: HubAnswer, _ now: Instant) throws(HubError) {
        signing = nil
        if case .late(let hub) = answer {
            if isSecond { throw .refused(.clocksDiffer) }
            isSecond = true
            clock.ahead = hub.milliseconds &- now.milliseconds
            return
        }
        if case .refused = answer {} else if clock.ahead == nil { clock.ahead = 0 }
        // The answer to the first of both was lost: the same under another signature does nothing twice.
        if answer == .refused(.replayed), !isRepeated {
            isRepeated = true
            return
        }
        (isSecond, isRepeated) = (false, false)
        switch step {
        case .sends(_, _, let resume), .sendsUnseen(_, _, let resume):
            do throws(HubError) { step = try resume(answer) } catch { throw told(error) }
        case .seals, .done: break
        }
    }

    /// By a clock that is wrong, an invitation has ended that hasn't.
    private func told(_ error: HubError) -> HubError {
        guard case .noBook = error, (clock.ahead ?? 0).magnitude > Stamp.reach.magnitude else {
            return error
        }
        return .refused(.clocksDiffer)
    }
}

extension HubAddress {
    /// The host of an address, and its port unless that is the scheme's own.
    fileprivate static func authority(_ hub: String) -> String {
        let isSecure = hub.hasPrefix("https://")
        let rest = hub.utf8.dropFirst(isSecure ? 8 : 7).prefix { $0 != UInt8(ascii: "/") }
        let small = rest.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
        let host = String(decoding: small, as: UTF8.self)
        let usual = isSecure ? ":443" : ":80"
        return host.hasSuffix(usual)
            ? String(decoding: small.dropLast(usual.utf8.count), as: UTF8.self) : host
    }
}

// What a script is told of it.
extension HubTalk.Next {
    /// A number for the case; then the operations, or the fields of the signature and the body.
    package var packed: [UInt8] {
        var pack = PackWriter()
        switch self {
        case .done: pack.byte(0)
        case .seals(let operations):
            pack.byte(1)
            pack.operations(operations)
        case .posts(let head, let body):
            pack.byte(2)
            pack.text(head.digest)
            pack.text(head.input)
            pack.text(head.signature)
            pack.counted(body)
        }
        return pack.bytes
    }
}
