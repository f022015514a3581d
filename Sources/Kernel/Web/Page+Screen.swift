extension Page {
    /// A screen in its frame. `content` writes the screen, `sheet` a sheet over it.
    ///
    /// - Parameter color: The class of what the screen is about, where that has a colour of its own:
    ///   tabs, rail, links and sheets wear it, too.
    package func screen(
        _ title: String, tint: Tint, color: String? = nil, status: Int = 200,
        content: (HTML) -> Void, sheet: (HTML) -> Void = { _ in }
    ) -> Response {
        let html = html()
        let chrome = chrome(title, tint)
        chrome.color = color
        chrome.script = script
        html.status = chrome.status
        html.isRefused = status == 422
        html.language = language
        html.asOf = asOf(status)
        endsWithComments(html)
        html.rows(
            query: String(Substring(here.utf8.drop { $0 != UInt8(ascii: "?") })),
            opened: request.query[HTML.actionsName])
        html.page(
            chrome,
            content: {
                if let subject { versionsBanner(subject, html) }
                content(html)
            }, sheet: { sheet(html) })
        return Response(status: status, headers: Page.headers, body: html.bytes)
    }

    /// A page, or a part of one, to write: its addresses are those of the book.
    package func html() -> HTML {
        let html = HTML(assets: app.assets)
        html.base = request.context.base
        html.isLooking = request.context.mayOnlyRead
        html.leadsToForm = app.takesPosts
        html.isToWrite = app.isToWrite
        if news != nil { html.unread = unread }
        return html
    }

    /// What forms say of when their values were read. A refused form shows what was typed again, over
    /// what was shown first; so does one that is asked for with what was typed.
    private func asOf(_ status: Int) -> String? {
        let before = status == 422 ? form[HTML.asOfName] : request.query[HTML.asOfName]
        if let before, LogPlace(before) != nil { return before }
        return (try? book.place())?.text
    }

    /// No script or style but the app's own files, nothing framed, nothing posted elsewhere.
    package static let contentSecurityPolicy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        + "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; "
        + "base-uri 'none'; frame-ancestors 'none'"

    private static let headers = [
        Response.Header("Content-Type", "text/html; charset=utf-8"),
        Response.Header("Content-Security-Policy", contentSecurityPolicy),
        Response.Header("X-Content-Type-Options", "nosniff"),
        Response.Header("Referrer-Policy", "same-origin"),
    ]

    /// Says of the record's texts which have several versions, and leads to where one chooses.
    package func versionsBanner(_ subject: Record, _ html: HTML) {
        guard let open = try? book.openVersions(subject), !open.isEmpty else { return }
        let fields = open.map { $0.field.label.text(in: language) }.joined(separator: ", ")
        let title = book.title(of: subject, in: language)
        html.banner(
            language(BookText.versions(title: title, field: fields)), tone: .warning, icon: .warning
        ) {
            html.buttonLink(
                language(BookText.seeVersions), href: AppAddress.look.path, style: .quiet)
        }
    }

    private func chrome(_ title: String, _ tint: Tint) -> Chrome {
        let chrome = Chrome(
            assets: app.assets, language: language.rawValue, tint: tint,
            title: title + " · Tallybook", description: language(WebText.description),
            tabs: tabs(tint), words: words, toast: toast)
        chrome.theme = theme
        if let others = books {
            chrome.books = others.map { $0.link(from: request.context.base, language) }
            chrome.brand = bookTitle ?? chrome.brand
            chrome.words.books = language(WebText.books)
        }
        // Who is invited need not be let in to a server as well.
        if request.path != AppAddress.join.path {
            chrome.status = request.context.sync?.line(request.context, language)
        }
        if chrome.status == nil, request.context.mayOnlyRead {
            chrome.status = StatusLine(language(WebText.onlyLooking), icon: .look)
        }
        return chrome
    }

    /// The books there are, where there are several.
    private var books: [KnownBook]? {
        let books = request.context.books?.books ?? request.context.sync?.books ?? []
        return books.count > 1 ? books : nil
    }

    /// The other books of this device.
    package var otherBooks: [KnownBook] {
        (books ?? []).filter { $0.base != request.context.base && $0.deleted == nil }
    }

    /// What the book is called, where there are several.
    package var bookTitle: String? {
        books?.first { $0.base == request.context.base }?.title(in: language)
    }

    private var words: Chrome.Words {
        Chrome.Words(
            skip: language(WebText.skip), navigation: language(WebText.sections),
            dismiss: language(WebText.dismiss), notSaved: language(WebText.notSaved),
            unreachable: language(WebText.unreachable), newVersion: language(WebText.newVersion),
            reload: language(WebText.reload),
            drafts: Chrome.Words.Drafts(
                shown: language(WebText.draftShown), offered: language(WebText.draftOffered),
                left: language(WebText.draftLeft), keepTyping: language(WebText.keepTyping),
                discard: language(WebText.discard), asked: language(WebText.questionsWaiting)))
    }

    /// Parts of a page without their frame, for the page script.
    package func parts(_ html: HTML) -> Response {
        Response(
            headers: [
                Response.Header("Content-Type", "text/html; charset=utf-8"),
                Response.Header("X-Content-Type-Options", "nosniff"),
            ], body: html.bytes)
    }

    private func tabs(_ tint: Tint) -> [Tab] {
        let home = Tab(
            language(WebText.home), href: "/", icon: .home, chosenIcon: .homeFilled, tint: .home,
            chosen: request.path == "/")
        let trackers = order.shown.map { tracker in
            Tab(
                tracker.title.text(in: language), href: tracker.path, icon: tracker.icon,
                chosenIcon: tracker.chosenIcon, tint: tracker.tint, chosen: tracker.tint == tint)
        }
        var own = [
            railTab(WebText.search, AppAddress.search.path, .search),
            railTab(WebText.add, AppAddress.add.path, .add),
            railTab(WebText.trash, AppAddress.trash.path, .trash),
            railTab(WebText.settings, AppAddress.settings.path, .settings),
        ]
        if request.context.mayOnlyRead { own.remove(at: 1) }
        return [home] + trackers + own
    }

    private func railTab(_ title: Label, _ path: String, _ icon: Icon) -> Tab {
        Tab(
            language(title), href: path, icon: icon, chosenIcon: icon, tint: .home,
            chosen: request.path == path, railOnly: true)
    }

    /// What was just done, if the address names an action that the book knows.
    private var toast: Toast? {
        guard let stamp = request.query[Page.doneName].flatMap({ Stamp($0) }),
            let what = (try? book.describe(stamp, in: language)) ?? nil
        else {
            if let notice {
                return Toast(notice.message, link: notice.link, dismissHref: here)
            }
            if let counted = counted(nil) { return Toast(counted, dismissHref: here) }
            return news == nil ? nil : newsToast
        }
        if (try? book.isFinal(stamp)) ?? false { return Toast(what, dismissHref: here) }
        let isUndoing = (try? book.isUndoing(stamp)) ?? false
        let undo = Post(
            language(isUndoing ? WebText.redo : WebText.undo), action: AppAddress.undo.path,
            fields: [("stamp", stamp.text), ("return", here)])
        var said = counted(what) ?? what
        var undoAll: Post?
        let row = row(request.query)
        if !row.isEmpty {
            let count = row.count + 1
            undoAll = undo
            undoAll?.label = language(isUndoing ? WebText.redoAll(count) : WebText.undoAll(count))
            undoAll?.fields.append((Page.rowName, row.map { $0.text }.joined(separator: ".")))
            said = language(BookText.inAll(what: what, count: count))
        }
        var toast = Toast(said + overwritten(by: stamp), undo: undo, dismissHref: here)
        toast.undoAll = undoAll
        toast.link = notice?.link
        return toast
    }

    /// Names what was changed elsewhere and then written over unseen.
    private func overwritten(by stamp: Stamp) -> String {
        guard let place = request.query[Page.overName].flatMap({ LogPlace($0) }),
            let all = try? book.overwritten(by: stamp, since: place)
        else { return "" }
        return all.prefix(3).reduce(into: "") { words, each in
            let value = each.field.display(each.value, in: language)
            words +=
                ". "
                + language(
                    BookText.overwritten(
                        title: book.title(of: each.record, in: language),
                        field: each.field.label.text(in: language), value: value))
        }
    }

    /// How what was asked for came out, if the address says so: "56 added, 6 were there already".
    private func counted(_ what: String?) -> String? {
        let counts = request.query[Page.countedName]?.utf8.split(separator: UInt8(ascii: "-"))
            .compactMap { Int(String(Substring($0))) }
        guard let counts, counts.count == 3 else { return nil }
        let (added, there, left) = (counts[0], counts[1], counts[2])
        var parts: [String] = []
        if added > 0 { parts.append(language(BookText.addedOf(added))) }
        if added == 0, let what { parts.append(what) }
        if there > 0 {
            parts.append(
                language(added == 0 && there == 1 ? BookText.wasThere : BookText.thereOf(there)))
        }
        if left > 0 { parts.append(language(BookText.linesLeft(left))) }
        return parts.isEmpty ? nil : parts.joined(separator: ", ").withCapital
    }
}
