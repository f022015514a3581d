import AllTrackers
import Kernel
import TestKit
import Testing

struct RoundTripTests {
    @Test func `whatever devices did together, what export writes, import takes`() throws {
        try verifyRoundTrip(households: 6, steps: 120, of: AllTrackers.declarations)
    }

    @Test func `it holds for every type of field`() throws {
        try verifyRoundTrip(households: 16, steps: 60, of: Sample.declarations)
    }
}
