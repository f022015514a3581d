import Kernel

/// Where one comes in: `/enter` asks for an address, `/enter/KEY` is one.
///
/// Looking at an address doesn't use it up, since messengers look at what is sent; the button does.
struct Entrance: Sendable {
    static let path = AppAddress.enter
    /// Strangers may post here, but not much.
    static let bodyLimit = 16 << 10

    let locks: Locks
    let head: RequestHead
    let trier: Locks.Trier
    let visitor: Locks.Visitor
    /// The device that asks, if it is in already.
    private var device: KnownDevice? { visitor.device }

    /// Whether a target, as it came, is the entrance's and nobody else's.
    static func isTarget(_ target: String) -> Bool {
        guard target.utf8.starts(with: path.utf8) else { return false }
        let next = target.utf8.dropFirst(path.utf8.count).first
        return next == nil || next == UInt8(ascii: "/") || next == UInt8(ascii: "?")
    }

    func answer(_ request: Request) -> Response {
        let form = request.method == .post ? Parameters(formEncoded: request.body) : [:]
        let typed = form["address"] ?? ""
        var page = DoorPage(assets: locks.doorkeeper.assets, language: head.language)
        page.returnPath = Self.returnPath(form["return"] ?? request.query["return"])
        page.address = typed
        page.name = form["name"] ?? head.deviceGuess
        guard let key = Self.key(typed.isEmpty ? request.path : typed) else {
            // An invitation to a shared book lets nobody in here: it opens a page of its own.
            if let code = (try? InvitationLink(typed))?.text.split(separator: "#").last {
                return .seeOther(AppAddress.join.path + "#" + code)
            }
            if request.method == .post {
                page.problem = .notAKey
            } else {
                page.isIn = visitor.isIn
            }
            return page.response(status: request.method == .post ? 422 : 200)
        }
        guard locks.allowsTry(of: trier) else {
            page.problem = .slow
            return page.response(status: 429)
        }
        guard let invitation = locks.doorkeeper.invitation(key) else { return wrong(&page) }
        page.key = key
        page.mayOnlyRead = invitation.right == .read
        if request.method == .post { return enter(key, &page) }
        page.alreadyIn = device.flatMap { gains($0, by: invitation) ? nil : $0.name }
        if !invitation.name.isEmpty { page.name = invitation.name }
        return page.response(status: 200)
    }

    /// Whether a device that is in may do more by an invitation.
    private func gains(_ device: KnownDevice, by invitation: Doorkeeper.Invitation) -> Bool {
        device.right == .read && invitation.right == .write
    }

    /// Used, ended or never made: all the same to whoever asks.
    private func wrong(_ page: inout DoorPage) -> Response {
        let isCounted = locks.countWrong(of: trier)
        if isCounted, let isIn = visitor.isIn {
            (page.isIn, page.needsNone) = (isIn, true)
            return page.response(status: 200)
        }
        page.problem = isCounted ? .notAKey : .slow
        return page.response(status: isCounted ? 401 : 429)
    }

    private func enter(_ key: String, _ page: inout DoorPage) -> Response {
        guard let name = KnownDevice.name(page.name) else {
            page.problem = .badName
            return page.response(status: 422)
        }
        let old = head.cookie.flatMap { Cookie.token(in: $0.text)?.token }
        guard let token = locks.doorkeeper.enter(key, name, old) else {
            page.key = nil
            return wrong(&page)
        }
        locks.doorkeeper.report(.entered(name: name, from: trier.address))
        var response = Response.seeOther(page.returnPath)
        response.headers += [
            Cookie.field(token, isSecure: head.isSecure),
            Response.Header("Cache-Control", "no-store"),
        ]
        return response
    }

    /// The key in an address, which may stand among other words, or a key by itself; nil if there is none in it.
    static func key(_ text: String) -> String? {
        let text = text.trimmed.lowercased()
        var rest = text[...]
        while let place = rest.firstRange(of: path + "/") {
            rest = rest[place.upperBound...]
            if let key = fitting(rest.utf8.prefix { isOfKey($0) }) { return key }
        }
        let last = text.prefix { $0 != "?" && $0 != "#" }.utf8.split(separator: UInt8(ascii: "/"))
            .last
        guard let last, last.allSatisfy({ isOfKey($0) }) else { return nil }
        return fitting(last)
    }

    private static func isOfKey(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte)
    }

    private static func fitting(_ key: Substring.UTF8View) -> String? {
        (20...60).contains(key.count) ? String(Substring(key)) : nil
    }

    static func returnPath(_ path: String?) -> String {
        guard let path, path.hasPrefix("/"), !path.hasPrefix("//"), !path.contains("\\"),
            path.utf8.allSatisfy({ (0x21...0x7e).contains($0) }), !isTarget(path),
            path.utf8.count < 2_000
        else { return "/" }
        return path
    }
}

extension RequestHead {
    var language: Language { .preferred(acceptLanguage: acceptLanguage?.text ?? "en") }

    /// Whether the browser itself is connected by HTTPS: its own word where it gives one, else that of
    /// the proxy. Who lies here only spoils a cookie of their own.
    var isSecure: Bool {
        if let origin = origin?.text, origin != "null" { return origin.hasPrefix("https://") }
        return forwardedProto?.isSame(as: "https") ?? false
    }

    /// A name to begin with, from what the browser says of its device: "iPhone", "Firefox (Linux)".
    fileprivate var deviceGuess: String {
        let text = userAgent?.text ?? ""
        guard let device = RequestHead.devices.first(where: { text.contains($0.sign) }) else {
            return ""
        }
        guard !device.isOne,
            let browser = RequestHead.browsers.first(where: { text.contains($0.sign) })
        else { return device.name }
        return "\(browser.name) (\(device.name))"
    }

    /// Whether a device has but one browser that matters, and so needs no more than its own name.
    private static let devices: [(sign: String, name: String, isOne: Bool)] = [
        ("iPhone", "iPhone", true), ("iPad", "iPad", true), ("Android", "Android", true),
        ("Macintosh", "Mac", false), ("Windows", "Windows", false), ("CrOS", "Chromebook", true),
        ("Linux", "Linux", false),
    ]

    /// In the order in which they are to be looked for: each of the later ones is named by earlier ones, too.
    private static let browsers: [(sign: String, name: String)] = [
        ("Firefox/", "Firefox"), ("Edg/", "Edge"), ("OPR/", "Opera"), ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]
}
