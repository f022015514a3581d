import AllTrackers
import TestKit
import Testing

/// Books that took in what no device of ours would send.
@Suite struct HostileTests {
    @Test func `the sample's books leave and come back`() throws {
        try verifyHostileRoundTrip(parcels: 100, of: Sample.declarations)
    }

    @Test func `every tracker's books leave and come back`() throws {
        try verifyHostileRoundTrip(parcels: 60, of: AllTrackers.declarations)
    }
}
