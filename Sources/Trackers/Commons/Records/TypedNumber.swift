import Kernel

extension Commons {
    /// How a number that may be read two ways is understood, for the page script to show beside it
    /// while one types; nothing for any other text.
    @Sendable static func number(_ page: Page) throws(BookError) -> Response {
        let text = page.request.query["text"] ?? ""
        guard Decimal.readings(of: text) != nil else { return .text("") }
        do {
            let number = try Decimal.parse(text, page.numberStyle)
            return .text("= " + page.language.number(number))
        } catch {
            return .text(page.language(error.label))
        }
    }
}
