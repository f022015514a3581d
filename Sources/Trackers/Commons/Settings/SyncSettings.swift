import Kernel

extension Commons {
    /// How the book stands with its server, and what can be done about it.
    static func sync(_ page: Page, _ html: HTML) {
        guard let status = page.request.context.sync, let server = status.server else { return }
        let (language, context) = (page.language, page.request.context)
        // Whoever was removed from a shared book isn't let in by an address.
        let isOut = context.isShared && status.problem == .notLetIn
        html.sectionTitle(language(CommonsText.syncTitle))
        html.card {
            html.div(.id("sync")) {
                if let problem = status.problem {
                    html.footnote(
                        language(isOut ? HubText.notMember : problem.label), icon: .warning)
                }
                html.facts {
                    html.fact(language(CommonsText.syncServer), server.withoutPassword)
                    html.fact(
                        language(CommonsText.syncLastTime),
                        language(status.synced(context, language)))
                    html.fact(
                        language(CommonsText.syncWaiting),
                        language.number(status.waiting)
                            + (status.waiting < SyncStatus.most ? "" : "+"))
                    if status.filesOpen > 0 {
                        html.fact(
                            language(CommonsText.syncFiles), language.number(status.filesOpen))
                    }
                }
                if status.isFull {
                    html.footnote(language(CommonsText.syncFull), icon: .warning)
                }
                if let remark = clockRemark(status, page.book.now) {
                    html.footnote(language(remark), icon: .clock)
                }
                // How a device syncs is its own.
                html.isLooking = false
                syncButtons(status, isOut: isOut, language, html)
                html.isLooking = context.mayOnlyRead
            }
        }
    }

    private static func syncButtons(
        _ status: SyncStatus, isOut: Bool, _ language: Language, _ html: HTML
    ) {
        guard status.isAutomatic else {
            return html.footnote(language(CommonsText.syncByCommand), icon: .info)
        }
        html.buttonBar {
            if status.problem == .notLetIn, !isOut {
                html.a(
                    .class("button primary"),
                    .href(AppAddress.enter + "?return=" + AppAddress.settings.path), .data("native")
                ) { html.text(language(CommonsText.syncComeIn)) }
                syncButton(CommonsText.syncNow, "now", language, html)
            } else if status.problem == .otherBook {
                syncButton(CommonsText.syncJoin, "join", language, html)
                syncButton(CommonsText.syncLeave, "leave", language, html)
            } else if status.isOffline {
                syncButton(CommonsText.syncWorkOnline, "online", language, html)
            } else {
                syncButton(CommonsText.syncNow, "now", language, html)
                syncButton(CommonsText.syncWorkOffline, "offline", language, html)
            }
        }
        if !isOut { html.footnote(language(sentence(status))) }
    }

    private static func sentence(_ status: SyncStatus) -> Label {
        switch status.problem {
        case .otherBook: CommonsText.syncOtherBookSentence
        case .notLetIn: CommonsText.syncNotLetInSentence
        case _ where status.mayOnlyRead: CommonsText.syncOnlyLookingSentence
        default: CommonsText.syncOfflineSentence
        }
    }

    private static func syncButton(
        _ label: Label, _ what: String, _ language: Language, _ html: HTML
    ) {
        html.postButton(
            Post(language(label), action: AppAddress.sync.path, fields: [("do", what)]))
    }

    /// From an hour on a wrong clock is worth a word: it decides whose edit counts as the later.
    private static func clockRemark(_ status: SyncStatus, _ now: Instant) -> Label? {
        let hour: Int64 = 3_600_000
        let hours = Int(clamping: status.difference(now).magnitude / UInt64(hour))
        guard hours > 0 else { return nil }
        if hours >= 24 {
            let days = status.daysApart
            return status.clockDifference < 0
                ? CommonsText.syncClockDaysAhead(days) : CommonsText.syncClockDaysBehind(days)
        }
        return status.clockDifference < 0
            ? CommonsText.syncClockAhead(hours) : CommonsText.syncClockBehind(hours)
    }

    private static func join(_ book: Book) throws(BookError) {
        guard let server = try book.setting(.server) else { return }
        try book.reading { () throws(StoreError) in try SyncClient.join(server, book.store) }
    }

    /// Goes offline or online by choice. To sync now is for the host to do when it sees this post.
    @Sendable static func changeSync(_ page: Page) throws(BookError) -> Response {
        switch page.form["do"] {
        case "offline": try page.book.set(.offline, "yes")
        case "online": try page.book.set(.offline, nil)
        case "join": try join(page.book)
        case "leave": try page.book.set(.leaving, "yes")
        default: break
        }
        return .seeOther(AppAddress.settings.path)
    }
}

extension String {
    /// An address without the name and password that may stand in it.
    fileprivate var withoutPassword: String {
        let parts = split(separator: "@", maxSplits: 1)
        guard parts.count == 2 else { return self }
        let isSecure = hasPrefix("https")
        return (isSecure ? "https://" : "http://") + String(parts[1])
    }
}
