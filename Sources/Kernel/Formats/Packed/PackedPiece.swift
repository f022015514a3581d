/// A deflated piece of some bytes (RFC 1951), for a host to inflate: the core doesn't.
package struct PackedPiece: Sendable, Hashable {
    /// Where it begins among the bytes, and how many there are.
    package let offset: Int
    package let length: Int
    /// How many bytes it must come to, neither less nor more.
    package let size: Int
}

/// What a host made of a ``PackedPiece``; without bytes when it came to something else.
package struct InflatedPiece: Sendable, Hashable {
    /// That of the piece.
    package let offset: Int
    package let bytes: [UInt8]

    package init(offset: Int, bytes: [UInt8]) {
        self.offset = offset
        self.bytes = bytes
    }
}

extension PackedPiece {
    /// The pieces of a file that are needed to read it as a spreadsheet; none for every other file,
    /// and for one that is refused anyway.
    package static func pieces(of file: [UInt8]) -> [PackedPiece] {
        (try? PackedFile(file))?.pieces ?? []
    }

    /// The same of the files of a form, with their places in the form's body.
    package static func pieces(of body: [UInt8], contentType: String) -> [PackedPiece] {
        guard contentType.hasPrefix("multipart/form-data"),
            let parts = try? Multipart.parse(body, contentType: contentType)
        else { return [] }
        var pieces: [PackedPiece] = []
        for part in parts where part.filename != nil {
            for piece in PackedPiece.pieces(of: part.bytes) {
                pieces.append(
                    PackedPiece(
                        offset: part.offset + piece.offset, length: piece.length, size: piece.size))
            }
        }
        return pieces
    }
}
