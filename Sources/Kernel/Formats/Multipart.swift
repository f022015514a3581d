/// The body of a form that carries files, `multipart/form-data` of RFC 7578.
package enum Multipart {
    /// One field of the form.
    package struct Part: Sendable, Hashable {
        /// The field's name.
        package let name: String
        /// The file's name without any folder; nil when the field is no file.
        package let filename: String?
        /// The media type of ``bytes`` as sent, or an empty string.
        package let contentType: String
        package let bytes: [UInt8]
        /// Where they begin in the body.
        package internal(set) var offset = 0

        package init(name: String, filename: String?, contentType: String, bytes: [UInt8]) {
            self.name = name
            self.filename = filename
            self.contentType = contentType
            self.bytes = bytes
        }

        /// Whether they say the same, wherever in a body.
        package static func == (a: Self, b: Self) -> Bool {
            a.name == b.name && a.filename == b.filename && a.contentType == b.contentType
                && a.bytes == b.bytes
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(bytes)
        }
    }

    /// How many parts a body may have, unless the caller says otherwise.
    package static let partLimit = 256

    /// Splits `body` into its parts, in the order they came.
    ///
    /// - Parameter contentType: The `Content-Type` of the request, which names the boundary.
    /// - Throws: A ``MultipartError`` when the body isn't what its content type says.
    package static func parse(
        _ body: [UInt8], contentType: String, partLimit: Int = partLimit
    ) throws(MultipartError) -> [Part] {
        guard let type = ContentType(contentType), type.mediaType == "multipart/form-data",
            let boundary = type["boundary"], !boundary.isEmpty
        else { throw .noBoundary }
        var parser = MultipartParser(body, boundary: boundary, partLimit: partLimit)
        return try parser.parts()
    }
}
