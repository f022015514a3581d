import Kernel

extension Pulls {
    /// A season of three pulls in two classes.
    @Sendable static func sample(_ book: Book, _ language: Language) throws(BookError) -> [Draft] {
        SamplePull.all.flatMap { $0.drafts(book) }
    }
}

/// A pull of the sample with its hooks.
private struct SamplePull {
    let name: String
    let location: String
    /// Days before today.
    let ago: Int
    let air: (temperature: String, humidity: Decimal, altitude: String)
    let hooks: [SampleHook]

    func drafts(_ book: Book) -> [Draft] {
        let id = book.makeID()
        let pull = Draft(Pull.kind, id).setting(Pull.name, name)
            .setting(Pull.location, location).setting(Pull.date, book.today.adding(days: -ago))
            .setting(Pull.temperature, air.temperature).setting(Pull.humidity, air.humidity)
            .setting(Pull.altitude, air.altitude)
        return [pull] + hooks.map { $0.draft(book, id) }
    }

    static let all = [
        SamplePull(
            name: "Cow Town", location: "Kansas City MO", ago: 6, air: ("78 °F", 61, "910 ft"),
            hooks: [
                SampleHook("Rick", "WhyNot", .pro, "305' 6\"", psi: "25.5", gear: "4"),
                SampleHook("Dale", "Old Blue", .pro, "296.42", psi: "24", gear: "3"),
                SampleHook("June", "Second Wind", .pro, "268.9", psi: "27", gear: "4"),
                SampleHook("Sam", "Rust Bucket", .pro, "DQ", psi: nil, gear: nil),
                SampleHook("Rick", "WhyNot", .open, "FP", psi: "25", gear: "4"),
                SampleHook("Ada", "Green Machine", .open, "FP", psi: "24.5", gear: "5"),
                SampleHook("Rick", "WhyNot", .open, "288.1", psi: "25", gear: "4", attempt: 2),
                SampleHook(
                    "Ada", "Green Machine", .open, "281.75", psi: "24.5", gear: "5", attempt: 2),
                SampleHook("June", "Second Wind", .open, "274.3", psi: "26", gear: "4"),
            ]),
        SamplePull(
            name: "Prairie Days", location: "Salina KS", ago: 34, air: ("91 °F", 38, "1220 ft"),
            hooks: [
                SampleHook("Dale", "Old Blue", .pro, "301.2", psi: "24", gear: "3"),
                SampleHook("Rick", "WhyNot", .pro, "287' 4\"", psi: "27", gear: "4"),
                SampleHook("June", "Second Wind", .pro, "279.6", psi: "26", gear: "4"),
                SampleHook("Sam", "Rust Bucket", .pro, "EXH 253.72", psi: "22", gear: "2"),
            ]),
        SamplePull(
            name: "County Fair", location: "Sedalia MO", ago: 62, air: ("84 °F", 55, "900 ft"),
            hooks: [
                SampleHook("Rick", "WhyNot", .pro, "294.8", psi: "26", gear: "4"),
                SampleHook("Dale", "Old Blue", .pro, "294.8", psi: "25", gear: "3"),
                SampleHook("June", "Second Wind", .pro, "261.15", psi: "28", gear: "3"),
                SampleHook("Sam", "Rust Bucket", .pro, "240", psi: "23", gear: "2"),
            ]),
    ]
}

private struct SampleHook {
    let puller: String
    let tractor: String
    let className: ClassName
    let distance: String
    let psi: String?
    let gear: String?
    let attempt: Int64

    enum ClassName: String { case pro = "9500 Pro Farm", open = "10,000 Open" }

    init(
        _ puller: String, _ tractor: String, _ className: ClassName, _ distance: String,
        psi: String?, gear: String?, attempt: Int64 = 1
    ) {
        self.puller = puller
        self.tractor = tractor
        self.className = className
        self.distance = distance
        self.psi = psi
        self.gear = gear
        self.attempt = attempt
    }

    func draft(_ book: Book, _ pull: RecordID) -> Draft {
        var draft = Draft(Hook.kind, book.makeID()).setting(Hook.pull, pull)
            .setting(Hook.puller, puller).setting(Hook.tractor, tractor)
            .setting(Hook.className, className.rawValue).setting(Hook.sled, "Red Rock")
            .setting(Hook.distance, distance).setting(Hook.attempt, attempt)
        draft[Hook.tirePressure] = psi.flatMap { Decimal(canonical: $0) }
        if let gear { draft.set(Hook.custom, .pairs([Value.Pair("Gear", gear)])) }
        return draft
    }
}
