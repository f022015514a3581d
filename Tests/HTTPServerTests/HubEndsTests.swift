import Kernel
import Testing

@testable import SyncOverHTTP

/// What a hub remembers of the books that somebody listens to.
struct HubEndsTests {
    private let ends = HubEnds(hears: { true })

    private func book(_ number: Int) throws -> BookNumber {
        let bytes = (0..<BookNumber.size).map { UInt8(truncatingIfNeeded: number >> ($0 % 4 * 8)) }
        return try #require(BookNumber(bytes))
    }

    @Test func `as many books as are listened to are remembered, however many these are`() throws {
        for number in 0..<10_000 { ends.learn(try book(number), 1, nil, asOf: .now) }
        let fresh = try (0..<10_000).count { ends.known(try book($0))?.isFresh == true }
        #expect(fresh == 10_000)
    }

    @Test func `books that nobody listens to any more are forgotten`() throws {
        let before = ContinuousClock.Instant.now - .seconds(60)
        for number in 0..<8_192 { ends.learn(try book(number), 1, nil, asOf: before) }
        for number in 8_192..<20_000 { ends.learn(try book(number), 1, nil, asOf: .now) }
        #expect(ends.known(try book(0)) == nil)
        #expect(ends.known(try book(8_192))?.isFresh == true)
    }
}
