import Kernel
import SealingEngine
import TestKit

/// Somebody with keys, whose random numbers come from a seed.
struct Person {
    let engine: NettleEngine
    let keys: MemberKeys

    init(_ seed: UInt64) throws {
        let numbers = RandomNumbers(seed)
        guard let signing = numbers.bytes(32), let agreement = numbers.bytes(32),
            let own = OwnSecrets(signing: signing, agreement: agreement)
        else { throw SealingError.unable }
        engine = NettleEngine(own) { numbers.bytes($0) }
        keys = try engine.finish(MemberKeys.of(.own, .own))
    }

    var id: KeyID { keys.id }
}

/// Random bytes that a seed determines.
final class RandomNumbers: @unchecked Sendable {
    private var source: RandomSource

    init(_ seed: UInt64) {
        source = RandomSource(seed: seed)
    }

    func bytes(_ count: Int) -> [UInt8]? {
        (0..<count).map { _ in UInt8(truncatingIfNeeded: source.next()) }
    }
}

func hex(_ text: String) -> [UInt8] { Hex.bytes(text) ?? [] }

func epochKey(_ number: Int64, _ byte: UInt8 = 7) throws -> EpochKey {
    guard let key = EpochKey(number: number, secret: [UInt8](repeating: byte, count: 32)) else {
        throw SealingError.unreadable
    }
    return key
}

/// A book that somebody founded, and its list.
struct Club {
    let owner: Person
    var list: MemberList
    var entries: [MemberEntry]
    let key: EpochKey

    var book: BookNumber { list.book }

    init(_ owner: Person) throws {
        self.owner = owner
        key = try epochKey(1)
        let draft = MemberList.founding(
            owner.keys, key, unique: [UInt8](repeating: 1, count: 16), .none, .start)
        let entry = try owner.engine.finish(draft.signed(by: .own))
        list = try MemberList(founding: entry)
        entries = [entry]
    }

    /// Adds an entry that somebody signs, with their own key or another.
    mutating func add(
        _ deed: MemberEntry.Deed, by author: KeyID, _ engine: NettleEngine,
        _ secret: SigningSecret = .own, at now: Instant = .start
    ) throws {
        let entry = try engine.finish(list.draft(deed, by: author, now).signed(by: secret))
        list = try list.adding(entry)
        entries.append(entry)
    }

    mutating func add(_ deed: MemberEntry.Deed, by person: Person) throws {
        try add(deed, by: person.id, person.engine)
    }
}
