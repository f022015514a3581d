extension Page {
    /// How many new comments there are on each record of which others said something.
    var unread: [RecordID: Int] {
        var unread: [RecordID: Int] = [:]
        for (key, count) in news?.comments ?? [:] { unread[key.id, default: 0] += count }
        return unread
    }

    /// What others did, on the first screen: "Anna: Milk got, Bread added", and how much more there is; or, for
    /// that of another book, this one's name and what was done.
    ///
    /// - Returns: The row, and when the last of it was done: "14:05", "12 Nov".
    package func newsRow(beside: Bool) -> (row: Row, when: String)? {
        guard let news else { return nil }
        var (who, deeds): (String?, [String]) = (nil, [])
        for deed in news.deeds.prefix(8) where deeds.count < 2 {
            guard let what = describe(deed), who == nil || who == name(ofOther: deed) else {
                continue
            }
            who = name(ofOther: deed)
            deeds.append(what)
        }
        guard let who, let last = news.deeds.first else { return nil }
        let what = language(
            OthersText.newsOf(who: who, what: deeds.joined(separator: ", ")))
        let title = beside ? bookTitle : nil
        var row = Row(
            id: "news", title: title ?? what,
            href: AppAddress.news.path + "?after=" + String(news.start))
        let more = news.deeds.count - deeds.count
        if title != nil {
            row.subtitle = what
        } else if more > 0 {
            row.subtitle = language(OthersText.newsMore(more))
        }
        return (row, when(last))
    }

    /// When something was done, as briefly as that can be said.
    private func when(_ action: Stamp) -> String {
        let offset = request.context.utcOffset
        let day = action.shown.date(utcOffset: offset)
        return day == book.today
            ? language.time(action.shown.time(utcOffset: offset))
            : language.date(day, style: .short)
    }

    /// What others did last, said once by a page that is open: "Anna: Milk got".
    var newsToast: Toast? {
        guard request.path != "/", request.path != AppAddress.news.path,
            let deed = news?.deeds.first, isFresh(deed),
            isLater(deed), let what = describe(deed)
        else { return nil }
        remember(.newsTold, deed.text)
        return Toast(
            language(OthersText.newsOf(who: name(ofOther: deed), what: what)), dismissHref: here)
    }

    /// Whether something is later than what was told last, which may have been taken back since.
    private func isLater(_ action: Stamp) -> Bool {
        let told = (try? book.setting(.newsTold)).flatMap { $0 }.flatMap { Stamp($0) }
        return told.map { $0 < action } ?? true
    }

    /// Whether something happened just now, as far as clocks agree: later it is no news to interrupt with.
    private func isFresh(_ action: Stamp) -> Bool {
        let age = request.context.now.milliseconds &- action.shown.milliseconds
        return age.magnitude < 60_000
    }

    /// What an action did, in words; nil for nothing that a person would want to know.
    package func describe(_ action: Stamp) -> String? {
        (try? book.describe(action, in: language)) ?? nil
    }

    private func name(ofOther action: Stamp) -> String {
        let name = (try? book.writers()).flatMap { self.name(of: action, $0) }
        return name ?? language(OthersText.somebody)
    }
}
