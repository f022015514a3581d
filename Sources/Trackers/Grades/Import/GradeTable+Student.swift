import Kernel

extension GradeTable {
    /// Whose row it is: the only one, or the one that was named.
    ///
    /// A number or an address names one person; then come all words of the name in any order, then
    /// some of them, then umlauts written out, then a part of the name.
    func position(of wish: String?) throws(ForeignError) -> Int? {
        guard let wish, !wish.isBlank else {
            if students.count < 2 { return students.isEmpty ? nil : 0 }
            throw .refused(Words.importWhichStudent(students))
        }
        let found = matches(wish)
        guard found.count == 1 else {
            throw .refused(
                found.isEmpty
                    ? Words.importNoStudent(wish, students)
                    : Words.importWhichStudent(found.map { students[$0] }))
        }
        return found[0]
    }

    /// All that the surest way of naming finds.
    private func matches(_ wish: String) -> [Int] {
        let name = StudentName(wish)
        let ways: [(Int) -> Bool] = [
            { studentIDs[$0].contains { $0.folded == wish.folded } || students[$0] == wish },
            { StudentName(students[$0]).words == name.words },
            { StudentName(students[$0]).has(name) },
            { StudentName(students[$0]).plain.has(name.plain) },
            { students[$0].folded.containsFolded(wish.folded) },
        ]
        for way in ways {
            let found = students.indices.filter(way)
            if !found.isEmpty { return found }
        }
        return []
    }
}

/// The words of a name, in order of the alphabet: "Doe, Jane" is "Jane Doe".
private struct StudentName {
    let words: [String]

    init(_ name: String) {
        // What tells namesakes apart stands in brackets behind the name.
        let end = name.range(of: " (") ?? name.endIndex
        self.init(
            String(name[..<end]).folded.utf8
                .split { $0 == 32 || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "-") }
                .map { String(Substring($0)) })
    }

    private init(_ words: [String]) {
        self.words = words.inOrder { $0 < $1 }
    }

    func has(_ other: StudentName) -> Bool {
        !other.words.isEmpty && other.words.allSatisfy { words.contains($0) }
    }

    /// With `ae` as `a`, so that "Mueller" is "Müller".
    var plain: StudentName {
        StudentName(
            words.map { word in
                var bytes: [UInt8] = []
                for byte in word.utf8 {
                    let isWritten =
                        byte == UInt8(ascii: "e")
                        && bytes.last.map { "aou".utf8.contains($0) } == true
                    if !isWritten { bytes.append(byte) }
                }
                return String(decoding: bytes, as: UTF8.self)
            })
    }
}
