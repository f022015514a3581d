/// What somebody sees who opens an invitation, before coming in: who invites to what. Only the
/// invitation's secret opens it.
package struct Greeting: Sendable, Hashable {
    package let book: String
    package let inviter: String

    private static let version: UInt8 = 1
    private static let saltSize = 32

    package init(book: String, inviter: String) {
        self.book = book
        self.inviter = inviter
    }

    /// Seals it: a salt, and what is sealed.
    package func sealed(
        _ secret: WrittenSecret, in book: BookNumber
    ) -> SealingErrand<[UInt8]> {
        .asks([.random(Greeting.saltSize)]) { (answers) throws(SealingError) in
            guard case .bytes(let salt) = answers.first, salt.count == Greeting.saltSize else {
                throw .unable
            }
            let derivation = secret.derivation(.invitation, "greeting", salt: salt)
            return try SealingErrand<[UInt8]>.bytes(
                .seal(Padme.padded(bytes), derivation, head: book.bytes)
            ).map { (sealed) throws(SealingError) in salt + sealed }
        }
    }

    /// Opens what ``sealed(_:in:)`` gave.
    package static func opened(
        _ sealed: [UInt8], _ secret: WrittenSecret, in book: BookNumber
    ) -> SealingErrand<Greeting> {
        let salt = Array(sealed.prefix(saltSize))
        let derivation = secret.derivation(.invitation, "greeting", salt: salt)
        let rest = Array(sealed.dropFirst(saltSize))
        return .asks([.open(rest, derivation, head: book.bytes)]) {
            (answers) throws(SealingError) in
            guard let answer = answers.first, answer != .unable else { throw .unable }
            guard case .bytes(let padded) = answer else { throw .sealed }
            guard let greeting = Padme.content(padded).flatMap({ Greeting($0) }) else {
                throw .unreadable
            }
            return .done(greeting)
        }
    }

    private var bytes: [UInt8] {
        var pack = PackWriter()
        pack.byte(Greeting.version)
        pack.text(book)
        pack.text(inviter)
        return pack.bytes
    }

    private init?(_ bytes: [UInt8]) {
        var pack = PackReader(bytes)
        guard pack.byte() == Greeting.version, let book = pack.text(), let inviter = pack.text(),
            pack.isAtEnd
        else { return nil }
        self.init(book: book, inviter: inviter)
    }
}
