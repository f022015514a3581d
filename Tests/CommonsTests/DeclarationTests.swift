import AllTrackers
import Kernel
import TestKit
import Testing

@Suite struct DeclarationTests {
    @Test func `the declarations of all trackers are sound`() {
        #expect(AllTrackers.app().schema.flaws == [])
    }
}
