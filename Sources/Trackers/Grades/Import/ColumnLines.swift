import Kernel

extension GradeTable {
    /// What each column of a plain table was taken for; the rest is among the doubts.
    var columnLines: [ReadLine] {
        headings.indices.compactMap { index in
            guard let part = Part.allCases.first(where: { columns[$0] == index }) else {
                return nil
            }
            let heading = headings[index].trimmed
            return ReadLine(
                line: head?.number ?? 1, text: heading, kind: "column",
                fields: [JSON.Member("column", .string(heading + " = " + part.rawValue))])
        }
    }
}
