/// A way in which other programs, or people, write down what a tracker keeps: `canvas`, `notes`.
///
/// A tracker lists its own in its ``Declarations``, and `tally import --as NAME` reads them:
///
///     static let todoFormat = ForeignFormat("todotxt", recognizes: { file in … }) {
///         (file, wishes, book) throws(ForeignError) in ForeignReading(drafts: …)
///     }
package struct ForeignFormat: Sendable {
    /// The published name, as in `--as canvas`.
    package let name: String
    /// How surely a file is written so, by its content alone.
    package let recognizes: @Sendable (ForeignFile) -> Certainty
    /// Understands a file; writes nothing.
    package let read:
        @Sendable (ForeignFile, ForeignWishes, Book) throws(ForeignError) -> ForeignReading

    /// The kind of which one record may receive all of it; `nil` where it brings its own.
    package let receiver: Kind?
    /// The screen of its tracker on which it is looked at before it is kept; `nil` where any will do.
    package let screen: Screen?

    /// Where a text is posted to be looked at.
    package struct Screen: Sendable {
        package let path: String
        /// The name of the form's field for the text.
        package let field: String

        package init(_ path: String, field: String) {
            self.path = path
            self.field = field
        }
    }

    /// How a record is written so; `nil` for a format that is only read.
    package let export: ForeignExport?

    /// How surely a file is of a format.
    package enum Certainty: Int, Sendable {
        case no
        /// It can be read so, but is perhaps something else: the person is asked.
        case possible
        /// Headings or words that only this format has.
        case sure
    }

    package init(
        _ name: String, into receiver: Kind? = nil, on screen: Screen? = nil,
        recognizes: @escaping @Sendable (ForeignFile) -> Certainty,
        read:
            @escaping @Sendable (ForeignFile, ForeignWishes, Book) throws(ForeignError) ->
            ForeignReading,
        export: ForeignExport? = nil
    ) {
        self.export = export
        self.receiver = receiver
        self.screen = screen
        self.name = name
        self.recognizes = recognizes
        self.read = read
    }
}

/// How a record is written in a format, as by `tally export --as matrix --from PROJECT`.
package struct ForeignExport: Sendable {
    package let kind: Kind
    package let write: @Sendable (Record, Book) throws(BookError) -> [UInt8]

    package init(
        of kind: Kind, _ write: @escaping @Sendable (Record, Book) throws(BookError) -> [UInt8]
    ) {
        self.kind = kind
        self.write = write
    }
}

/// What a person says beside a file: `--into`, `--named`, `--student`, and the language.
package struct ForeignWishes: Sendable {
    package let language: Language
    /// What receives, as typed: the id of a record, a unique beginning of one, or its title.
    package var into: String?
    /// The name of a new course, project or pull.
    package var named: String?
    /// Which row of a gradebook, as typed.
    package var student: String?
    /// How many minutes the person's clock is ahead of UTC at a time; `nil` where nobody knows.
    package var utcOffset: @Sendable (Instant) -> Int? = { _ in nil }

    package init(
        _ language: Language, into: String? = nil, named: String? = nil, student: String? = nil
    ) {
        self.language = language
        self.into = into
        self.named = named
        self.student = student
    }

    /// The record of a kind that receives; `nil` when nobody named one.
    ///
    /// - Throws: ``BookError/notFound(kind:reference:)`` and its like.
    package func receiver(_ kind: Kind, in book: Book) throws(ForeignError) -> Record? {
        guard let into else { return nil }
        do throws(BookError) { return try book.resolve(into, in: kind) } catch {
            throw .book(error)
        }
    }
}

/// Why a file wasn't read; nothing was written.
package enum ForeignError: Error, Sendable {
    /// A sentence that says what is wrong and what would be right; of several each is a line.
    case refused(Label)
    case book(BookError)

    /// Runs what may fail as the book does.
    package static func mapping<T>(
        _ work: () throws(BookError) -> T
    ) throws(ForeignError) -> T {
        do throws(BookError) { return try work() } catch { throw .book(error) }
    }
}
