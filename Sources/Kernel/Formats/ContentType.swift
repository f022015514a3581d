/// A media type with its parameters, as in `text/html; charset=utf-8`.
package struct ContentType: Sendable, Hashable {
    /// In lower case, as in `multipart/form-data`.
    package let mediaType: String
    package let parameters: Parameters

    /// Reads the value of a `Content-Type` field; nil when it names no media type.
    package init?(_ text: String) {
        let field = HeaderValue(text.utf8)
        let parts = field.value.utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isTokenByte) })
        else { return nil }
        mediaType = field.value
        parameters = field.parameters
    }

    /// The value of the parameter `name`, which is written in lower case.
    package subscript(name: String) -> String? { parameters[name] }
}
