import Kernel

extension Commons {
    /// Whom this home server lets in. The host keeps them and does what is posted here.
    @Sendable static func devices(_ page: Page) throws(BookError) -> Response {
        guard let panel = page.request.context.devices else { return try elsewhere(page) }
        let list = try SettingsList(page, chosen: .devices)
        return unkept(
            page.screen(page.language(CommonsText.deviceTitle), tint: .home) { html in
                list.beside(html) {
                    devicesTitle(page, html)
                    if !panel.isLocked {
                        html.banner(
                            page.language(CommonsText.deviceUnlocked), tone: .warning,
                            icon: .warning)
                    }
                    if let removed = panel.removed { undoBanner(removed, page, html) }
                    if let entered = panel.entered { enteredBanner(entered, page, html) }
                    if let invitation = panel.invitation {
                        invitationCard(invitation, page, html)
                    }
                    deviceList(panel, page, html)
                    if panel.invitation == nil, mayChange(page) { addForm(page, html) }
                }
            })
    }

    /// One device, to rename or remove.
    @Sendable static func device(_ page: Page) throws(BookError) -> Response {
        guard let panel = page.request.context.devices else { return try elsewhere(page) }
        let id = page.names["device"]
        guard let device = panel.devices.first(where: { $0.id == id }) else {
            return .seeOther(AppAddress.devices.path)
        }
        let list = try SettingsList(page, chosen: .devices)
        return unkept(
            page.screen(
                device.name, tint: .home, status: panel.refusedName == nil ? 200 : 422
            ) { html in
                list.beside(html) {
                    html.largeTitle(
                        Heading(
                            device.name,
                            back: Link(
                                page.language(CommonsText.deviceTitle),
                                href: AppAddress.devices.path)))
                    if mayChange(page) { renameForm(device, panel, page, html) }
                    deviceFacts(device, page, html)
                    if mayChange(page) { rightForm(device, page, html) }
                    if mayChange(page) { removeForm(device, page, html) }
                }
            })
    }

    private static func mayChange(_ page: Page) -> Bool { !page.request.context.mayOnlyRead }

    /// In a browser's own copy: only the server knows its devices.
    private static func elsewhere(_ page: Page) throws(BookError) -> Response {
        let list = try SettingsList(page, chosen: .devices)
        return page.screen(page.language(CommonsText.deviceTitle), tint: .home) { html in
            list.beside(html) {
                devicesTitle(page, html)
                html.footnote(page.language(CommonsText.deviceElsewhere), icon: .offline)
            }
        }
    }

    /// What the answer shows is no part of the book, and no cache may keep it.
    static func unkept(_ response: Response) -> Response {
        var response = response
        response.headers.append(Response.Header("Cache-Control", "no-store"))
        return response
    }

    private static func devicesTitle(_ page: Page, _ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                language(CommonsText.deviceTitle),
                back: Link(language(WebText.settings), href: AppAddress.settings.path),
                isBesideList: true))
    }
}

// The parts of the screens.
extension Commons {
    private static func deviceList(_ panel: DevicePanel, _ page: Page, _ html: HTML) {
        let language = page.language
        if panel.devices.isEmpty {
            return html.footnote(language(CommonsText.deviceNone), icon: .info)
        }
        html.group(id: "devices") {
            for device in panel.devices {
                let isOwn = device.id == page.request.context.device
                html.row(
                    Row(
                        id: "d-" + device.id, title: device.name,
                        subtitle: language(device.right.label) + " · " + lastHere(device, page),
                        href: AppAddress.device(device.id),
                        figure: isOwn ? language(CommonsText.deviceOwn) : nil,
                        symbol: .icon(.device)))
            }
        }
    }

    private static func lastHere(_ device: KnownDevice, _ page: Page) -> String {
        let seen = lastSeen(device, page)
        return device.seen == nil ? seen : page.language(CommonsText.deviceSeenOn(seen))
    }

    private static func lastSeen(_ device: KnownDevice, _ page: Page) -> String {
        let (language, context) = (page.language, page.request.context)
        guard let seen = device.seen else { return language(CommonsText.deviceNeverSeen) }
        let date = seen.date(utcOffset: context.utcOffset)
        let isToday = date == context.now.date(utcOffset: context.utcOffset)
        return isToday ? language(CommonsText.deviceToday) : language.date(date)
    }

