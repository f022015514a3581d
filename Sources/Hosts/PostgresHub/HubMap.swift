package import Kernel

/// Which cluster has which books: ranges of the first sixteen bits of a book's number, which is a hash.
package struct HubMap: Sendable, Hashable {
    package struct Part: Sendable, Hashable {
        package let range: ClosedRange<UInt16>
        /// A connection string of libpq.
        package let place: String

        package init(_ range: ClosedRange<UInt16>, at place: String) {
            (self.range, self.place) = (range, place)
        }
    }

    /// In the order of their ranges, which leave nothing out.
    package let parts: [Part]

    /// One cluster has all.
    package init(_ place: String) {
        parts = [Part(0...UInt16.max, at: place)]
    }

    /// What is wrong with the lines of a file: a sentence that begins with the line's number.
    package struct Fault: Error, Sendable, Hashable {
        package let sentence: String
    }

    /// Reads a map as it is written in a file:
    ///
    ///     # range, and where PostgreSQL is
    ///     0000-7fff host=/run/a dbname=hub
    ///     8000-ffff host=/run/b dbname=hub
    package init(_ lines: [String]) throws(Fault) {
        var found: [(line: Int, part: Part)] = []
        for (number, line) in lines.enumerated() {
            let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
            guard let first = words.first, !first.hasPrefix("#") else { continue }
            let place = words.dropFirst().first.map { Self.trimmed($0) } ?? ""
            found.append((number + 1, try Self.part(String(first), place, line: number + 1)))
        }
        found.sort { $0.part.range.lowerBound < $1.part.range.lowerBound }
        var next = 0
        for (line, part) in found {
            let first = Int(part.range.lowerBound)
            if first < next {
                throw Fault(
                    sentence:
                        "line \(line): the range begins at \(Self.hex(first)), which another has; "
                        + "\(next > 0xffff ? "nothing is left" : "\(Self.hex(next)) is free").")
            }
            if first > next {
                throw Fault(
                    sentence: "line \(line): the range begins at \(Self.hex(first)), "
                        + "and none has \(Self.hex(next)) to \(Self.hex(first - 1)).")
            }
            next = Int(part.range.upperBound) + 1
        }
        guard next == 0x1_0000 else {
            throw Fault(
                sentence:
                    "line \(found.last?.line ?? 1): after it none has \(Self.hex(next)) to ffff.")
        }
        parts = found.map(\.part)
    }

    private static func trimmed(_ text: Substring) -> String {
        let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) }
        return String(text[..<(end ?? text.startIndex)].drop { $0.isWhitespace })
    }

    private static func part(
        _ text: String, _ place: String, line: Int
    ) throws(Fault) -> Part {
        guard let range = range(text) else {
            throw Fault(
                sentence:
                    "line \(line): the range is “\(text)”: two numbers of four hexadecimal digits "
                    + "are allowed, the first not after the second, such as 0000-7fff.")
        }
        if place.isEmpty {
            throw Fault(
                sentence:
                    "line \(line): where PostgreSQL is, is missing, such as host=/run/postgresql "
                    + "dbname=hub.")
        }
        return Part(range, at: place)
    }

    /// A range as it is written; nil for anything else.
    package static func range(_ text: String) -> ClosedRange<UInt16>? {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2,
            ends.allSatisfy({ $0.utf8.count == 4 && $0.allSatisfy(\.isHexDigit) }),
            let first = UInt16(ends[0], radix: 16), let last = UInt16(ends[1], radix: 16),
            first <= last
        else { return nil }
        return first...last
    }

    package static func text(_ range: ClosedRange<UInt16>) -> String {
        hex(Int(range.lowerBound)) + "-" + hex(Int(range.upperBound))
    }

    private static func hex(_ number: Int) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }

    /// Where a book is, or begins.
    package func place(of book: BookNumber) -> String {
        let number = UInt16(book.bytes[0]) << 8 | UInt16(book.bytes[1])
        return parts.first { $0.range.contains(number) }?.place ?? parts[0].place
    }

    /// All clusters, each once.
    package var places: [String] {
        var places: [String] = []
        for part in parts where !places.contains(part.place) { places.append(part.place) }
        return places
    }

    /// The lines of a map in which a range is elsewhere.
    package func moving(_ range: ClosedRange<UInt16>, to place: String) -> [String] {
        var lines: [String] = []
        for part in parts {
            let (first, last) = (part.range.lowerBound, part.range.upperBound)
            guard part.range.overlaps(range) else {
                lines.append(Self.text(part.range) + " " + part.place)
                continue
            }
            if first < range.lowerBound {
                lines.append(Self.text(first...range.lowerBound - 1) + " " + part.place)
            }
            lines.append(Self.text(part.range.clamped(to: range)) + " " + place)
            if last > range.upperBound {
                lines.append(Self.text(range.upperBound + 1...last) + " " + part.place)
            }
        }
        return lines
    }
}
