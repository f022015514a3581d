import Kernel

// What is posted from screens without being a form of its own.
extension Pulls {
    @Sendable static func deletePull(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Pull.kind)
        return page.done(try page.book.delete(record).stamp, at: path)
    }

    @Sendable static func deleteRule(_ page: Page) throws(BookError) -> Response {
        let rule = try page.record(PointsRule.kind)
        return page.done(try page.book.delete(rule).stamp, at: path(.standings))
    }
}
