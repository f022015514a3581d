/// The two public keys of a member or an invitation.
package struct MemberKeys: Sendable, Hashable {
    package let signing: PublicKey
    package let agreement: AgreementKey
    package let id: KeyID

    package init(signing: PublicKey, agreement: AgreementKey) {
        self.signing = signing
        self.agreement = agreement
        id = KeyID(of: signing)
    }

    /// The public halves of two secrets.
    package static func of(
        _ signing: SigningSecret, _ agreement: AgreementSecret
    ) -> SealingErrand<MemberKeys> {
        .asks([.publicKey(signing), .agreementKey(agreement)]) { (answers) throws(SealingError) in
            guard case .bytes(let key) = answers[0], case .bytes(let other) = answers[1],
                let signing = PublicKey(key), let agreement = AgreementKey(other)
            else { throw .unable }
            return .done(MemberKeys(signing: signing, agreement: agreement))
        }
    }
}

extension PackWriter {
    mutating func memberKeys(_ keys: MemberKeys) {
        fixed(keys.signing)
        fixed(keys.agreement)
    }
}

extension PackReader {
    mutating func memberKeys() -> MemberKeys? {
        guard let signing = fixed(PublicKey.self), let agreement = fixed(AgreementKey.self) else {
            return nil
        }
        return MemberKeys(signing: signing, agreement: agreement)
    }
}
