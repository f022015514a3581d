import Testing

@testable import TallyCLI

struct BellTests {
    @Test func `who waits hears the bell, also one that rang before, and goes on without it`() {
        let bell = Bell()
        let begun = PostmanThread.steady
        #expect(!bell.wait(milliseconds: 1_050))
        #expect((1_000..<9_000).contains(PostmanThread.steady - begun))
        bell.ring()
        #expect(bell.wait(milliseconds: 60_000))
        #expect(!bell.wait(milliseconds: 0))
        #expect(
            PostmanThread.begin {
                bell.ring()
            })
        #expect(bell.wait(milliseconds: 60_000))
    }
}
