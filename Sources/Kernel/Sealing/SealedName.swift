/// What a member is called, which no hub may know: sealed under the epoch in which they came.
package struct SealedName: Sendable, Hashable {
    let bytes: [UInt8]

    private static let saltSize = 32
    static let most = 512
    /// Names are cut to so many bytes.
    private static let longest = 200

    /// Of who has none, as a recovery sheet.
    package static let none = SealedName(bytes: [])

    package struct Opened: Sendable, Hashable {
        package let id: KeyID
        /// Empty when it can't be opened.
        package let text: String
    }

    package static func sealing(
        _ name: String, of id: KeyID, under key: EpochKey
    ) -> SealingErrand<SealedName> {
        .asks([.random(saltSize)]) { (answers) throws(SealingError) in
            guard case .bytes(let salt) = answers.first, salt.count == saltSize else {
                throw .unable
            }
            let content = Padme.padded(cut(name))
            return try SealingErrand<[UInt8]>.bytes(
                .seal(content, derivation(key, salt), head: id.bytes)
            ).map { (sealed) throws(SealingError) in SealedName(bytes: salt + sealed) }
        }
    }

    private static func cut(_ name: String) -> [UInt8] {
        var kept = name
        while kept.utf8.count > longest { kept.removeLast() }
        return [UInt8](kept.utf8)
    }

    package func opened(_ key: EpochKey, of id: KeyID) -> SealingErrand<Opened> {
        let salt = Array(bytes.prefix(SealedName.saltSize))
        let rest = Array(bytes.dropFirst(SealedName.saltSize))
        return .asks([.open(rest, SealedName.derivation(key, salt), head: id.bytes)]) {
            (answers) throws(SealingError) in
            var text = ""
            if case .bytes(let padded) = answers.first, let name = Padme.content(padded) {
                text = String(decoding: name, as: UTF8.self)
            }
            return .done(Opened(id: id, text: text))
        }
    }

    private static func derivation(_ key: EpochKey, _ salt: [UInt8]) -> Derivation {
        Derivation(.bytes(key.secret), salt: salt, info: "tallybook name 1")
    }
}

extension PackWriter {
    mutating func name(_ name: SealedName) {
        counted(name.bytes)
    }
}

extension PackReader {
    mutating func name() -> SealedName? {
        guard let bytes = counted(), bytes.count <= SealedName.most else { return nil }
        return SealedName(bytes: bytes)
    }
}
