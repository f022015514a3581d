/// What stands in a template where something of a record belongs.
package enum Placeholder {
    /// An identifier that no record has.
    package static let id = RecordID(high: 0x7f3a_91c4_5e2b_7d60, low: 0xb1e7_04d9_63fa_2c58)
    /// Unicode's sign for an object that is put in later.
    package static let title = "\u{FFFC}"
    /// Stands for a row's second line, which is left out where there is none.
    package static let subtitle = "\u{FFFB}"
}

/// Markup written once with placeholders, and then filled for each record. What differs otherwise
/// from record to record needs a template of its own.
package struct MarkupTemplate: Sendable {
    private enum Part { case id, title, subtitle }
    private struct Hole {
        var part: Part
        var start: Int
        var end: Int
    }
    private let bytes: [UInt8]
    private var holes: [Hole] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let marks: [(part: Part, bytes: [UInt8])] = [
            (.id, Array(Placeholder.id.text.utf8)), (.title, Array(Placeholder.title.utf8)),
            (.subtitle, Array("<p class=\"sub\">\(Placeholder.subtitle)</p>".utf8)),
        ]
        var end = 0
        for start in bytes.indices where start >= end && Self.mayBegin(bytes[start]) {
            guard let mark = marks.first(where: { bytes[start...].starts(with: $0.bytes) }) else {
                continue
            }
            end = start + mark.bytes.count
            holes.append(Hole(part: mark.part, start: start, end: end))
        }
    }

    /// Whether a placeholder may begin with a byte; nearly all others are passed by at once.
    private static func mayBegin(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "7") || byte == UInt8(ascii: "<") || byte == 0xEF
    }

    /// Writes it for a record.
    package func write(_ id: RecordID, _ title: String, subtitle: String? = nil, to html: HTML) {
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            for hole in holes {
                html.append(UnsafeBufferPointer(rebasing: bytes[start..<hole.start]))
                switch hole.part {
                case .id: html.text(id)
                case .title: html.text(title)
                case .subtitle: if let subtitle { html.subtitle(subtitle) }
                }
                start = hole.end
            }
            html.append(UnsafeBufferPointer(rebasing: bytes[start...]))
        }
    }
}

extension HTML {
    /// What `content` would write, as a template.
    package func template(_ content: () -> Void) -> MarkupTemplate {
        let start = place
        content()
        return MarkupTemplate(taken(from: start))
    }

    /// A row's second line.
    func subtitle(_ words: String) {
        raw("<p class=\"sub\">")
        text(words)
        raw("</p>")
    }
}
