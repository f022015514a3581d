/// How much one address may ask for of what is answered by signatures. Notes/Hub.md has the numbers.
package struct QuotaLimits: Sendable {
    package enum Matter: Int, CaseIterable, Sendable {
        case requests, bytes, books, invitations
    }

    /// So much at once, and so much a second that comes back.
    package struct Limit: Sendable {
        package let most: Double
        package let perSecond: Double

        package init(_ most: Double, perSecond: Double) {
            self.most = most
            self.perSecond = perSecond
        }
    }

    package var requests = Limit(1_200, perSecond: 20)
    /// Of what is brought.
    package var bytes = Limit(256 * 1_048_576, perSecond: 262_144)
    /// That are begun.
    package var books = Limit(20, perSecond: 1 / 600)
    /// That are looked at.
    package var invitations = Limit(60, perSecond: 1 / 10)

    package init() {}

    subscript(matter: Matter) -> Limit {
        switch matter {
        case .requests: requests
        case .bytes: bytes
        case .books: books
        case .invitations: invitations
        }
    }
}
