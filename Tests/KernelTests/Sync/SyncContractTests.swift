import Kernel
import TestKit
import Testing

@Suite(.namingCases) struct SyncContractTests {
    @Test(arguments: SyncContract.all)
    func `no device and no server loses anything`(piece: SyncContract.Piece) throws {
        try piece.verify { MemoryStore($0).store }
    }

    @Test func `over any network all devices end with one book`() throws {
        try verifySync(households: 300, steps: 60) { MemoryStore($0).store }
    }
}
