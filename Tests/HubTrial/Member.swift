import Glibc
package import Kernel
import SealingEngine

/// A member of a book of their own, who writes pieces and keeps nothing. Whoever has the same number has the same
/// keys, as a cloned device.
package final class Member {
    private let engine: NettleEngine
    private let keys: MemberKeys
    private let key: EpochKey
    private let founding: HubRequest
    package let book: BookNumber
    /// Where the row ended when the hub last answered.
    package var seen: LogMark

    package var id: KeyID { keys.id }
    /// By which the hub takes the book in.
    package var found: HubRequest { founding }

    /// - Parameter time: When the book is begun, which its number hangs on.
    package init(_ number: Int, at time: Instant = .now) throws {
        let seed = (0..<32).map { UInt8(truncatingIfNeeded: number >> ($0 % 4 * 8)) | 1 }
        guard let own = OwnSecrets(signing: seed, agreement: seed.reversed()),
            let key = EpochKey(number: 1, secret: seed)
        else { throw SealingError.unable }
        engine = NettleEngine(own)
        self.key = key
        keys = try engine.finish(MemberKeys.of(.own, .own))
        let unique = (0..<16).map { UInt8(truncatingIfNeeded: number >> ($0 % 8 * 8)) }
        let draft = MemberList.founding(keys, key, unique: unique, .none, time)
        let entry = try engine.finish(draft.signed(by: .own))
        let list = try MemberList(founding: entry)
        book = list.book
        seen = LogMark(book)
        let sealed = try engine.finish(SealedKey.sealing(key, for: keys, in: book))
        founding = .found(entry, [sealed])
    }

    /// A piece after what was seen; no two are alike.
    package func piece() throws -> SealedPiece {
        try engine.finish(
            SealedPiece.sealing(
                PieceContent(), as: .piece, in: book, under: key, by: keys.id, .own, seen: seen))
    }

    package func exchange(_ pieces: [SealedPiece]) -> HubRequest {
        .exchange(book, after: seen.number, keysAfter: 1, pieces)
    }

    /// A request with all that signs it.
    package func signed(_ body: [UInt8], to authority: String) throws -> SignedHead {
        let blank = SignedHead(
            method: "POST", authority: authority, path: HubRequest.path,
            contentType: HubRequest.contentType)
        return try engine.finish(
            blank.signing(body, by: HubSigner(keys.signing, .own), .now))
    }

    /// Whether the hub took what was brought.
    @discardableResult
    package func take(_ answer: HubAnswer) -> Bool {
        switch answer {
        case .row(let row): seen = row.end
        case .done(let mark): seen = mark
        default: return false
        }
        return true
    }
}

extension Instant {
    package static var now: Instant {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Instant(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
    }
}
