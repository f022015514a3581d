/// Takes the parts of a ``Frame`` one after another; each is nil when the frame ends before it.
struct FrameReader {
    private var rest: ArraySlice<UInt8>

    init(_ frame: [UInt8]) {
        rest = frame[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func integer<I: FixedWidthInteger>(_ type: I.Type) -> I? {
        guard let bytes = take(I.bitWidth / 8) else { return nil }
        return bytes.reversed().reduce(0) { $0 << 8 | I(truncatingIfNeeded: $1) }
    }

    mutating func bytes() -> [UInt8]? {
        takeCounted().map { [UInt8]($0) }
    }

    mutating func text() -> String? {
        takeCounted().flatMap { String(validating: $0, as: UTF8.self) }
    }

    mutating func status() -> SyncStatus? {
        guard let flags = integer(UInt8.self), let waiting = integer(UInt32.self),
            let files = integer(UInt32.self),
            let synced = integer(Int64.self), let difference = integer(Int64.self),
            let code = integer(UInt8.self), let detail = text(), let server = text()
        else { return nil }
        var status = SyncStatus(
            server: flags & 1 != 0 ? server : nil, isOffline: flags & 2 != 0,
            waiting: Int(clamping: waiting),
            lastSynced: flags & 4 != 0 ? Instant(milliseconds: synced) : nil,
            clockDifference: difference, problem: SyncProblem(code: UInt64(code), detail: detail),
            filesOpen: Int(clamping: files), isFull: flags & 16 != 0,
            isAutomatic: flags & 8 != 0)
        status.mayOnlyRead = flags & 32 != 0
        status.hasOtherBooks = flags & 64 != 0
        return status
    }

    mutating func headers() -> [Response.Header]? {
        guard let count = integer(UInt16.self) else { return nil }
        var headers: [Response.Header] = []
        for _ in 0..<count {
            guard let name = text(), let value = text() else { return nil }
            headers.append(Response.Header(name, value))
        }
        return headers
    }

    /// Pieces of the body that were inflated.
    mutating func pieces() -> [InflatedPiece]? {
        guard let count = integer(UInt32.self) else { return nil }
        var pieces: [InflatedPiece] = []
        for _ in 0..<count {
            guard let offset = integer(UInt32.self).flatMap({ Int(exactly: $0) }),
                let bytes = bytes()
            else { return nil }
            pieces.append(InflatedPiece(offset: offset, bytes: bytes))
        }
        return pieces
    }

    /// Files within a body of so many bytes, in their order.
    mutating func files(within size: Int) -> [FileInsert]? {
        guard let count = integer(UInt32.self) else { return nil }
        var files: [FileInsert] = []
        for _ in 0..<count {
            guard let offset = integer(UInt32.self).flatMap({ Int(exactly: $0) }),
                let form = integer(UInt8.self), let hash = text().flatMap({ BlobHash($0) }),
                (files.last?.offset ?? 0)...size ~= offset
            else { return nil }
            files.append(FileInsert(hash, at: offset, isBase64: form == 1))
        }
        return files
    }

    private mutating func takeCounted() -> ArraySlice<UInt8>? {
        guard let length = integer(UInt32.self), let count = Int(exactly: length) else {
            return nil
        }
        return take(count)
    }

    private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard rest.count >= count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}
