import AllTrackers
import Kernel
import TestKit
import Testing

struct RoundTripTests {
    @Test func `whatever devices did together, what export writes, import takes`() throws {
        try verifyRoundTrip(households: 12, steps: 120, of: AllTrackers.schema)
    }

    @Test func `it holds for every type of field`() throws {
        try verifyRoundTrip(households: 30, steps: 60, of: Sample.schema)
    }
}
