import Kernel

extension Commons {
    /// How much is needed now in the book, for the badge on the app's icon: a number in plain text.
    @Sendable static func badge(_ page: Page) throws(BookError) -> Response {
        var count = 0
        for tracker in page.order.shown { count += try tracker.needed(page.book) }
        return .text(String(count))
    }
}
