import Kernel

/// A form is written so that it reads the same, and no escape is decoded twice.
func brokenFormLaw(_ bytes: [UInt8]) -> String? {
    let form = Parameters(formEncoded: bytes)
    if Parameters(formEncoded: form.formEncoded) != form { return "a form reads as it was" }
    let text = String(decoding: bytes, as: UTF8.self)
    if text.percentEncoded.percentDecoded != text { return "an encoded text is decoded" }
    if let type = ContentType(text), type.mediaType.utf8.contains(UInt8(ascii: " ")) {
        return "a media type has no space"
    }
    return nil
}

/// A target that is accepted makes a link within the site that leads back to it.
func brokenTargetLaw(_ bytes: [UInt8]) -> String? {
    guard let target = RequestTarget(String(decoding: bytes, as: UTF8.self)) else { return nil }
    if RequestTarget(target.text) != target { return "a link leads back to its target" }
    if target.text.hasPrefix("//") || target.path.hasPrefix("//") {
        return "a link stays within the site"
    }
    if !Set(target.segments).isDisjoint(with: ["", ".", ".."]) {
        return "no segment leads elsewhere"
    }
    return nil
}

/// A body's parts, sent again as a browser would, arrive as they were.
///
/// The first line of `bytes` is the content type, the rest the body.
func brokenMultipartLaw(_ bytes: [UInt8]) -> String? {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let type = String(decoding: line, as: UTF8.self)
    let body = [UInt8](bytes.dropFirst(line.count + 1))
    guard let parts = try? Multipart.parse(body, contentType: type) else { return nil }
    let boundary = "----\(String(Hash128.of(String(describing: parts)).hex))"
    let again = parts.flatMap { encoded($0, boundary) } + [UInt8]("--\(boundary)--\r\n".utf8)
    let type2 = "multipart/form-data; boundary=\"\(boundary)\""
    let same = (try? Multipart.parse(again, contentType: type2)) == parts
    return same ? nil : "parts sent again arrive as they were"
}

private func encoded(_ part: Multipart.Part, _ boundary: String) -> [UInt8] {
    var header = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(escaped(part.name))\""
    if let filename = part.filename { header += "; filename=\"\(escaped(filename))\"" }
    header += "\r\nContent-Type: \(part.contentType)\r\n\r\n"
    return [UInt8](header.utf8) + part.bytes + [UInt8]("\r\n".utf8)
}

private func escaped(_ name: String) -> String {
    name.unicodeScalars.reduce(into: "") { text, scalar in
        switch scalar {
        case "\"": text += "%22"
        case "\r": text += "%0D"
        case "\n": text += "%0A"
        case "\\": text += "\\\\"
        default: text.unicodeScalars.append(scalar)
        }
    }
}

/// What crosses between the core and the script around it crosses again unchanged.
func brokenFrameLaw(_ bytes: [UInt8]) -> String? {
    if let request = Frame.decodeRequest(bytes),
        Frame.decodeRequest(Frame.encode(request)) != request
    {
        return "a request crosses unchanged"
    }
    if let response = Frame.decodeResponse(bytes),
        Frame.decodeResponse(Frame.encode(response)) != response
    {
        return "a response crosses unchanged"
    }
    return nil
}
