extension Page {
    /// What was typed into fields that are named after records, by `prefix` and the identifier, which
    /// were deleted since the form was shown: a sentence for each, with what was typed.
    ///
    /// - Parameters:
    ///   - shown: How what was typed or chosen is called.
    ///   - known: What stood in the field of a record, which nobody typed.
    package func lost(
        _ kind: Kind, under prefix: String, shown: (String) -> String = { $0 },
        known: (Record) -> String
    ) throws(BookError) -> [String] {
        var sentences: [String] = []
        for (name, text) in form.pairs where name.hasPrefix(prefix) && !text.isBlank {
            let rest = String(Substring(name.utf8.dropFirst(prefix.utf8.count)))
            guard let id = RecordID(rest), let record = try book.record(kind, id),
                record.isHidden, known(record) != text
            else { continue }
            sentences.append(language(WebText.lost(title: record.title, text: shown(text))))
        }
        return sentences
    }

    /// Says what isn't kept, with the way to where it can be restored.
    package func writeLost(_ sentences: [String], to html: HTML) {
        for sentence in sentences {
            html.banner(sentence, tone: .warning, icon: .warning) {
                html.buttonLink(language(WebText.trash), href: AppAddress.trash.path, style: .quiet)
            }
        }
    }
}
