import Kernel
import Testing

@Suite struct LanguageTests {
    @Test(arguments: [
        ("", Language.english), ("de", .german), ("it-CH", .italian), ("DE-at", .german),
        ("fr, de;q=0.8, it;q=0.9", .italian), ("en;q=0.5, de;q=0.5", .english),
        ("de;q=0, it;q=0.1", .italian), ("*", .english), ("fr-FR,fr;q=0.9", .english),
        ("de;q=abc, it;q=0.2", .italian), ("it ; q=0.3 , de ; Q=0.31", .german),
        ("de;level=1;q=0.2, it;q=0.3", .italian), (",,;;,=,q=1", .english), ("del", .english),
        ("de;q=0.9999, it", .italian), ("deutsch, it;q=0.1", .italian),
    ])
    func `the reader's preference decides`(header: String, language: Language) {
        #expect(Language.preferred(acceptLanguage: header) == language)
    }

    @Test func `each language is called as its speakers call it`() {
        #expect(Language.allCases.map(\.name) == ["English", "Deutsch", "Italiano"])
        #expect(Language.allCases.allSatisfy { $0.direction.rawValue == "ltr" })
    }

    @Test(arguments: [
        (0, PluralCategory.other), (1, .one), (-1, .one), (2, .other), (21, .other), (101, .other),
        (1_000_000, .other), (.min, .other), (.max, .other),
    ])
    func `English and German have one and other`(number: Int, category: PluralCategory) {
        #expect(Language.english.plural(number) == category)
        #expect(Language.german.plural(number) == category)
    }

    @Test(arguments: [
        (0, PluralCategory.other), (1, .one), (2, .other), (999_999, .other), (1_000_000, .many),
        (1_000_001, .other), (3_000_000, .many), (-2_000_000, .many), (11, .other),
    ])
    func `Italian has many for millions`(number: Int, category: PluralCategory) {
        #expect(Language.italian.plural(number) == category)
    }

    @Test func `a count agrees with its noun`() {
        #expect(Language.english.count(0, one: "item", other: "items") == "0 items")
        #expect(Language.english.count(1, one: "item", other: "items") == "1 item")
        #expect(Language.german.count(2, one: "Artikel", other: "Artikel") == "2 Artikel")
        let many = Language.italian.count(2_000_000, one: "voce", other: "voci", many: "di voci")
        #expect(many == "2\u{202F}000\u{202F}000 di voci")
    }

    @Test(arguments: [
        (0, "0th"), (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"),
        (13, "13th"), (21, "21st"), (22, "22nd"), (101, "101st"), (111, "111th"), (112, "112th"),
        (113, "113th"), (121, "121st"), (1_012, "1012th"),
    ])
    func `English ordinals have their suffix`(number: Int, text: String) {
        #expect(Language.english.ordinal(number) == text)
    }

    @Test func `German and Italian ordinals have their mark`() {
        for number in [1, 2, 11, 111, 113] {
            #expect(Language.german.ordinal(number) == "\(number).")
            #expect(Language.italian.ordinal(number) == "\(number)º")
        }
    }

    @Test func `parts are listed with an and`() {
        #expect(Language.english.list([]) == "")
        #expect(Language.english.list(["a"]) == "a")
        #expect(Language.english.list(["a", "b"]) == "a and b")
        #expect(Language.english.list(["a", "b", "c"]) == "a, b and c")
        #expect(Language.german.list(["a", "b", "c"]) == "a, b und c")
        #expect(Language.italian.list(["a", "b", "c"]) == "a, b e c")
    }

    @Test func `each language has its quotation marks`() {
        #expect(Language.allCases.map { $0.quoted("x") } == ["“x”", "„x“", "«x»"])
    }
}
