import Kernel

/// The one page that strangers see, and the one on which they come in. It needs no script, and holds
/// nothing of the book.
struct DoorPage {
    let assets: AssetNames
    let language: Language
    /// The key in the address, if it lets in; without one the page asks for an address.
    var key: String?
    /// Where to go once let in.
    var returnPath = "/"
    var name = ""
    /// What was typed as the address.
    var address = ""
    var problem: Problem?
    /// Whether something was sent, which was not kept.
    var isUnsaved = false
    /// What the device is called that opened an address although it is in; the address is for another.
    var alreadyIn: String?
    /// By what somebody is in already who asks for an address, or opens one that lets nobody in.
    var isIn: Insider?
    /// Whether the address that they opened is good for nothing.
    var needsNone = false
    /// Whether it says that what stood at an address isn't shown to others any more.
    var isGone = false
    /// Whether the address lets in a device that may not write.
    var mayOnlyRead = false
    /// Whether it only says that a device that is in may not write.
    var refusesWriting = false
    /// Whether the browser should ask again at once: it came by a link of another site, and then leaves
    /// cookies at home.
    var asksAgain = false

    /// Who needs nobody to let them in.
    enum Insider: Sendable {
        case user
        /// By its name.
        case device(String)

        fileprivate var sentence: Label {
            switch self {
            case .user: DoorText.isHere
            case .device(let name): DoorText.inAs(name)
            }
        }
    }

    /// Why somebody isn't let in yet.
    enum Problem {
        case badName, notAKey, slow

        /// What is said of it above the form; of a name, it is said beside its field.
        fileprivate var banner: Label? {
            switch self {
            case .badName: nil
            case .notAKey: DoorText.notAKey
            case .slow: DoorText.slow
            }
        }
    }

    func response(status: Int) -> Response {
        let html = HTML(assets: assets, capacity: 4_096)
        html.raw("<!doctype html>")
        html.html(.lang(language.rawValue)) {
            html.head { head(html) }
            html.body(.class("tint-home")) {
                html.main(.class("column"), .id("main")) {
                    html.div(.class("empty")) { content(html) }
                }
            }
        }
        return Response(status: status, headers: Self.headers(status), body: html.bytes)
    }

    private static func headers(_ status: Int) -> [Response.Header] {
        var headers = [
            Response.Header("Content-Type", "text/html; charset=utf-8"),
            Response.Header(
                "Content-Security-Policy",
                "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; "
                    + "base-uri 'none'; frame-ancestors 'none'"),
            Response.Header("Cache-Control", "no-store"),
        ]
        if status == 401 { headers.append(.challenge) }
        if status == 429 { headers.append(Response.Header("Retry-After", "60")) }
        return headers
    }

    private func head(_ html: HTML) {
        html.meta(.charset("utf-8"))
        html.meta(
            .name("viewport"), .content("width=device-width, initial-scale=1, viewport-fit=cover"))
        if asksAgain { html.raw("<meta http-equiv=\"refresh\" content=\"0\">") }
        html.title { html.text("Tallybook") }
        html.meta(.name("robots"), .content("noindex"))
        html.link(.rel("stylesheet"), .href(assets.style))
        html.link(.rel("icon"), .href(assets.favicon), .type("image/svg+xml"))
    }

    private func content(_ html: HTML) {
        html.img(.src(assets.favicon), .alt(""), .width(88), .height(88))
        if isGone { return gone(html) }
        if refusesWriting { return notWritten(html) }
        if let alreadyIn { return inAlready(alreadyIn, html) }
        if key != nil {
            html.h1 { html.text(language(DoorText.welcome)) }
            if mayOnlyRead { html.p { html.text(language(DoorText.willOnlyRead)) } }
        } else if let isIn {
            html.h1 { html.text(language(DoorText.alreadyIn)) }
            html.p { html.text(language(isIn.sentence)) }
            if needsNone { html.p { html.text(language(DoorText.needsNone)) } }
            html.buttonLink(language(DoorText.goOn), href: returnPath)
            if needsNone { return }
        } else {
            html.h1 { html.text(language(DoorText.title)) }
            html.p { html.text(language(DoorText.what)) }
            html.h2 { html.text(language(DoorText.how)) }
            html.p { html.text(language(DoorText.ways)) }
        }
        if isUnsaved {
            html.banner(language(DoorText.notSaved), tone: .danger, icon: .warning)
        }
        if let banner = problem?.banner {
            html.banner(language(banner), tone: .danger, icon: .warning)
        }
        form(html)
        if key == nil {
            html.buttonLink(
                language(DoorText.shared), href: AppAddress.join.path, style: .quiet)
        }
    }

    private func inAlready(_ name: String, _ html: HTML) {
        html.h1 { html.text(language(DoorText.alreadyIn)) }
        html.p { html.text(language(DoorText.notUsedUp(name))) }
        html.buttonLink(language(DoorText.goOn), href: returnPath)
    }

    private func gone(_ html: HTML) {
        html.h1 { html.text(language(DoorText.gone)) }
        html.p { html.text(language(DoorText.goneWhy)) }
    }

    private func notWritten(_ html: HTML) {
        html.h1 { html.text(language(DoorText.onlyLooks)) }
        html.p { html.text(language(DoorText.notChanged)) }
        html.buttonLink(language(DoorText.back), href: returnPath)
    }

    private func form(_ html: HTML) {
        html.postForm(
            action: key.map { Entrance.path + "/" + $0 } ?? Entrance.path, return: returnPath
        ) {
            if key == nil {
                html.textField(
                    FormField(
                        "address", label: language(DoorText.address), value: address,
                        placeholder: "https://…/enter/…", required: true))
            }
            var field = FormField(
                "name", label: language(DoorText.name), value: name,
                hint: language(DoorText.nameHint), required: true)
            field.maxlength = KnownDevice.longestName
            field.error =
                problem == .badName ? language(DoorText.badName("\(KnownDevice.longestName)")) : nil
            html.textField(field)
            html.buttonBar {
                html.submitButton(language(key == nil ? DoorText.comeIn : DoorText.letMeIn))
            }
        }
    }
}

extension Response.Header {
    /// How a program says who it is; browsers ask nobody by it.
    static let challenge = Response.Header("WWW-Authenticate", "Bearer realm=\"Tallybook\"")
}
