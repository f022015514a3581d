import Kernel
import TestKit
import Testing

struct BackoffTests {
    @Test func `waits grow with every failure up to half a minute`() {
        for failures in 1...40 {
            let whole = min(Int64(1_000) << Int64(min(failures - 1, 20)), 30_000)
            for seed in 0..<50 as Range<UInt64> {
                #expect((whole / 2...whole).contains(Backoff.wait(after: failures, seed: seed)))
            }
        }
    }

    @Test func `devices don't all come back at the same time`() {
        #expect(Set((0..<100 as Range<UInt64>).map { Backoff.wait(after: 4, seed: $0) }).count > 90)
    }

    @Test func `the same seed waits the same`() {
        #expect(Backoff.wait(after: 3, seed: 7) == Backoff.wait(after: 3, seed: 7))
        #expect(Backoff.wait(after: .max, seed: .max) <= 30_000)
        #expect(Backoff.wait(after: -1, seed: 0) <= 1_000)
    }
}
