package import Kernel

/// The bytes of a file, in memory of their own or in memory that lives as long as the program.
package enum AssetBytes: @unchecked Sendable {
    case owned([UInt8])
    /// Bytes of the binary itself, which cost no memory until they are asked for.
    case immortal(UnsafeBufferPointer<UInt8>)
    /// The same as a gzip file, for what is large and hardly ever wanted unpacked.
    case gzipped(UnsafeBufferPointer<UInt8>)

    package var array: [UInt8] {
        switch self {
        case .owned(let bytes): bytes
        case .immortal(let bytes): Array(bytes)
        case .gzipped(let bytes): unpacked(bytes)
        }
    }
}

/// A file of the app's shell, the same for everyone.
package struct Asset: Sendable {
    /// Where it is asked for, such as `/assets/app-5f3a.css`.
    package var path: String
    package var contentType: String
    /// The file as it is.
    package var content: AssetBytes
    /// The file compressed with brotli, for browsers that can unpack it.
    package var brotli: AssetBytes?
    /// The file compressed with gzip.
    package var gzip: AssetBytes?
    /// Whether the path changes with the content, so that browsers may keep the file for good.
    package var isImmutable: Bool
    /// Its entity tag, with the quotation marks; without one, a hash of the content.
    package var etag: String?
    /// Further header fields, such as the policy under which a worker's script runs.
    package var headers: [Response.Header]

    package init(
        path: String, contentType: String, content: AssetBytes, brotli: AssetBytes? = nil,
        gzip: AssetBytes? = nil, isImmutable: Bool, etag: String? = nil,
        headers: [Response.Header] = []
    ) {
        self.path = path
        self.contentType = contentType
        self.content = content
        self.brotli = brotli
        self.gzip = gzip
        self.isImmutable = isImmutable
        self.etag = etag
        self.headers = headers
    }

    /// The file in the shortest form that the browser accepts.
    func response(_ accepted: AcceptedCodings) -> Response {
        if accepted.brotli, let brotli { return response(brotli, coding: "br") }
        if accepted.gzip, let gzip { return response(gzip, coding: "gzip") }
        return response(content, coding: nil)
    }

    /// Whether an update costs less as what is different: it is large, and its next version has the
    /// same name but for the hash in it.
    var isWorthDifferences: Bool { isImmutable && contentType == "application/wasm" }

    /// The addresses of all its versions, as a pattern: `/assets/core.*.wasm`.
    package var pattern: String {
        let parts = path.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 2 else { return path }
        return parts.dropLast(2).joined(separator: ".") + ".*." + (parts.last ?? "")
    }

    /// The file in the form that `coding` names.
    func response(_ bytes: AssetBytes, coding: String?) -> Response {
        var fields = [
            Response.Header("Content-Type", contentType),
            Response.Header("Cache-Control", cacheControl),
        ]
        if isWorthDifferences {
            fields.append(Response.Header("Vary", "Accept-Encoding, Available-Dictionary"))
            fields.append(Response.Header("Use-As-Dictionary", "match=\"\(pattern)\""))
        } else {
            fields.append(Response.Header("Vary", "Accept-Encoding"))
        }
        if let coding { fields.append(Response.Header("Content-Encoding", coding)) }
        if !isImmutable {
            fields.append(Response.Header("ETag", etag ?? EntityTag.weak(of: content.array)))
        }
        return Response(headers: fields + headers, body: bytes.array)
    }

    private var cacheControl: String {
        isImmutable ? "public, max-age=31536000, immutable" : "no-cache"
    }
}

/// The files that the server answers without asking the handler, by their exact path.
package struct Assets: Sendable {
    private let byPath: [String: Asset]

    /// Of several assets at one path, the last counts.
    package init(_ assets: [Asset] = []) {
        byPath = Dictionary(assets.map { ($0.path, $0) }) { $1 }
    }

    subscript(path: String) -> Asset? { byPath[path] }
}
