import AllTrackers
import Grades
import Kernel
import Projects
import TestKit
import Testing

/// What only shows what it would write keeps nobody else from writing.
@Suite struct PreviewTests {
    private let visitor: Visitor
    private let log = Transactions()

    final class Transactions {
        var areWriting: [Bool] = []
    }

    init() {
        let app = AllTrackers.app()
        let store = MemoryStore(app.schema).store
        let log = self.log
        visitor = Visitor(
            app,
            Store(
                schema: store.schema, memo: store.memo, record: store.record,
                records: store.records,
                count: store.count, tally: store.tally, append: store.append,
                history: store.history, action: store.action, actions: store.actions,
                log: store.log, rewind: store.rewind, position: store.position,
                lastStamp: store.lastStamp,
                digest: store.digest, blobs: store.blobs, setting: store.setting, set: store.set,
                begin: { (writing) throws(StoreError) in
                    log.areWriting.append(writing)
                    try store.begin(writing)
                }, commit: store.commit, rollback: store.rollback))
    }

    private func add(_ draft: Draft) throws -> RecordID {
        try #require(try visitor.book.commit(draft).ids.first)
    }

    private func post(_ path: String, _ form: KeyValuePairs<String, String>) -> (Int, Bool) {
        log.areWriting = []
        let status = visitor.post(path, form).status
        return (status, log.areWriting.contains(true))
    }

    @Test func `grades, a matrix and notes are shown without writing, and kept by writing`() throws
    {
        let project = try add(Draft(Project.kind).setting(Project.title, "Car"))
        let table = "Name,Score,Total\nQuiz,8,10\n"
        let notes = "Farm Show 2026-07-18\n1. John Deere 100 m\n"
        for (path, field, text, keep) in [
            ("/grades/import", "text", table, "keep"),
            ("/projects/\(project.text)/import", "table", "Item,Ease\nA,3\nB,2\n", "confirm"),
            ("/pulls/notes", "notes", notes, "keep"),
        ] {
            let shown = post(path, [field: text])
            #expect(shown.0 == 200 && !shown.1, "\(path)")
            #expect(post(path, [field: text, keep: "1"]).1, "\(path)")
        }
    }

    @Test func `a file that is only partly UTF-8 is refused by its line and byte`() throws {
        let project = try add(Draft(Project.kind).setting(Project.title, "Car"))
        let bytes = [UInt8]("Müsli,3\nM".utf8) + [0xFC] + [UInt8]("nster,4\n".utf8)
        for path in ["/grades/import", "/projects/\(project.text)/import", "/pulls/notes"] {
            let screen = visitor.upload(path, file: bytes, named: "f.csv")
            #expect(screen.text.contains("the byte FC isn’t UTF-8"), "\(path)")
            #expect(screen.text.contains("ine 2"), "\(path)")
        }
    }
}
