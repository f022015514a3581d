import Kernel

/// The levels of one item on one quality, a button each; the chosen one clears.
struct ScoreButtons {
    let page: Page
    let levels: Int
    let item: RecordID
    let quality: RecordID
    let value: Int?
    /// What the buttons are about, for screen readers: the item or the quality.
    let subject: String

    func write(_ html: HTML) {
        html.postForm(
            action: Projects.path + "/score", return: page.here, class: "scores",
            id: "s-" + item.text + quality.text
        ) {
            html.hiddenFields([("item", item.text), ("quality", quality.text)])
            for level in 1...max(2, levels) { button(level, html) }
        }
    }

    private func button(_ level: Int, _ html: HTML) {
        let isChosen = level == value
        let words = isChosen ? Words.clearScore(subject, level) : Words.scoreOf(subject, level)
        html.button(
            .class("score-level"), .type("submit"), .name("value"),
            .value(isChosen ? "" : String(level)),
            .aria("pressed", isChosen ? "true" : "false"), .aria("label", page.language(words)),
            .data("level", String(level))
        ) { html.text(level) }
    }
}

extension Projects {
    /// Scores an item on a quality, or clears its score.
    @Sendable static func setScore(_ page: Page) throws(BookError) -> Response {
        let form = Form([Score.item.field, Score.quality.field, Score.value.field])
        let draft = try form.draft(Score.kind, from: page.form)
        let back = draft[Score.quality].map { qualityPath($0) } ?? path
        return page.done(try page.book.commit(draft).stamp, or: back)
    }
}
