import Kernel
import TestKit
import Testing

@testable import Pulls

/// A hook as one types it anywhere.
@Suite(.namingCases) struct HookOfferTests {
    @Test(arguments: [
        ("305.5 ft Red Rock", "305.5 ft", "Red Rock"),
        ("Red Rock 305.5", "305.5", "Red Rock"),
        ("305' 6\" WhyNot", "305' 6\"", "WhyNot"),
        ("WhyNot 91,4 m", "91,4 m", "WhyNot"),
        ("300 ft", "300 ft", ""),
    ]) func `a distance is told from a name`(
        _ text: String, _ distance: String, _ name: String
    ) throws {
        let line = try #require(TypedHookLine(text))
        #expect(line.distance == distance)
        #expect(line.name == name)
    }

    @Test(arguments: [
        "milk", "2 l milk", "1.5 kg flour", "300", "JD 4020", "2 m rope", "900 ft", "7 Up", "",
        "essay due Friday 20 %",
    ]) func `anything else is none`(_ text: String) {
        #expect(TypedHookLine(text) == nil)
    }
}
