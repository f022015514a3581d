import Kernel

// What is posted from screens without being a form of its own.
extension Grades {
    @Sendable static func saveScale(_ page: Page) throws(BookError) -> Response {
        var draft = try Form(scaleFields).draft(
            GradePreference.kind, GradePreference.id, from: page.form)
        // An undo deletes the record; what is chosen afterwards brings it back.
        if try page.book.record(GradePreference.kind, GradePreference.id)?.isDeleted == true {
            draft.set(Field.deleted, .boolean(false))
        }
        return page.done(try page.book.commit(draft).stamp, or: path(.scale))
    }

    @Sendable static func startTimer(_ page: Page) throws(BookError) -> Response {
        let course = try page.record(Course.kind)
        try StudyTimer.start(course.id, in: page.book)
        return .seeOther(page.returnPath(or: path(course.id, .time)))
    }

    /// Ends the stopwatch and writes down what it shows as study time of today.
    @Sendable static func stopTimer(_ page: Page) throws(BookError) -> Response {
        guard let timer = try StudyTimer(page.book) else {
            return .seeOther(page.returnPath(or: path))
        }
        let draft = Draft(StudySession.kind).setting(StudySession.course, timer.course)
            .setting(StudySession.date, page.book.today)
            .setting(StudySession.minutes, Int64(timer.minutes(until: page.book.now)))
        let commit = try page.book.commit(draft)
        try StudyTimer.stop(in: page.book)
        return page.done(commit.stamp, or: path(timer.course, .time))
    }
}
