import Kernel

/// One item on one quality: the levels, a button each, of which the chosen one clears; or a field
/// for a number.
struct ScoreButtons {
    let page: Page
    let levels: Int
    let item: RecordID
    let quality: Record
    let value: Rational?
    /// What it is about, for screen readers: the item or the quality.
    let subject: String

    func write(_ html: HTML) {
        if quality[Quality.measured] { return measure(html) }
        let chosen = value?.floor.int64
        html.postForm(
            action: Projects.path(.score), return: page.here, class: "scores",
            id: "s-" + item.text + quality.id.text
        ) {
            html.hiddenFields(pair)
            for level in 1...max(2, levels) { button(level, level == chosen ?? 0, html) }
        }
    }

    private var pair: [(name: String, value: String)] {
        [("item", item.text), ("quality", quality.id.text)]
    }

    private func button(_ level: Int, _ isChosen: Bool, _ html: HTML) {
        let words =
            isChosen
            ? page.language(Words.clearScore(item: subject, level: level))
            : subject + ": " + String(level)
        html.button(
            .class("score-level"), .type("submit"), .name("value"),
            .value(isChosen ? "" : String(level)),
            .aria("pressed", isChosen ? "true" : "false"), .aria("label", words),
            .data("level", String(level))
        ) { html.text(level) }
    }

    private func measure(_ html: HTML) {
        if html.isLooking { return html.div(.class("measure")) { measured(html) } }
        html.form(
            .method("post"), .action(Projects.path(.score)), .class("measure"), .data("auto"),
            .novalidate(), .id("s-" + item.text + quality.id.text)
        ) {
            html.returnField(page.here)
            html.asOfField()
            html.hiddenFields(pair)
            measured(html)
        }
    }

    private func measured(_ html: HTML) {
        html.posted {
            html.input(
                .type("text"), .name("measure"), .inputmode("decimal"), .autocomplete("off"),
                .value(value.map { page.language.plain($0) } ?? ""), .placeholder("–"),
                .aria("label", subject),
                .all(.enterkeyhint("next"), .id("n-" + item.text + quality.id.text)))
        }
        if let unit = quality.optional(Quality.unit) {
            html.span(.class("unit")) { html.text(unit) }
        }
    }
}

extension Language {
    /// A number as one types it, without groups.
    func plain(_ value: Rational) -> String {
        let text = value.canonical(places: 12)
        guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
        return text.split(separator: ".").joined(separator: decimalSeparator)
    }
}

extension Record {
    /// What stands under an item that has nothing on this quality yet.
    func nothingYet(_ language: Language) -> String {
        language(self[Quality.measured] ? Words.noNumber : Words.unscored)
    }
}
