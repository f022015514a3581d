/// Why a hub doesn't do what it is asked for. Nothing of it was kept.
package enum HubRefusal: Error, Sendable, Hashable {
    /// The bytes aren't what they should be.
    case unreadable
    /// They are of a version that the hub doesn't speak.
    case otherVersion
    /// The hub knows nobody of that key, or no such book: both are answered alike.
    case stranger
    /// Nobody may begin a book here without leave of who runs the hub.
    case notOpen
    /// The member may only read.
    case mayOnlyRead
    /// Something was written meanwhile that has to be seen first.
    case lookFirst
    /// The book has a new key since.
    case otherEpoch
    /// A signature isn't of whom it should be.
    case forged
    /// The keys that should come with it aren't those of all whom it is for.
    case keysMissing
    /// The clock of who wrote and the hub's are more than a day apart.
    case clocksDiffer
    /// The book has no more room on this hub.
    case full
    /// It is larger than a hub takes at once.
    case tooLarge
    case members(MemberRefusal)
    /// The very same request was answered already.
    case replayed
    /// The book has no such file here.
    case noFile
    case store(StoreError)
}

extension HubRefusal {
    /// The number that it travels as; never 0, which is no refusal.
    package var code: UInt8 {
        switch self {
        case .unreadable: 1
        case .otherVersion: 2
        case .stranger: 3
        case .notOpen: 4
        case .mayOnlyRead: 5
        case .lookFirst: 6
        case .otherEpoch: 7
        case .forged: 8
        case .keysMissing: 9
        case .clocksDiffer: 10
        case .full: 11
        case .tooLarge: 12
        case .store: 13
        case .replayed: 14
        case .noFile: 15
        case .members(let refusal): 32 + refusal.code
        }
    }

    /// What a number says; a new one of a later version is a refusal all the same.
    package init(code: UInt8) {
        switch code {
        case 2: self = .otherVersion
        case 3: self = .stranger
        case 4: self = .notOpen
        case 5: self = .mayOnlyRead
        case 6: self = .lookFirst
        case 7: self = .otherEpoch
        case 8: self = .forged
        case 9: self = .keysMissing
        case 10: self = .clocksDiffer
        case 11: self = .full
        case 12: self = .tooLarge
        case 14: self = .replayed
        case 15: self = .noFile
        case 13: self = .store(StoreError(.unavailable, detail: ""))
        default: self = MemberRefusal(code: code &- 32).map { .members($0) } ?? .unreadable
        }
    }
}

extension MemberRefusal {
    fileprivate static let all: [MemberRefusal] = [
        .notNext, .stranger, .notAllowed, .lastOwner, .known, .unknown, .ended, .otherEpoch,
        .tooMany,
    ]

    fileprivate var code: UInt8 {
        UInt8(MemberRefusal.all.firstIndex(of: self) ?? 0)
    }

    fileprivate init?(code: UInt8) {
        guard code < MemberRefusal.all.count else { return nil }
        self = MemberRefusal.all[Int(code)]
    }
}
