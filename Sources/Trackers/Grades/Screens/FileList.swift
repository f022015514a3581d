import Kernel

/// The files of a note: pictures small, everything with its type and size.
struct FileList {
    let page: Page
    let files: [Record]
    let `return`: String

    func write(_ html: HTML) {
        if files.isEmpty { return }
        html.ul(.class("files")) { for file in files { item(file, html) } }
    }

    private func item(_ file: Record, _ html: HTML) {
        let language = page.language
        let isPicture = FileServing.isPicture(file)
        html.li(.class("file"), .id("f-" + file.id.text)) {
            html.a(
                .class("above"), .href(FileServing.path(file)),
                isPicture ? .data("native") : .download(file[Attachment.filename])
            ) {
                if isPicture {
                    html.img(
                        .src(FileServing.path(file)), .alt(""), .loading("lazy"), .width(56),
                        .height(56))
                } else {
                    html.icon(Icon("file-earmark-text"))
                }
                html.span(.class("words")) {
                    html.span(.class("name")) { html.text(file.title) }
                    html.span(.class("sub")) { html.text(FileServing.facts(file, language)) }
                }
            }
            html.iconLink(
                .edit, label: language(Words.editFile(file.title)),
                href: Editing.edit(file, return: `return`))
        }
    }
}

/// How a file is told of and handed out, so that nothing in it can run.
enum FileServing {
    static func path(_ file: Record) -> String { Grades.path(.file, file.id) }

    /// Types that a browser only draws. Everything else is saved, never shown.
    private static let pictures = ["image/jpeg", "image/png", "image/gif", "image/webp"]

    static func isPicture(_ file: Record) -> Bool { pictures.contains(file[Attachment.type]) }

    /// "PDF · 1.2 MB"
    static func facts(_ file: Record, _ language: Language) -> String {
        let size = file.optional(Attachment.size).map { language.fileSize($0) }
        return [type(file), size].compactMap { $0 }.joined(separator: " · ")
    }

    /// "JPEG", "PDF", or the ending of the file's name.
    private static func type(_ file: Record) -> String? {
        let type = file[Attachment.type]
        if isPicture(file) || type == "application/pdf" {
            return type.utf8.split(separator: UInt8(ascii: "/")).last
                .map { String(Substring($0)).uppercased() }
        }
        let parts = file[Attachment.filename].utf8.split(separator: UInt8(ascii: "."))
        guard parts.count > 1, let ending = parts.last, ending.count <= 5 else { return nil }
        return String(Substring(ending)).uppercased()
    }

    /// The answer with the file as its body: a picture by its own type in a sandbox without any
    /// rights, everything else to be saved.
    static func response(_ file: Record, _ blob: BlobHash) -> Response {
        let isInline = isPicture(file)
        let isPDF = file[Attachment.type] == "application/pdf"
        let type = isInline || isPDF ? file[Attachment.type] : "application/octet-stream"
        return Response(
            headers: [
                Response.Header("Content-Type", type),
                Response.Header("Content-Disposition", disposition(file, isInline: isInline)),
                Response.Header("Content-Security-Policy", "default-src 'none'; sandbox"),
                Response.Header("X-Content-Type-Options", "nosniff"),
                Response.Header("Cache-Control", "private, no-cache"),
                Response.Header("ETag", "\"" + blob.text + "\""),
            ], files: [FileInsert(blob)])
    }

    /// Whether a character changes the direction of writing, by which a name could look as if it ended
    /// otherwise (Unicode's Bidi_Control).
    private static func turns(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// The name in ASCII for old browsers, and as it is (RFC 6266).
    private static func disposition(_ file: Record, isInline: Bool) -> String {
        let given = file[Attachment.filename].isEmpty ? file.title : file[Attachment.filename]
        let name = String(String.UnicodeScalarView(given.unicodeScalars.filter { !turns($0) }))
        let plain = name.utf8.map { byte in
            let isPlain = 32..<127 ~= byte && byte != UInt8(ascii: "\"") && byte != 0x5C
            return isPlain ? byte : UInt8(ascii: "_")
        }
        return (isInline ? "inline" : "attachment") + "; filename=\""
            + String(decoding: plain, as: UTF8.self) + "\"; filename*=UTF-8''"
            + name.percentEncoded
    }
}

extension Grades {
    /// Hands out the bytes of an attachment.
    @Sendable static func file(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Attachment.kind)
        guard let blob = record.blobs.first else {
            throw .notFound(kind: Attachment.kind, reference: record.title)
        }
        return FileServing.response(record, blob)
    }
}
