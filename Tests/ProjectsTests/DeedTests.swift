import Kernel
import Projects
import TestKit
import Testing

/// What a toast says of several records at once.
@Suite struct DeedTests {
    private let book = Notebook()

    /// A project with two items and two qualities.
    private func study() throws -> (project: RecordID, items: [RecordID], qualities: [RecordID]) {
        let project = try book.add(Project.kind, ["title": .text("Cars")])
        var (items, qualities): ([RecordID], [RecordID]) = ([], [])
        for title in ["A", "B"] {
            let fields: KeyValuePairs<String, Value?> = [
                "project": .reference(project), "title": .text(title),
            ]
            items.append(try book.add(Item.kind, fields))
            qualities.append(try book.add(Quality.kind, fields))
        }
        return (project, items, qualities)
    }

    /// What the toast says of some drafts, in every language.
    private func words(_ drafts: [Draft]) throws -> [String] {
        try book.use { (book) throws(BookError) in
            guard let stamp = try book.commit(drafts).stamp else { return [] }
            var words: [String] = []
            for language in Language.allCases {
                words.append(try book.describe(stamp, in: language) ?? "")
            }
            return words
        }
    }

    @Test func `scores and weights are counted as such`() throws {
        let (_, items, qualities) = try study()
        let scores = [
            Score.draft(items[0], qualities[0], 3), Score.draft(items[1], qualities[1], 4),
        ]
        #expect(
            try words(scores) == [
                "2 scores entered", "2 Bewertungen eingetragen", "2 voti inseriti",
            ])
        let cleared = items.indices.map { Score.draft(items[$0], qualities[$0], nil) }
        #expect(
            try words(cleared) == ["2 scores cleared", "2 Bewertungen gelöscht", "2 voti tolti"])
        let weights = qualities.map { Draft(Quality.kind, $0).setting(Quality.weight, 3) }
        #expect(
            try words(weights) == ["2 weights changed", "2 Gewichte geändert", "2 pesi modificati"])
        #expect(
            try words([Draft(Quality.kind, qualities[0]).setting(Quality.weight, 5)]) == [
                "A: Weight 5", "A: Gewicht 5", "A: Peso 5",
            ])
    }

    @Test func `a table that was imported says all that it brought`() throws {
        let (project, items, qualities) = try study()
        let target = MatrixTarget(
            levels: 4, items: try records(Item.kind, items),
            qualities: try records(Quality.kind, qualities))
        let table = MatrixTable("Option,A,B\nWeight,2,5\nA,3,4\nNew,1,2\n", for: target)
        let drafts = try book.use { (book) throws(BookError) in
            table.drafts(project, target, book)
        }
        #expect(
            try words(drafts) == [
                "1 item, 2 weights and 4 scores imported",
                "1 Eintrag, 2 Gewichte und 4 Bewertungen importiert",
                "Importazione: 1 voce, 2 pesi e 4 voti",
            ])
    }

    private func records(_ kind: Kind, _ ids: [RecordID]) throws -> [Record] {
        try book.use { (book) throws(BookError) in
            var records: [Record] = []
            for id in ids { records.append(try book.visible(kind, id)) }
            return records
        }
    }

    @Test func `several items are items, and other mixtures are records`() throws {
        let (project, items, _) = try study()
        let more = ["C", "D", "E"].map {
            Draft(Item.kind).setting(Item.project, project).setting(Item.title, $0)
        }
        #expect(
            try words(more) == ["3 items added", "3 Einträge hinzugefügt", "3 voci aggiunte"])
        let renamed = items.map { Draft(Item.kind, $0).setting(Item.title, "Z") }
        #expect(try words(renamed).first == "2 records changed")
    }

    @Test func `a project that starts with qualities is called by its title`() throws {
        let drafts = try book.use { (book) throws(BookError) in
            let id = book.makeID()
            return [
                Draft(Project.kind, id).setting(Project.title, "Boats"),
                Draft(Quality.kind).setting(Quality.project, id).setting(Quality.title, "Keel"),
            ]
        }
        #expect(
            try words(drafts) == ["Boats added", "Boats hinzugefügt", "Aggiunto: Boats"])
    }
}