    private static func invitationCard(
        _ invitation: DevicePanel.Invitation, _ page: Page, _ html: HTML
    ) {
        let language = page.language
        html.card {
            // Whoever comes in by it changes the page, and nothing of the book.
            html.h2(.data("served", "")) { html.text(language(CommonsText.deviceAdd)) }
            onlyHere(invitation.address, page, html)
            html.p { html.text(language(CommonsText.deviceOpenIt(invitation.minutes))) }
            if let code = QRCode(invitation.address) {
                html.qrCode(code, label: language(CommonsText.deviceCode))
            }
            html.p {
                html.a(.href(invitation.address), .class("work"), .data("native")) {
                    html.code { html.text(invitation.address) }
                }
            }
            html.p(.class("sub")) { html.text(language(invitation.right.label)) }
            html.buttonLink(language(CommonsText.deviceDone), href: AppAddress.devices.path)
        }
    }

    /// Says of an address that is this machine's own that others can't open it.
    static func onlyHere(_ address: String, _ page: Page, _ html: HTML) {
        guard OwnAddress.isMeant(by: address) else { return }
        html.banner(
            page.language(CommonsText.deviceOnlyHere), tone: .warning, icon: .warning)
    }

    private static func addForm(_ page: Page, _ html: HTML) {
        let language = page.language
        html.card {
            html.h2 { html.text(language(CommonsText.deviceAnother)) }
            html.postForm(action: AppAddress.devices.path, return: nil) {
                html.hiddenFields([("do", "add")])
                rightField(.write, language, html)
                html.buttonBar { html.submitButton(language(CommonsText.deviceAdd)) }
                if page.request.context.books != nil {
                    html.p(.class("hint")) { html.text(language(CommonsText.deviceAllBooks)) }
                }
            }
        }
    }

    private static func rightField(
        _ right: KnownDevice.Right, _ language: Language, _ html: HTML
    ) {
        html.choiceField(
            FormField(
                "right", label: language(CommonsText.deviceRight), value: right.rawValue),
            [KnownDevice.Right.write, .read].map {
                FormField.Choice($0.rawValue, language($0.label))
            })
    }

    /// What it may do, to change it: that counts from its next request on.
    private static func rightForm(_ device: KnownDevice, _ page: Page, _ html: HTML) {
        let language = page.language
        html.card {
            html.postForm(action: AppAddress.devices.path, return: nil) {
                html.hiddenFields([("do", "allow"), ("id", device.id)])
                rightField(device.right, language, html)
                html.buttonBar { html.submitButton(language(CommonsText.save)) }
            }
        }
    }

    private static func enteredBanner(_ device: KnownDevice, _ page: Page, _ html: HTML) {
        html.banner(page.language(CommonsText.deviceEntered(device.name)), icon: .check)
    }

    private static func renameForm(
        _ device: KnownDevice, _ panel: DevicePanel, _ page: Page, _ html: HTML
    ) {
        let language = page.language
        html.card {
            html.postForm(action: AppAddress.devices.path, return: nil) {
                html.hiddenFields([("do", "rename"), ("id", device.id)])
                var field = FormField(
                    "name", label: language(CommonsText.deviceName),
                    value: panel.refusedName ?? device.name)
                field.error = panel.refusedName.map { _ in
                    language(CommonsText.deviceBadName(KnownDevice.longestName))
                }
                html.textField(field)
                html.buttonBar { html.submitButton(language(CommonsText.deviceRename)) }
            }
        }
    }

    private static func deviceFacts(_ device: KnownDevice, _ page: Page, _ html: HTML) {
        let language = page.language
        let made = device.made.date(utcOffset: page.request.context.utcOffset)
        html.card {
            html.facts {
                if !mayChange(page) {
                    html.fact(
                        language(CommonsText.deviceRight), language(device.right.label))
                }
                html.fact(language(CommonsText.deviceMade), language.date(made))
                html.fact(language(CommonsText.deviceSeen), lastSeen(device, page))
            }
        }
    }

    private static func removeForm(_ device: KnownDevice, _ page: Page, _ html: HTML) {
        let language = page.language
        html.card {
            let isOwn = device.id == page.request.context.device
            html.p {
                html.text(
                    language(
                        isOwn
                            ? CommonsText.deviceRemoveOwnSentence : CommonsText.deviceRemoveSentence
                    ))
            }
            html.postButton(
                Post(
                    language(CommonsText.deviceRemove(device.name)),
                    action: AppAddress.devices.path,
                    fields: [("do", "remove"), ("id", device.id)], tone: .danger))
        }
    }

    private static func undoBanner(_ device: KnownDevice, _ page: Page, _ html: HTML) {
        let language = page.language
        html.banner(language(CommonsText.deviceRemoved(device.name)), icon: .info) {
            html.postButton(
                Post(
                    language(CommonsText.deviceUndo), action: AppAddress.devices.path,
                    fields: [("do", "restore"), ("id", device.id)]))
        }
    }
}

extension KnownDevice.Right {
    fileprivate var label: Label {
        self == .write ? CommonsText.deviceWrites : CommonsText.deviceReads
    }
}
