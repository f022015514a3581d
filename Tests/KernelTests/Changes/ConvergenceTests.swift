import Kernel
import TestKit
import Testing

@Suite(.namingCases) struct ConvergenceTests {
    @Test func `any order, split or repetition of changes gives the same book`() throws {
        try verifyConvergence(households: 400, schedules: 25) { MemoryStore($0).store }
    }
}
