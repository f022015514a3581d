import AllTrackers
import Foundation
import Kernel
import TestKit
import Testing

/// What a row of a list weighs: a page with hundreds of them is sent and made anew all the time.
@Suite struct RowWeightTests {
    /// In bytes of HTML.
    private static let budget = 700

    private let newcomer = Newcomer()

    /// A hundred records in each of the lists that people look at most.
    init() throws {
        var records: [[String: Any]] = [
            ["kind": "project", "id": "p", "title": "Garden"],
            ["kind": "pull", "id": "u", "name": "Cow Town", "date": "2026-07-05"],
            ["kind": "course", "id": "c", "name": "Mechanics", "status": "current"],
            ["kind": "weightGroup", "id": "g", "course": "c", "name": "Homework", "weight": 1],
        ]
        for number in 0..<100 {
            let levels = ["critical", "high", "medium"]
            records += [
                [
                    "kind": "essential", "id": "e\(number)", "name": "Whole milk \(number)",
                    "details": "1 l", "level": levels[number % 3],
                ],
                ["kind": "project", "id": "p\(number)", "title": "Garden shed \(number)"],
                [
                    "kind": "item", "id": "i\(number)", "project": "p",
                    "title": "Trim shrubs \(number)",
                ],
                [
                    "kind": "pull", "id": "u\(number)", "name": "Hay Days \(number)",
                    "date": "2026-07-04", "location": "Ames",
                ],
                [
                    "kind": "hook", "id": "h\(number)", "pull": "u", "puller": "Rick \(number)",
                    "tractor": "WhyNot", "class": "Open", "distance": "\(300 - number)",
                ],
                [
                    "kind": "course", "id": "c\(number)", "name": "Linear algebra \(number)",
                    "status": "current", "creditHours": 4,
                ],
                [
                    "kind": "assignment", "id": "a\(number)", "course": "c", "weightGroup": "g",
                    "name": "Sheet \(number)", "due": "2026-12-01", "earned": 80,
                ],
            ]
        }
        let book: [String: Any] = ["tallybook": 1, "records": records]
        let file = try [UInt8](JSONSerialization.data(withJSONObject: book))
        newcomer.visitor.upload("/import", file: file)
    }

    @Test(arguments: ["/priorities", "/projects", "/pulls", "/grades"])
    func `a row of a tracker's main list weighs at most 700 bytes`(path: String) throws {
        try weigh(newcomer.get(path), atLeast: 50)
    }

    @Test(arguments: [("/projects", "Garden"), ("/pulls", "Cow Town"), ("/grades", "Mechanics")])
    func `so does a row of what is inside`(path: String, name: String) throws {
        let inside = try #require(newcomer.get(path).row(name)?.href)
        try weigh(newcomer.get(inside), atLeast: 50)
    }

    private func weigh(_ screen: Screen, atLeast count: Int) throws {
        #expect(screen.list.count >= count, "\(screen.list.count) rows")
        let heaviest = try #require(screen.list.max { $0.weight < $1.weight })
        #expect(heaviest.weight <= Self.budget, "\(heaviest.name)")
    }
}
