/// What a file was understood to say.
package struct ForeignReading: Sendable {
    /// What to write, as one action.
    package var drafts: [Draft]
    /// Everything that isn't certain, in the order of the file.
    package var doubts: [Doubt]
    /// One for each line of a text, where lines are read one by one; else none.
    package var lines: [ReadLine]
    /// What each line was taken for, certain or not, in sentences for a person.
    package var told: [Label]

    package init(
        drafts: [Draft] = [], doubts: [Doubt] = [], lines: [ReadLine] = [], told: [Label] = []
    ) {
        self.drafts = drafts
        self.doubts = doubts
        self.lines = lines
        self.told = told
    }

    /// Whether it may only be kept by somebody who has seen its doubts.
    package var isDoubtful: Bool { doubts.contains { $0.changesFigure } }
}

/// Something in a file that can be understood in more than one way, or was left out.
package struct Doubt: Sendable {
    /// From 1, as an editor or a spreadsheet counts; the row of the headings for a whole column.
    package let line: Int
    /// As it stands in the file.
    package let text: String
    /// As it is understood: "1100"; empty when it is left out.
    package let read: String
    /// A sentence.
    package let reason: Label
    /// Whether a wrong guess would make a figure wrong.
    package let changesFigure: Bool

    package init(
        line: Int, text: String, read: String = "", reason: Label, changesFigure: Bool = true
    ) {
        self.line = line
        self.text = text
        self.read = read
        self.reason = reason
        self.changesFigure = changesFigure
    }
}

extension Doubt {
    package var label: Label {
        FormatsText.atLine(line: "\(line)", what: Label { text(in: $0) })
    }

    /// `“1,100” → 1.1: a sentence.`
    private func text(in language: Language) -> String {
        if text.isEmpty, read.isEmpty { return language(reason) }
        let text = language.quoted(self.text.truncated(to: 80))
        return text + (read.isEmpty ? "" : " → " + read.truncated(to: 80)) + ": " + language(reason)
    }
}

/// One line of a text, and what it was taken for.
package struct ReadLine: Sendable {
    /// From 1.
    package let line: Int
    package let text: String
    /// As published: `pull`, `class`, `sled`, `hook`, `note`, `condition`.
    package let kind: String
    /// What was found in it, in order; what is empty is left out. Numbers are canonical.
    package let fields: [JSON.Member]
    package let isDoubtful: Bool

    package init(
        line: Int, text: String, kind: String, fields: [JSON.Member] = [], isDoubtful: Bool = false
    ) {
        self.line = line
        self.text = text
        self.kind = kind
        self.fields = fields
        self.isDoubtful = isDoubtful
    }
}

extension JSONWriter {
    /// Writes `{"format":…,"records":[…],"doubts":[…]}`, with `lines` where a text has them.
    package mutating func reading(
        _ reading: ForeignReading, of format: String, records: [Record], in language: Language
    ) {
        object { writer in
            writer.name("format")
            writer.string(format)
            writer.name("records")
            writer.lines { writer in
                for record in records { writer.record(record, withModifiedAt: false) }
            }
            writer.name("doubts")
            writer.lines { writer in
                for doubt in reading.doubts { writer.doubt(doubt, in: language) }
            }
            if reading.lines.isEmpty { return }
            writer.name("lines")
            writer.lines { writer in
                for line in reading.lines { writer.line(line) }
            }
        }
    }

    private mutating func doubt(_ doubt: Doubt, in language: Language) {
        object { writer in
            writer.name("line")
            writer.integer(doubt.line)
            writer.name("text")
            writer.string(doubt.text)
            writer.name("read")
            writer.string(doubt.read)
            writer.name("reason")
            writer.string(language(doubt.reason))
        }
    }

    private mutating func line(_ line: ReadLine) {
        object { writer in
            writer.name("line")
            writer.integer(line.line)
            writer.name("text")
            writer.string(line.text)
            writer.name("kind")
            writer.string(line.kind)
            writer.name("fields")
            writer.value(.object(line.fields))
            writer.name("doubt")
            writer.boolean(line.isDoubtful)
        }
    }
}
