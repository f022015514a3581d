package import Kernel

/// An answer as somebody sees it: the rows of its lists, its toast, its form.
package struct Screen {
    package let status: Int
    package let response: Response
    /// The page's markup.
    package let markup: String

    init(_ response: Response) {
        status = response.status
        self.response = response
        markup = String(decoding: response.body, as: UTF8.self)
    }

    /// Where the answer sends the browser.
    package var location: String? { response.header("Location") }

    /// Everything that can be read, in one line.
    package var text: String {
        let words = markup.replacing(/<[^>]*>/, with: " ").unescaped
        return words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// What the page says was just done.
    package var toast: String? { markup.first(/<div class="toast"><p>([^<]*)</) }

    /// The words of the toast's button.
    package var toastAction: String? {
        markup.first(/class="toast-action"[^>]*>(?:<svg.*?<\/svg>)?<span>([^<]*)</)
    }

    /// What is wrong, beside the fields of a form.
    package var errors: [String] {
        markup.all(/<p class="error"[^>]*>.*?<span>([^<]*)<\/span>/)
    }

    /// The titles of the groups, from top to bottom.
    package var groups: [String] {
        markup.all(/<header class="group-head[^"]*">.*?<h2[^>]*>(.*?)<\/h2>/)
            .map { $0.replacing(/<[^>]*>/, with: "") }
    }

    /// The text that stands in a form's field, or the choice that is checked.
    package func value(of name: String) -> String? {
        let tags = markup.matches(of: /<(?:input|option)[^>]*>/).map { String($0.output) }
        let mine = tags.filter { $0.contains("name=\"\(name)\"") }
        if let radio = mine.first(where: { $0.contains(" checked") }) { return radio.value }
        if let input = mine.first { return input.value }
        let areas = markup.matches(of: /<textarea([^>]*)>\n?([^<]*)</)
        return areas.first { $0.output.1.contains("name=\"\(name)\"") }
            .map { String($0.output.2).unescaped }
    }

    /// The stamp of the action that the toast's button takes back.
    package var stamp: String? {
        markup.first(/class="toast">.*?name="stamp" value="([^"]*)"/)
    }

    /// What the toast's button takes back beside that, if it does.
    package var row: String? {
        markup.first(/class="toast">.*?name="row" value="([^"]*)"/)
    }
}

extension Screen {
    /// One row of a list.
    package struct Row {
        package let id: String
        package let name: String
        package let subtitle: String?
        package let isDone: Bool
        let markup: String
        /// What it shares with rows that can do the same: its buttons and its menu.
        let menu: String

        /// What its buttons would do: "low", "medium".
        package var levels: [String] {
            menu.all(/tabindex="-1" name="level" value="([^"]*)"/)
        }

        /// How many bytes of the page it is, without what it shares.
        package var weight: Int {
            let end = markup.firstRange(of: "</li>")?.upperBound ?? markup.endIndex
            return "<li class=\"row".utf8.count + markup[..<end].utf8.count
        }

        /// The address of the record, as in `/priorities/0190…`.
        package var href: String? { markup.first(/class="name" href="([^"]*)"/) }
    }

    /// The rows, from top to bottom; no list stands in a row of another.
    package var list: [Row] {
        let page = markup
        return page.split(separator: "<li class=\"row").dropFirst().map { piece in
            let markup = String(piece)
            let menu = markup.first(/data-menu="([^"]*)"/) ?? ""
            let template = page.split(separator: "<template id=\"m-\(menu)\"").dropFirst().first
            return Row(
                id: markup.first(/id="([^"]*)"/) ?? "",
                name: markup.first(
                    /class="name(?: whole)?"[^>]*>(?:<span class="quantity">[^<]*<\/span> )?([^<]*)</
                )
                    ?? "",
                subtitle: markup.first(/class="sub">([^<]*)</),
                isDone: markup.prefix { $0 != "\"" }.contains("done"), markup: markup,
                menu: template.map { String($0.split(separator: "</template>")[0]) } ?? "")
        }
    }

    /// The names of the rows, from top to bottom.
    package var rows: [String] { list.map(\.name) }

    /// The names of the pantry, in its order.
    package var pantry: [String] { markup.all(/<li><a href="[^"]*">([^<]*)<\/a>/) }

    package func row(_ name: String) -> Row? { list.first { $0.name == name } }
}

extension String {
    fileprivate func all(_ pattern: some RegexComponent<(Substring, Substring)>) -> [String] {
        matches(of: pattern).map { String($0.output.1).unescaped }
    }

    fileprivate func first(_ pattern: some RegexComponent<(Substring, Substring)>) -> String? {
        firstMatch(of: pattern).map { String($0.output.1).unescaped }
    }

    /// The text of a tag's `value`.
    fileprivate var value: String? { first(/\ value="([^"]*)"/) }

    /// The text with character references resolved.
    fileprivate var unescaped: String {
        replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
    }
}
