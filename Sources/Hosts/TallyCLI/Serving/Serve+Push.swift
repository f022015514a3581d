import Kernel
import SQLiteStore
import WebPush

// Whom the server notifies.
extension Session {
    /// What sends notifications, if the server is told whom to name for it.
    func pushing(_ book: String) throws(Failure) -> (PushContact, NotificationsEndpoint.Sending)? {
        guard let text = arguments[.push] else { return nil }
        guard let contact = PushContact(text) else { throw .usage(.notAContact(text)) }
        if arguments.has(.demo) { throw .usage(.together(.push, .demo)) }
        let path = Session.pushPath(besides: book)
        try Session.requireOwn(devices: path)
        guard let new = PushKey.random() else { throw .server(language(PushText.noKey)) }
        do throws(StoreError) {
            let registry = try PushRegistry(path)
            let secret = try registry.secret(or: new.secret)
            guard let key = PushKey(secret: secret) else {
                throw StoreError(.damaged, detail: "\(path): the key")
            }
            let anywhere = surroundings.variable("TALLY_PUSH_TEST") == "1"
            return (
                contact,
                NotificationsEndpoint.Sending(registry: registry, key: key, anywhere: anywhere)
            )
        } catch {
            throw .store(error, path: path)
        }
    }

    func postman(
        _ contact: PushContact, _ sending: NotificationsEndpoint.Sending, _ books: Bookcase,
        _ app: App, _ devices: DeviceRegistry?, _ log: ServerLog
    ) -> Postman {
        let (key, anywhere) = (sending.key, sending.anywhere)
        var means = Postman.Means(
            devices: {
                guard let devices else { return [:] }
                guard let all = try? devices.all() else { return nil }
                return Dictionary(all.map { ($0.id, $0.name) }) { $1 }
            },
            send: { (subscription, message, delivery, now) in
                guard let address = PushAddress(subscription.endpoint, anywhere: anywhere),
                    let target = PushTarget(
                        address, point: subscription.point, secret: subscription.secret),
                    let chance = PushMessage.Chance.random(),
                    let sealed = PushMessage.sealed(message, for: target, chance),
                    let authorization = key.authorization(for: address, contact, now)
                else { return .refused(detail: "not sealed") }
                return PushService.send(
                    sealed, to: address, authorization: authorization, delivery, anywhere: anywhere)
            }, utcOffset: surroundings.utcOffsetAt)
        means.report = { (event, device, detail) in
            log.note(
                event, [("device", .text(device)), ("detail", .text(detail))], isLimited: true)
        }
        if anywhere { means.pace = (first: 1_000, quiet: 3_000) }
        return Postman(
            books, app, sending.registry, means, topics: key.secret, reminders: reminders)
    }

    static func pushPath(besides book: String) -> String { folder(of: book) + "/push.db" }
}
