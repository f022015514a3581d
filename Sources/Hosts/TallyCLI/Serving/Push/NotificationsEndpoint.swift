import Kernel
import SQLiteStore
import WebPush

/// The notifications in the app's settings: gives their screen what it shows, and does what is posted there.
struct NotificationsEndpoint: Sendable {
    static let path = AppAddress.notifications.path

    /// By what notifications are sent; nil where the server wasn't told to send any.
    let sending: Sending?
    /// Why none are sent although it was told to; nil where there is no such reason.
    var problem: String?
    /// Is told of which books somebody wants to know from now on.
    var began: @Sendable ([String]) -> Void = { _ in }

    struct Sending: Sendable {
        let registry: PushRegistry
        let key: PushKey
        /// Whether http and private networks will do, for tests.
        let anywhere: Bool
    }

    /// The answer to a request; `next` answers all others, and writes the screen.
    func answer(
        _ request: Request, _ pool: BookPool, _ next: (Request) -> Response
    ) -> Response {
        guard request.path == Self.path else { return next(request) }
        let language = language(request, pool)
        do throws(StoreError) {
            if request.method == .post {
                guard let sending else { return .seeOther(Self.path) }
                return try perform(request, sending, language)
            }
            var request = request
            var panel = DevicePanel(devices: [])
            panel.notifications = try self.panel(request, language)
            request.context.devices = panel
            return next(request)
        } catch {
            return .text(language(PushText.unusable(error.detail)) + "\n", status: 503)
        }
    }

    /// The one in which the page is.
    private func language(_ request: Request, _ pool: BookPool) -> Language {
        let chosen = try? pool.using { (open) throws(BookError) in
            do throws(StoreError) {
                return try open.store.setting(Setting.language.rawValue)
            } catch {
                throw .store(error)
            }
        }
        return chosen.flatMap { $0 }.flatMap { Language(rawValue: $0) }
            ?? Language.preferred(acceptLanguage: request.context.acceptLanguage)
    }

    private func books(_ request: Request) -> [KnownBook] {
        request.context.books?.books ?? [.first]
    }

    private func panel(
        _ request: Request, _ language: Language
    ) throws(StoreError) -> NotificationPanel {
        guard let sending else {
            return NotificationPanel(
                language(problem.map { PushText.unusable($0) } ?? PushText.off))
        }
        let own = try sending.registry.subscriptions().first {
            $0.device == request.context.device ?? ""
        }
        let books = books(request)
        let added = books.map { book in
            NotificationPanel.Switch(
                Self.field(book),
                books.count == 1 ? language(PushText.thisBook) : book.title(in: language),
                isOn: own?.books.contains(book.key) ?? false)
        }
        let reminders = NotificationPanel.Switch(
            "reminders", language(PushText.reminders), isOn: own?.hasReminders ?? false)
        return NotificationPanel(
            language(PushText.sentence),
            NotificationPanel.Offer(
                key: sending.key.text, unable: language(PushText.unable),
                denied: language(PushText.denied),
                groups: [
                    NotificationPanel.Group(
                        language(PushText.reminders), note: language(PushText.remindersNote),
                        [reminders]),
                    NotificationPanel.Group(
                        language(PushText.added), note: language(PushText.addedNote), added),
                ],
                shared: NotificationPanel.Group(
                    language(PushText.sharedBooks), note: language(PushText.sharedNote)),
                numbers: (own?.shared ?? []).map { $0.number.hex }.joined(separator: " ")))
    }

    private static func field(_ book: KnownBook) -> String { "book-" + book.handle }

    private func perform(
        _ request: Request, _ sending: Sending, _ language: Language
    ) throws(StoreError) -> Response {
        let (form, device) = (Parameters(formEncoded: request.body), request.context.device ?? "")
        if form["do"] == "left" {
            if let number = BookNumber(hex: form["shared"] ?? "") {
                try sending.registry.forget(shared: number, of: device)
            }
            return .text("", status: 204)
        }
        let own = try sending.registry.subscriptions().first { $0.device == device }
        let isRenewal = form["do"] == "renew"
        if isRenewal, own == nil { return .text("", status: 204) }
        let isOn = { (name: String) in form.all(name).last == "true" }
        let hasReminders = isRenewal ? own?.hasReminders ?? false : isOn("reminders")
        let wished =
            isRenewal
            ? own?.books ?? [] : books(request).filter { isOn(Self.field($0)) }.map { $0.key }
        let shared = isRenewal ? own?.shared ?? [] : Self.shared(form.all("shared"))
        guard hasReminders || !wished.isEmpty || !shared.isEmpty else {
            _ = try sending.registry.forget(device)
            return .seeOther(Self.path)
        }
        let typed = form["endpoint"] ?? ""
        guard let address = PushAddress(typed, anywhere: sending.anywhere),
            let target = PushTarget(
                address, point: Base64URL.decode(form["p256dh"] ?? "") ?? [],
                secret: Base64URL.decode(form["auth"] ?? "") ?? [])
        else {
            return .text(
                language(PushText.badSubscription(typed.truncated(to: 60))) + "\n", status: 422)
        }
        let isKept = try sending.registry.keep(
            PushRegistry.Subscription(
                device: device, endpoint: target.address.text, point: target.point,
                secret: target.secret,
                language: isRenewal ? own?.language ?? "" : language.rawValue,
                hasReminders: hasReminders, books: wished, shared: shared, made: request.context.now
            ))
        guard isKept else { return .text(language(PushText.tooMany) + "\n", status: 507) }
        began(wished)
        return isRenewal ? .text("", status: 204) : .seeOther(Self.path)
    }

    /// The sealed books that a browser names, each as its number and the public key of its member there.
    private static func shared(_ typed: [String]) -> [PushRegistry.Shared] {
        typed.prefix(100).compactMap { text in
            let parts = text.split(separator: ":").map(String.init)
            guard parts.count == 2, let number = BookNumber(hex: parts[0]),
                let key = PublicKey(hex: parts[1])
            else { return nil }
            return PushRegistry.Shared(number, KeyID(of: key))
        }
    }
}

extension PushText {
    /// Why there are no notifications, with the name of the file that is in the way.
    static func unusable(_ detail: String, _ path: String = "push.db") -> Label {
        FileText.reading(path: path, reason: Label { _ in detail.truncated(to: 160) })
    }
}
