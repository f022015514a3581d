/// How far a member's talk with a hub is: what an engine or the hub is needed for next.
///
///     while true {
///         switch step {
///         case .seals(let errand): step = try engine.finish(errand)
///         case .sends(let request, let signer, let resume): step = try resume(post(request, signer))
///         case .done(let value): return value
///         }
///     }
///
/// It may be stopped at any point; at worst something is sent twice.
package indirect enum HubStep<Value> {
    case seals(Errand<HubStep, HubError>)
    /// Sends a request, signed by a key of the caller's.
    case sends(HubRequest, HubSigner, (HubAnswer) throws(HubError) -> HubStep)
    /// Sends a request that only the host has, by the SHA-256 of its bytes.
    case sendsUnseen(Hash256, HubSigner, (HubAnswer) throws(HubError) -> HubStep)
    case done(Value)

    /// This, and then what follows from it.
    package func then<Next>(
        _ follow: @escaping (Value) throws(HubError) -> HubStep<Next>
    ) throws(HubError) -> HubStep<Next> {
        switch self {
        case .done(let value): return try follow(value)
        case .seals(let errand):
            return .seals(try errand.map { (step) throws(HubError) in try step.then(follow) })
        case .sends(let request, let signer, let resume):
            return .sends(request, signer) { (answer) throws(HubError) in
                try resume(answer).then(follow)
            }
        case .sendsUnseen(let digest, let signer, let resume):
            return .sendsUnseen(digest, signer) { (answer) throws(HubError) in
                try resume(answer).then(follow)
            }
        }
    }

    /// What an errand's end leads to.
    static func seals<Made>(
        _ errand: SealingErrand<Made>,
        _ follow: @escaping (Made) throws(HubError) -> HubStep
    ) throws(HubError) -> HubStep {
        .seals(try errand.failing { HubError.sealing($0) }.map(follow))
    }
}

/// Whose key a request is signed with.
package struct HubSigner: Sendable, Hashable {
    package let key: PublicKey
    package let secret: SigningSecret

    package var id: KeyID { KeyID(of: key) }

    package init(_ key: PublicKey, _ secret: SigningSecret) {
        self.key = key
        self.secret = secret
    }

    init(_ written: WrittenKeys) {
        self.init(written.keys.signing, written.signing)
    }
}
