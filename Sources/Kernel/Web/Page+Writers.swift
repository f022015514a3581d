extension Page {
    /// Who did an action, where several people keep the book, and when: "Anna · 12 Nov, 14:03".
    package func byline(of action: Stamp, _ writers: Writers) -> String {
        let offset = request.context.utcOffset
        let when =
            language.date(action.shown.date(utcOffset: offset)) + ", "
            + language.time(action.shown.time(utcOffset: offset))
        return name(of: action, writers).map { $0 + " · " + when } ?? when
    }

    /// What whoever did an action is called: "You", "Anna"; nil where that doesn't matter or isn't known.
    package func name(of action: Stamp, _ writers: Writers) -> String? {
        switch writers.writer(of: action) {
        case .oneself: language(WebText.you)
        // Nobody else passes for whoever reads this.
        case .other(let name): name.look == language(WebText.you).look ? "“" + name + "”" : name
        case nil: nil
        }
    }
}
