import Glibc
import Kernel
import Synchronization
import TestKit
import Testing

@testable import SQLiteStore

@Suite struct ConcurrencyTests {
    private let folder: Folder
    private let path: String

    init() throws {
        folder = try Folder()
        path = folder("book.sqlite")
    }

    private static func garden(_ number: Int) -> Change {
        .of(
            Garden.kind, .numbered(UInt64(number)), at: .at(number),
            ["name": .text("\(number)"), "level": .choice("high")])
    }

    @Test func `who gives the turn back gets it again after those who waited`() {
        let turn = WriteTurn.at(folder("no book"))
        let order = Mutex<[Int]>([])
        #expect(turn.take())
        let others = (1...3).map { number in
            let other = Thread {
                _ = turn.take()
                order.withLock { $0.append(number) }
                turn.give()
            }
            while turn.waiting < number { sched_yield() }
            return other
        }
        turn.give()
        #expect(turn.take())
        #expect(order.withLock { $0 } == [1, 2, 3])
        turn.give()
        for other in others { other.join() }
    }

    @Test func `many threads write to one book and lose nothing`() async throws {
        let path = path
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<8 {
                group.addTask {
                    let store = try SQLiteStore.open(path, Sample.schema)
                    for number in 0..<25 {
                        _ = try store.append([Self.garden(writer * 25 + number)], undoing: nil)
                    }
                }
            }
            try await group.waitForAll()
        }
        let store = try SQLiteStore.open(path, Sample.schema)
        #expect(try store.position() == 200)
        #expect(try store.tally(Garden.kind, "level") == ["high": 200])
        #expect(try store.check() == [])
    }

    @Test func `many threads make one new book together`() async throws {
        let paths = (0..<8).map { folder("new\($0)/book.sqlite") }
        for path in paths {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<6 {
                    group.addTask {
                        let schema = number % 2 == 0 ? Sample.schema : Sample.narrowSchema
                        _ = try SQLiteStore.open(path, schema).position()
                    }
                }
                try await group.waitForAll()
            }
            let store = try SQLiteStore.open(path, Sample.schema)
            _ = try store.append([Self.garden(1)], undoing: nil)
            #expect(try store.check() == [])
        }
    }

    /// The lock of another process is waited for by asking again, not by the turn of this one.
    @Test func `another process's write is waited for`() async throws {
        let path = path
        _ = try SQLiteStore.open(path, Sample.schema)
        let other = try Connection(path, .writing)
        try other.execute("BEGIN IMMEDIATE")
        let writing = Task {
            try SQLiteStore.open(path, Sample.schema).append([Self.garden(1)], undoing: nil)
        }
        usleep(50_000)
        try other.execute("COMMIT")
        #expect(try await writing.value == 2)
    }

    @Test func `a reader sees the book as it was when it began`() throws {
        let (reader, writer) = try (
            SQLiteStore.open(path, Sample.schema), SQLiteStore.open(path, Sample.schema)
        )
        _ = try writer.append([Self.garden(1)], undoing: nil)
        try reader.begin(false)
        #expect(try reader.position() == 1)
        _ = try writer.append([Self.garden(2)], undoing: nil)
        #expect(try reader.position() == 1)
        #expect(try reader.count(Query(Garden.kind)) == 1)
        try reader.commit()
        #expect(try reader.position() == 2)
    }

    @Test func `a writer's transaction is seen by nobody until it commits`() throws {
        let (reader, writer) = try (
            SQLiteStore.open(path, Sample.schema), SQLiteStore.open(path, Sample.schema)
        )
        try writer.begin(true)
        _ = try writer.append([Self.garden(1)], undoing: nil)
        #expect(try reader.position() == 0)
        try writer.commit()
        #expect(try reader.position() == 1)
    }

    @Test func `the data version grows with every commit, whoever made it`() throws {
        let (mine, other) = try (
            SQLiteStore.open(path, Sample.schema), SQLiteStore.open(path, Sample.schema)
        )
        var versions = [try mine.dataVersion()]
        for (number, store) in [mine, other, mine, mine, other].enumerated() {
            _ = try store.append([Self.garden(number)], undoing: nil)
            versions.append(try mine.dataVersion())
        }
        #expect(versions == Array(Set(versions)).sorted())
        _ = try mine.count(Query(Garden.kind))
        mine.rollBack()
        #expect(try mine.dataVersion() == versions.last)
    }

    @Test func `a connection that goes away gives its turn to others`() throws {
        var store: SQLiteStore? = try SQLiteStore.open(path, Sample.schema)
        try store?.begin(true)
        _ = try store?.append([Self.garden(1)], undoing: nil)
        store = nil
        let next = try SQLiteStore.open(path, Sample.schema)
        #expect(try next.append([Self.garden(2)], undoing: nil) == 2)
        #expect(try next.position() == 1)
    }
}

/// A thread that does one thing.
private final class Thread {
    private final class Work {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    private var thread = pthread_t()

    init(_ body: @escaping @Sendable () -> Void) {
        let work = Unmanaged.passRetained(Work(body)).toOpaque()
        pthread_create(
            &thread, nil,
            { work in
                work.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body() }
                return nil
            }, work)
    }

    func join() { pthread_join(thread, nil) }
}
