/// The bytes in which a request and its answer cross between the core and the script around it.
///
/// Numbers are little-endian; *bytes* are a `UInt32` length and then that many bytes, a *text* is
/// bytes that hold UTF-8. The first byte is the version, so that a cached script and a newer core
/// (or the other way round) refuse each other instead of misreading.
///
/// | request | | response | |
/// |---|---|---|---|
/// | version | `UInt8` 4 | version | `UInt8` 4 |
/// | now, ms since the epoch | `Int64` | status | `UInt16` |
/// | UTC offset, minutes | `Int16` | number of headers | `UInt16` |
/// | seed | `UInt64` | each header's name | text |
/// | method | text | … and value | text |
/// | target, `/path?query` | text | body | bytes |
/// | content type | text | number of files that belong into the body | `UInt32` |
/// | accepted languages | text | each one's offset, 1 if in base 64, hash | `UInt32`, `UInt8`, text |
/// | body | bytes | | |
/// | number of pieces of the body that were inflated | `UInt32` | | |
/// | each one's offset in the body, what it came to | `UInt32`, bytes | | |
/// | how sync stands, or nothing | below | | |
///
/// How sync stands is a `UInt8` of flags (1 a server is known, 2 offline by choice, 4 synced
/// before, 8 the host syncs by itself, 16 no room for a file, 32 the server takes no changes, 64
/// it has other books), the changes waiting and the files open
/// as `UInt32`, when it last synced and how far the server's clock is
/// ahead as `Int64` milliseconds, the problem's number as `UInt8` with its text, and the server's
/// address as text.
package enum Frame {
    static let version: UInt8 = 4

    /// The frame of `request`.
    package static func encode(_ request: Request) -> [UInt8] {
        var writer = FrameWriter()
        writer.integer(version)
        writer.integer(request.context.now.milliseconds)
        writer.integer(Int16(clamping: request.context.utcOffset))
        writer.integer(request.context.seed)
        writer.text(request.method.rawValue)
        writer.text(request.target)
        writer.text(request.contentType)
        writer.text(request.context.acceptLanguage)
        writer.bytes(request.body)
        writer.integer(UInt32(clamping: request.inflated.count))
        for piece in request.inflated { writer.piece(piece) }
        if let status = request.context.sync { writer.status(status) }
        return writer.frame
    }

    /// The request that `frame` holds; nil unless it is whole, of this version, and its target is
    /// well formed.
    package static func decodeRequest(_ frame: [UInt8]) -> Request? {
        var reader = FrameReader(frame)
        guard reader.integer(UInt8.self) == version,
            let now = reader.integer(Int64.self), let offset = reader.integer(Int16.self),
            let seed = reader.integer(UInt64.self),
            let method = reader.text(), let target = reader.text(),
            let contentType = reader.text(), let languages = reader.text(),
            let body = reader.bytes(), let inflated = reader.pieces()
        else { return nil }
        let isSilent = reader.isAtEnd
        let sync = isSilent ? nil : reader.status()
        guard reader.isAtEnd, isSilent || sync != nil else { return nil }
        var request = Request(
            method: method, target: target, contentType: contentType, body: body,
            context: Request.Context(
                now: Instant(milliseconds: now), utcOffset: Int(offset), acceptLanguage: languages,
                seed: seed, sync: sync))
        request?.inflated = inflated
        return request
    }

    /// The frame of `response`.
    package static func encode(_ response: Response) -> [UInt8] {
        var writer = FrameWriter()
        writer.integer(version)
        writer.integer(UInt16(clamping: response.status))
        writer.integer(UInt16(clamping: response.headers.count))
        for header in response.headers.prefix(Int(UInt16.max)) {
            writer.text(header.name)
            writer.text(header.value)
        }
        writer.bytes(response.body)
        writer.integer(UInt32(clamping: response.files.count))
        for file in response.files { writer.file(file) }
        return writer.frame
    }

    /// The response that `frame` holds; nil unless it is whole and of this version.
    package static func decodeResponse(_ frame: [UInt8]) -> Response? {
        var reader = FrameReader(frame)
        guard reader.integer(UInt8.self) == version,
            let status = reader.integer(UInt16.self),
            let headers = reader.headers(),
            let body = reader.bytes(), let files = reader.files(within: body.count),
            reader.isAtEnd
        else { return nil }
        return Response(
            status: Int(status), headers: headers, body: body, files: files)
    }
}
