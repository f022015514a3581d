import Kernel
import Pulls

/// A long life in tractor pulling: ten seasons of fifteen pulls with a hundred hooks each.
struct LargeBook {
    static let pulls = 150
    static let hooksOfPull = 100

    private var random = RandomSource(seed: 150)
    private let competitors: [(puller: String, tractor: String, strength: Int64)]

    init() {
        let tractors = [
            "Red Fury", "Old Blue", "Second Wind", "Green Machine", "Rust Bucket", "Mudslinger",
        ]
        var random = RandomSource(seed: 15)
        competitors = (0..<240).map { number in
            (
                "Puller \(LargeBook.word(&random)) \(LargeBook.word(&random))",
                tractors[number % tractors.count] + " \(number / tractors.count * 10)",
                Int64(random.next() % 4_000)
            )
        }
    }

    /// All records, in the order of time.
    mutating func drafts(_ book: Book) -> [Draft] {
        var drafts: [Draft] = []
        for number in 0..<LargeBook.pulls { drafts += pull(number, book) }
        return drafts
    }

    private mutating func pull(_ number: Int, _ book: Book) -> [Draft] {
        let id = book.makeID()
        let date = CivilDate(year: 2017 + number / 15, month: 4 + number % 6, day: 1 + number % 15)
        let pull = Draft(Pull.kind, id).setting(Pull.name, "Pull \(number)")
            .setting(Pull.location, "Track \(number % 20)").setting(Pull.date, date)
            .setting(Pull.temperature, "78 °F").setting(Pull.humidity, 55)
            .setting(Pull.altitude, "910 ft")
        return [pull] + (0..<LargeBook.hooksOfPull).map { hook($0, id, book) }
    }

    private mutating func hook(_ number: Int, _ pull: RecordID, _ book: Book) -> Draft {
        let who = competitors[Int(random.next() % UInt64(competitors.count))]
        var draft = Draft(Hook.kind, book.makeID()).setting(Hook.pull, pull)
            .setting(Hook.puller, who.puller).setting(Hook.tractor, who.tractor)
            .setting(Hook.className, "Class \(number % 8)").setting(Hook.sled, "Sled \(number % 3)")
        let hundredths = 22_000 + who.strength + Int64(random.next() % 6_000)
        let distance = "\(hundredths / 100).\(hundredths % 100)"
        switch random.next() % 40 {
        case 0: draft[Hook.distance] = "FP"
        case 1: draft[Hook.distance] = "DQ"
        case 2: draft[Hook.distance] = "EXH " + distance
        case 3: draft[Hook.distance] = "\(hundredths / 100)' 6\""
        default: draft[Hook.distance] = distance
        }
        draft[Hook.tirePressure] = Decimal(20 + Int64(random.next() % 10))
        draft.set(Hook.custom, .pairs([Value.Pair("Gear", "\(2 + random.next() % 4)")]))
        return draft
    }

    private static func word(_ random: inout RandomSource) -> String {
        let syllables = ["ka", "re", "mo", "lin", "ter", "sa", "bo", "ndi", "fu", "gel"]
        return (0..<3).map { _ in syllables[Int(random.next() % 10)] }.joined()
    }
}
