import AllTrackers
import Kernel
import TestKit
import Testing

@Suite struct ConversationTests {
    @Test func `every conversation goes as it is written`() async throws {
        for fixture in try Fixture.all() {
            let app = AllTrackers.app()
            let store = MemoryStore(app.schema).store
            _ = try await fixture.replay { app.handle($0, in: store) }
        }
    }
}
