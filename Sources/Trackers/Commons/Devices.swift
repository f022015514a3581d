import Kernel

extension Commons {
    static let devicesPath = "/settings/devices"

    /// Whom this home server lets in. The host keeps them and does what is posted here.
    @Sendable static func devices(_ page: Page) throws(BookError) -> Response {
        guard let panel = page.request.context.devices else { return elsewhere(page) }
        return unkept(
            page.screen(page.language(DevicesText.title), tint: .home) { html in
                html.column {
                    devicesTitle(page, html)
                    if !panel.isLocked {
                        html.banner(
                            page.language(DevicesText.unlocked), tone: .warning, icon: .warning)
                    }
                    if let removed = panel.removed { undoBanner(removed, page, html) }
                    if let invitation = panel.invitation {
                        invitationCard(invitation, page, html)
                    }
                    deviceList(panel, page, html)
                    if panel.invitation == nil { addForm(page, html) }
                }
            })
    }

    /// One device, to rename or remove.
    @Sendable static func device(_ page: Page) throws(BookError) -> Response {
        guard let panel = page.request.context.devices else { return elsewhere(page) }
        let id = page.names["device"]
        guard let device = panel.devices.first(where: { $0.id == id }) else {
            return .seeOther(devicesPath)
        }
        return unkept(
            page.screen(
                device.name, tint: .home, status: panel.refusedName == nil ? 200 : 422
            ) { html in
                html.column {
                    html.largeTitle(
                        Heading(
                            device.name,
                            back: Link(page.language(DevicesText.title), href: devicesPath)))
                    renameForm(device, panel, page, html)
                    deviceFacts(device, page, html)
                    removeForm(device, page, html)
                }
            })
    }

    /// In a browser's own copy: only the server knows its devices.
    private static func elsewhere(_ page: Page) -> Response {
        page.screen(page.language(DevicesText.title), tint: .home) { html in
            html.column {
                devicesTitle(page, html)
                html.footnote(page.language(DevicesText.elsewhere), icon: .offline)
            }
        }
    }

    /// What the answer shows is no part of the book, and no cache may keep it.
    private static func unkept(_ response: Response) -> Response {
        var response = response
        response.headers.append(Response.Header("Cache-Control", "no-store"))
        return response
    }

    private static func devicesTitle(_ page: Page, _ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                language(DevicesText.title),
                back: Link(language(WebText.settings), href: "/settings")))
    }

    /// In the settings of an app that stands before a server.
    static func devicesRow(_ page: Page, _ html: HTML) {
        guard page.app.assets.hasEvents else { return }
        let language = page.language
        html.group(id: "devices") {
            html.row(
                Row(
                    id: "setting-devices", title: language(DevicesText.title),
                    subtitle: language(DevicesText.sentence), href: devicesPath,
                    symbol: .icon(.device)))
        }
    }
}

// The parts of the screens.
extension Commons {
    private static func deviceList(_ panel: DevicePanel, _ page: Page, _ html: HTML) {
        let language = page.language
        if panel.devices.isEmpty {
            return html.footnote(language(DevicesText.none), icon: .info)
        }
        html.group(id: "devices") {
            for device in panel.devices {
                let isOwn = device.id == page.request.context.device
                html.row(
                    Row(
                        id: "d-" + device.id, title: device.name,
                        subtitle: language(device.right.label) + " · " + lastSeen(device, page),
                        href: devicesPath + "/" + device.id,
                        figure: isOwn ? language(DevicesText.own) : nil, symbol: .icon(.device)))
            }
        }
    }

    private static func lastSeen(_ device: KnownDevice, _ page: Page) -> String {
        let (language, context) = (page.language, page.request.context)
        guard let seen = device.seen else { return language(DevicesText.neverSeen) }
        let date = seen.date(utcOffset: context.utcOffset)
        if date == context.now.date(utcOffset: context.utcOffset) {
            return language(DevicesText.seenToday)
        }
        return language(DevicesText.seenOn(language.date(date)))
    }

    private static func invitationCard(
        _ invitation: DevicePanel.Invitation, _ page: Page, _ html: HTML
    ) {
        let language = page.language
        html.card {
            html.h2 { html.text(language(DevicesText.add)) }
            html.p { html.text(language(DevicesText.openIt(minutes: invitation.minutes))) }
            if let code = QRCode(invitation.address) {
                html.qrCode(code, label: language(DevicesText.code))
            }
            html.p {
                html.a(.href(invitation.address), .class("work"), .data("native")) {
                    html.code { html.text(invitation.address) }
                }
            }
            html.p(.class("sub")) { html.text(language(invitation.right.label)) }
            html.buttonLink(language(DevicesText.done), href: devicesPath)
        }
    }

    private static func addForm(_ page: Page, _ html: HTML) {
        let language = page.language
        html.card {
            html.postForm(action: devicesPath, return: nil) {
                html.hiddenFields([("do", "add")])
                html.choiceField(
                    FormField("right", label: language(DevicesText.right), value: "write"),
                    [KnownDevice.Right.write, .read].map {
                        FormField.Choice($0.rawValue, language($0.label))
                    })
                html.buttonBar { html.submitButton(language(DevicesText.add)) }
            }
        }
    }

    private static func renameForm(
        _ device: KnownDevice, _ panel: DevicePanel, _ page: Page, _ html: HTML
    ) {
        let language = page.language
        html.card {
            html.postForm(action: devicesPath, return: nil) {
                html.hiddenFields([("do", "rename"), ("id", device.id)])
                var field = FormField(
                    "name", label: language(DevicesText.name),
                    value: panel.refusedName ?? device.name)
                field.error = panel.refusedName.map { _ in language(DevicesText.badName) }
                html.textField(field)
                html.buttonBar { html.submitButton(language(DevicesText.rename)) }
            }
        }
    }

    private static func deviceFacts(_ device: KnownDevice, _ page: Page, _ html: HTML) {
        let language = page.language
        let made = device.made.date(utcOffset: page.request.context.utcOffset)
        html.card {
            html.facts {
                html.fact(language(DevicesText.right), language(device.right.label))
                html.fact(language(DevicesText.made), language.date(made))
                html.fact(language(DevicesText.seen), lastSeen(device, page))
            }
        }
    }

    private static func removeForm(_ device: KnownDevice, _ page: Page, _ html: HTML) {
        let language = page.language
        html.card {
            let isOwn = device.id == page.request.context.device
            html.p {
                html.text(
                    language(isOwn ? DevicesText.removeOwnSentence : DevicesText.removeSentence))
            }
            html.postButton(
                Post(
                    language(DevicesText.remove), action: devicesPath,
                    fields: [("do", "remove"), ("id", device.id)], tone: .danger))
        }
    }

    private static func undoBanner(_ device: KnownDevice, _ page: Page, _ html: HTML) {
        let language = page.language
        html.banner(language(DevicesText.removed(device.name)), icon: .info) {
            html.postButton(
                Post(
                    language(DevicesText.undo), action: devicesPath,
                    fields: [("do", "restore"), ("id", device.id)]))
        }
    }
}

extension KnownDevice.Right {
    fileprivate var label: DevicesText { self == .write ? .writes : .reads }
}
