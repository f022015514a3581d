import Kernel

extension Locks {
    /// What somebody gets who isn't let in: the page for strangers, or for programs a sentence.
    func turnAway(_ head: RequestHead, target: String, method: String) -> Response {
        let accepts = head.accept?.text.lowercased() ?? ""
        let isReading = method == "GET" || method == "HEAD"
        if accepts.contains("text/html") {
            var page = DoorPage(assets: doorkeeper.assets, language: head.language)
            page.returnPath = isReading ? target : "/"
            page.isUnsaved = !isReading
            page.asksAgain = isReading && head.comesFromElsewhere
            return page.response(status: 401)
        }
        let sentence = head.language(DoorText.plain)
        guard accepts.contains("json") else { return .refusal(sentence + "\n", nil) }
        return .refusal(
            JSONText(["error": .string("not let in"), "message": .string(sentence)]).text + "\n",
            "application/json")
    }

    /// What a device gets that may only read: a page with a way back, or for programs a sentence.
    func refuseWriting(_ head: RequestHead) -> Response {
        guard head.accept?.text.lowercased().contains("text/html") ?? false else {
            return .text(head.language(DoorText.mayOnlyRead) + "\n", status: 403)
        }
        var page = DoorPage(assets: doorkeeper.assets, language: head.language)
        page.returnPath = head.ownReferer
        page.refusesWriting = true
        return page.response(status: 403)
    }
}

extension Response {
    fileprivate static func refusal(_ text: String, _ type: String?) -> Response {
        Response(
            status: 401,
            headers: [
                Header("Content-Type", type ?? "text/plain; charset=utf-8"),
                Header("Cache-Control", "no-store"), .challenge,
            ], body: [UInt8](text.utf8))
    }
}

extension RequestHead {
    /// The path of the page of this server that a form stood on; the first page where none is named.
    fileprivate var ownReferer: String {
        guard let referer = referer?.text, let host = host?.text else { return "/" }
        let start = (referer.hasPrefix("https://") ? "https://" : "http://") + host + "/"
        guard referer.hasPrefix(start) else { return "/" }
        return Entrance.returnPath(String(referer.dropFirst(start.count - 1)))
    }

    /// Whether a link of another site brought the browser here, so that it left its cookie at home.
    fileprivate var comesFromElsewhere: Bool {
        cookie == nil && fetchMode?.isSame(as: "navigate") ?? false
            && (fetchSite?.isSame(as: "cross-site") ?? false)
    }
}
