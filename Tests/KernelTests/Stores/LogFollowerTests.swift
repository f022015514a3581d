import Kernel
import TestKit
import Testing

struct LogFollowerTests {
    private let store = MemoryStore(Sample.schema).store

    private func write(_ times: Int...) throws {
        for time in times {
            let name = Value.text("Rose")
            _ = try store.append(
                [.of(Garden.kind, .numbered(UInt64(time)), at: .at(time), ["name": name])], nil)
        }
    }

    /// The records that the news are about; `nil` for everything.
    private func told(_ follower: inout LogFollower, atMost most: Int = 10) throws -> [RecordID]? {
        switch try follower.news(of: store, atMost: most) {
        case .entries(let entries): entries.map { $0.change.record }
        case .everything: nil
        }
    }

    @Test func `everything is news the first time, then what was written since`() throws {
        try write(1, 2)
        var follower = LogFollower()
        #expect(try told(&follower) == nil)
        #expect(try told(&follower) == [])
        try write(3, 4)
        #expect(try told(&follower) == [.numbered(3), .numbered(4)])
        #expect(try told(&follower) == [])
    }

    @Test func `an empty log has no news either, and its first entries are all news`() throws {
        var follower = LogFollower()
        #expect(try told(&follower) == nil)
        #expect(try told(&follower) == [])
        try write(1)
        #expect(try told(&follower) == nil)
        #expect(try told(&follower) == [])
    }

    @Test func `more than can be told one by one is everything`() throws {
        try write(1)
        var follower = LogFollower()
        _ = try told(&follower)
        try write(2, 3)
        #expect(try told(&follower, atMost: 2)?.count == 2)
        try write(4, 5, 6)
        #expect(try told(&follower, atMost: 2) == nil)
        #expect(try told(&follower, atMost: 2) == [])
    }

    @Test func `a log that is another than it was is everything, also where it is longer`() throws {
        try write(1)
        var follower = LogFollower()
        _ = try told(&follower)
        try store.begin(true)
        try write(2)
        #expect(try told(&follower) == [.numbered(2)])
        store.rollback()
        try write(3, 4)
        #expect(try told(&follower) == nil)
        #expect(try told(&follower) == [])
    }
}
