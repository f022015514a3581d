#if hasFeature(Embedded)
    /// The messages of a room, in the languages that the host has given: see ``GivenWords``.
    package struct Catalogue: Sendable {
        private let number: Int

        /// - Parameter number: Its place in the files of words.
        package init(_ number: Int) {
            self.number = number
        }

        func table(_ language: Language) -> MessageTable {
            GivenWords.tables(language)[number]
        }
    }

    /// The texts of the app, of which the host gives one language at a time.
    package enum GivenWords {
        nonisolated(unsafe) private static var given = Language.allCases.map { _ in
            [MessageTable]()
        }

        /// Takes in a file of `Words`, whose bytes must stay where they are.
        package static func take(_ file: UnsafeBufferPointer<UInt8>, _ language: Language) {
            guard let start = file.baseAddress else { return }
            given[language.number] = file.split(separator: 6).map { catalogue in
                MessageTable(index(of: catalogue), start + catalogue.startIndex)
            }
        }

        /// Where the patterns of a catalogue start, as a table has it; each ends with a byte 7.
        private static func index(
            of catalogue: Slice<UnsafeBufferPointer<UInt8>>
        ) -> UnsafePointer<UInt8> {
            var digits = [UInt8](repeating: 48, count: 3)
            for (place, byte) in catalogue.enumerated() where byte == 7 {
                for shift in 0..<3 {
                    digits.append(48 + UInt8((place + 1) >> (12 - 6 * shift) & 63))
                }
            }
            let index = UnsafeMutablePointer<UInt8>.allocate(capacity: digits.count)
            index.initialize(from: digits, count: digits.count)
            return UnsafePointer(index)
        }

        /// Asks the host for a language that isn't there: this call never comes back, and the host
        /// asks a new core, which it gave that language before.
        static func tables(_ language: Language) -> [MessageTable] {
            let tables = given[language.number]
            if tables.isEmpty { missingWords(Int32(language.number)) }
            return tables
        }
    }

    @_extern(wasm, module: "words", name: "missing")
    private func missingWords(_ language: Int32) -> Never
#else
    /// The messages of a room, in every language; `make words` makes it from the room's `.ftl` files.
    package struct Catalogue: Sendable {
        let table: @Sendable (Language) -> MessageTable

        package init(_ table: @escaping @Sendable (Language) -> MessageTable) {
            self.table = table
        }
    }
#endif

extension Language {
    /// Its place among all.
    package var number: Int { Language.allCases.firstIndex(of: self) ?? 0 }
}

/// The patterns of a catalogue in one language, one after the other with one byte between them.
package struct MessageTable: Sendable {
    /// Where each pattern starts, in three digits of 64 from `0` on, and where the next would.
    nonisolated(unsafe) private let index: UnsafePointer<UInt8>
    nonisolated(unsafe) private let patterns: UnsafePointer<UInt8>

    package init(index: StaticString, patterns: StaticString) {
        self.init(index.utf8Start, patterns.utf8Start)
    }

    /// - Parameters: What stays where it is for as long as the program runs.
    init(_ index: UnsafePointer<UInt8>, _ patterns: UnsafePointer<UInt8>) {
        self.index = index
        self.patterns = patterns
    }

    func pattern(_ number: Int) -> UnsafeBufferPointer<UInt8> {
        let (start, next) = (place(number), place(number + 1))
        return UnsafeBufferPointer(start: patterns + start, count: next - start - 1)
    }

    private func place(_ number: Int) -> Int {
        let digits = index + 3 * number
        return (0..<3).reduce(0) { $0 << 6 | Int(digits[$1] - UInt8(ascii: "0")) }
    }
}
