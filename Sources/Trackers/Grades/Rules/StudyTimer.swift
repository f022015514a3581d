import Kernel

extension Setting {
    /// The course being studied and since when: its identifier and milliseconds since the epoch.
    static var studyTimer: Setting { Setting(rawValue: "studyTimer") }
}

/// A stopwatch of this device: which course is being studied, and since when.
struct StudyTimer {
    let course: RecordID
    let began: Instant

    /// The one that runs in a book, if any.
    init?(_ book: Book) throws(BookError) {
        let parts = (try book.setting(.studyTimer) ?? "").utf8.split(separator: 32)
        guard parts.count == 2, let course = RecordID(utf8: parts[0]),
            let began = Int64(String(Substring(parts[1])))
        else { return nil }
        self.course = course
        self.began = Instant(milliseconds: began)
    }

    static func start(_ course: RecordID, in book: Book) throws(BookError) {
        try book.set(.studyTimer, course.text + " " + String(book.now.milliseconds))
    }

    static func stop(in book: Book) throws(BookError) {
        try book.set(.studyTimer, nil)
    }

    /// Rounded, at least one and at most a day.
    func minutes(until now: Instant) -> Int {
        let span = min(max(now.milliseconds &- began.milliseconds, 0), 86_400_000)
        return max(1, Int((span + 30_000) / 60_000))
    }
}
