import CZlib
import Glibc
import Testing

/// What a gzip file holds, unpacked by zlib's own reader of files.
func unpacked(_ bytes: [UInt8]) throws -> [UInt8] {
    var name = Array("/tmp/tallybook-gzip-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    try #require(descriptor >= 0)
    defer { unlink(name) }
    try #require(write(descriptor, bytes, bytes.count) == bytes.count)
    lseek(descriptor, 0, SEEK_SET)
    let file = try #require(gzdopen(descriptor, "rb"))
    defer { gzclose(file) }
    var text: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65536)
    while true {
        let count = gzread(file, &piece, UInt32(piece.count))
        try #require(count >= 0)
        if count == 0 { return text }
        text += piece.prefix(Int(count))
    }
}
