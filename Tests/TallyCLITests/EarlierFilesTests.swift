import CZlib
import Glibc
import HTTPServer
import Kernel
import TallyCLI
import TestKit
import Testing

/// What is kept of the files that browsers took, and what is sent after an update.
@Suite struct EarlierFilesTests {
    private let folder: String
    private let files: EarlierVersions

    init() throws {
        var name = Array("/tmp/tally-served-XXXXXX".utf8CString)
        folder = try #require(mkdtemp(&name).map { String(cString: $0) })
        files = EarlierFiles(besides: folder + "/book.sqlite").answering
    }

    /// Some bytes that pack badly, other ones for each `number`, with `more` in their middle.
    private func core(_ number: UInt64, _ more: String = "") throws -> Asset {
        var random = Dice(seed: number)
        let noise = (0..<40_000).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        let content = noise[..<20_000] + Array(more.utf8) + noise[20_000...]
        return Asset(
            path: "/assets/core.\(number)\(more).wasm", contentType: "application/wasm",
            content: .owned(Array(content)), gzip: .owned(try packed(Array(content))),
            isImmutable: true)
    }

    private func digest(_ asset: Asset) -> [UInt8] { SHA256.hash(asset.content.array) }

    private func names() -> [String] {
        guard let entries = opendir(folder + "/served") else { return [] }
        defer { closedir(entries) }
        var names: [String] = []
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    @Test func `what a browser took before an update makes the update small`() throws {
        let (old, new) = (try core(1), try core(1, "more"))
        files.keep(old)
        let difference = try #require(files.difference(new, digest(old)))
        #expect(difference.count < 200)
        #expect(difference.starts(with: [0x28, 0xb5, 0x2f, 0xfd]))  // RFC 8878, section 3.1.1
        #expect(files.difference(new, digest(try core(2))) == nil)
    }

    @Test func `another program's run finds what was kept before it`() throws {
        files.keep(try core(1))
        let later = EarlierFiles(besides: folder + "/book.sqlite").answering
        #expect(later.difference(try core(1, "more"), digest(try core(1))) != nil)
    }

    @Test func `nothing is sent that is longer than the whole`() throws {
        files.keep(try core(1))
        var other = try core(2)
        other.brotli = .owned([1, 2, 3])
        #expect(files.difference(other, digest(try core(1))) == nil)
    }

    @Test func `a kept file that was spoilt is not referred to`() throws {
        let old = try core(1)
        files.keep(old)
        let path = try #require(names().first.map { folder + "/served/" + $0 })
        truncate(path, 10_000)
        #expect(files.difference(try core(1, "more"), digest(old)) == nil)
        let other = try packed(Array("something else".utf8))
        let file = open(path, O_WRONLY | O_TRUNC)
        #expect(write(file, other, other.count) == other.count)
        close(file)
        let later = EarlierFiles(besides: folder + "/book.sqlite").answering
        #expect(later.difference(try core(1, "more"), digest(old)) == nil)
    }

    @Test func `three versions of a file are kept, for their owner only`() throws {
        let path = folder + "/served"
        for number in 1...5 {
            files.keep(try core(UInt64(number)))
            for name in names() {
                var status = stat()
                #expect(stat("\(path)/\(name)", &status) == 0 && status.st_mode & 0o777 == 0o600)
            }
        }
        #expect(names().count == 3)
        #expect(files.difference(try core(5, "more"), digest(try core(5))) != nil)
        #expect(files.difference(try core(1, "more"), digest(try core(1))) == nil)
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o700)
    }

    @Test func `where nothing can be kept, nothing is said`() throws {
        let files = EarlierFiles(besides: folder + "/nowhere/book.sqlite").answering
        files.keep(try core(1))
        #expect(files.difference(try core(1, "more"), digest(try core(1))) == nil)
    }

    /// `bytes` as a gzip file.
    private func packed(_ bytes: [UInt8]) throws -> [UInt8] {
        var stream = z_stream()
        try #require(tally_gzip_init(&stream, 1) == Z_OK)
        defer { deflateEnd(&stream) }
        var input = bytes
        return input.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            return [UInt8](unsafeUninitializedCapacity: input.count + 100) { output, count in
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                #expect(deflate(&stream, Z_FINISH) == Z_STREAM_END)
                count = output.count - Int(stream.avail_out)
            }
        }
    }
}
