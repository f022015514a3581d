import AllTrackers
import Glibc
import Kernel
import TestKit
import Testing

@testable import TallyCLI

/// What the files of a book hold while a server has it open.
@Suite struct BookPoolTests {
    private let desk = Desk()

    private var book: String { desk.directory + "/data/book.sqlite" }

    /// Copies the book's file alone to other data, and gives that.
    private func copyAlone() throws -> String {
        let data = desk.directory + "/copy"
        mkdir(data, 0o700)
        rename(desk.file("copied", try bytes(of: book)), data + "/book.sqlite")
        return data
    }

    private func bytes(of path: String) throws -> [UInt8] {
        let file = try #require(fopen(path, "r"))
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
        return bytes
    }

    @Test func `once nobody has written for a while, the file alone holds all`() throws {
        let pool = try BookPool(.sqlite, book, Sample.schema)
        desk.tally("add", "garden", "name=Rose")
        for _ in 0..<4 { pool.settle() }
        #expect(desk.tally("--data", try copyAlone(), "list", "garden").output.contains("Rose"))
        desk.tally("add", "garden", "name=Tulip")
        for _ in 0..<3 { pool.settle() }
        #expect(!desk.tally("--data", try copyAlone(), "list", "garden").output.contains("Tulip"))
        pool.settle()
        let copy = try copyAlone()
        #expect(desk.tally("--data", copy, "list", "garden").output.contains("Tulip"))
        #expect(desk.tally("--data", copy, "check").code == .done)
    }

    @Test func `damage that an answer met is a problem from then on`() throws {
        let (app, desk) = (AllTrackers.app(), Desk(AllTrackers.declarations))
        let book = desk.directory + "/data/book.sqlite"
        let names = (0..<900).map { "Essential \($0)" }.joined(separator: "\n")
        desk.tally("import", desk.file("all.txt", names), "--as", "csv")
        desk.tally("add", "essential", "name=Milk")
        for number in 0..<60 {
            desk.tally(
                "add", "essential", "name=Milk \(number)",
                "details=\(String(repeating: "x", count: 900))")
        }
        let pool = try BookPool(.sqlite, book, app.schema)
        for _ in 0..<4 { pool.settle() }
        #expect(pool.problem == nil)
        let file = try #require(fopen(book, "r+"))
        fseek(file, 0, SEEK_END)
        let size = ftell(file)
        fseek(file, size / 2, SEEK_SET)
        let noise = [UInt8](repeating: 0x5a, count: size - size / 2)
        #expect(fwrite(noise, 1, noise.count, file) == noise.count)
        fclose(file)
        let request = Request(
            .get, path: "/export.json", context: Request.Context(now: .start, seed: 1))
        #expect(pool.answer(request, app).status == 503)
        #expect(pool.problem != nil)
    }

    @Test func `a file without what lies beside it isn't called whole`() throws {
        let open = try Shelf.sqlite.open(book, Sample.schema)
        desk.tally("add", "garden", "name=Rose")
        let copy = try copyAlone()
        let answer = desk.tally("--data", copy, "check")
        #expect(answer.code == .failed)
        #expect(answer.messages.contains("there is nothing in this file but its first page"))
        #expect(answer.messages.contains("copy a book with “tally backup FILE”"))
        let said = try JSON.parse(desk.tally("--data", copy, "check", "--json").output)
        #expect(said["ok"] == false)
        withExtendedLifetime(open) {
            #expect(desk.tally("check").code == .done, "as what lies beside it belongs to it")
        }
    }
}
