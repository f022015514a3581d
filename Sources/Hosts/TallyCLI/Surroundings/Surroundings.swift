package import Kernel
package import SyncOverHTTP

/// What a command finds around it. Tests bring their own.
package struct Surroundings {
    /// The variable of the environment with this name.
    package var variable: (String) -> String?
    /// All of standard input.
    package var readInput: () throws(FileError) -> [UInt8]
    package var output: Stream
    package var errors: Stream
    package var now: Instant
    /// Minutes that the user's clock is ahead of UTC.
    package var utcOffset: Int
    /// The same at another time, when summer time may be over.
    package var utcOffsetAt: @Sendable (Instant) -> Int
    /// Where new identifiers come from.
    package var seed: UInt64
    package var shelf: Shelf
    /// Connects to the server at an address, with a token if it wants one, and gives what runs errands
    /// there.
    package var connect: Connect
    /// Waits for so many milliseconds.
    package var pause: (Int64) -> Void

    package init(
        variable: @escaping (String) -> String?,
        readInput: @escaping () throws(FileError) -> [UInt8],
        output: Stream, errors: Stream, now: Instant, utcOffset: Int, seed: UInt64, shelf: Shelf,
        connect: @escaping Connect,
        pause: @escaping (Int64) -> Void
    ) {
        self.connect = connect
        self.pause = pause
        self.variable = variable
        self.readInput = readInput
        self.output = output
        self.errors = errors
        self.now = now
        self.utcOffset = utcOffset
        utcOffsetAt = { _ in utcOffset }
        self.seed = seed
        self.shelf = shelf
    }

    package typealias Connect =
        (String, Language, String?) -> (SyncConnection.Errand) -> SyncConnection.Outcome

    /// Standard output or the stream of messages.
    package struct Stream {
        package var write: ([UInt8]) throws(FileError) -> Void
        /// How many columns it shows; `nil` when it is no terminal.
        package var columns: Int?
        /// Whether the system's journal keeps what is written.
        package var isJournal: Bool

        package init(
            columns: Int? = nil, isJournal: Bool = false,
            write: @escaping ([UInt8]) throws(FileError) -> Void
        ) {
            self.write = write
            self.columns = columns
            self.isJournal = isJournal
        }
    }
}

extension Surroundings {
    /// The language of messages, as `LC_ALL`, `LC_MESSAGES` or `LANG` says; the first that is set
    /// counts (POSIX, 8.2).
    var language: Language {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            guard let locale = variable(name), !locale.isEmpty else { continue }
            return Language.allCases.first { Self.isOf($0, locale) } ?? .english
        }
        return .english
    }

    /// Whether one measures in metres, °C and bar where the locale is used; `C` and `POSIX` are used
    /// everywhere, and say no more than no locale at all.
    var prefersMetric: Bool {
        let locale = ["LC_ALL", "LC_MEASUREMENT", "LANG"].lazy.compactMap { variable($0) }
            .first { !$0.isEmpty }
        let name = locale.map { String(Substring($0.utf8.prefix { $0 != UInt8(ascii: ".") })) }
        let isNone = name == "C" || name == "POSIX"
        return language.prefersMetric(acceptLanguage: isNone ? "" : locale ?? "")
    }

    /// How numbers are typed, as `LC_ALL`, `LC_NUMERIC` or `LANG` says.
    var numberStyle: NumberStyle {
        NumberStyle(
            locale: ["LC_ALL", "LC_NUMERIC", "LANG"].lazy.compactMap { variable($0) }
                .first { !$0.isEmpty })
    }

    /// Whether a locale such as `de_AT.UTF-8` is one of the language.
    private static func isOf(_ language: Language, _ locale: String) -> Bool {
        let code = locale.utf8.prefix { $0 | 0x20 > 0x60 && $0 != UInt8(ascii: "_") }
        return code.elementsEqual(language.rawValue.utf8)
    }

    /// Whether colours may be shown on a stream; see no-color.org.
    func allowsColour(_ stream: Stream) -> Bool {
        stream.columns != nil && (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
    }
}
