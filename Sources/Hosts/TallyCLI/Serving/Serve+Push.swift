import Kernel
import SQLiteStore
import WebPush

// Whom the server notifies.
extension Session {
    /// By what notifications are sent, or why they can't be.
    struct Pushing {
        let contact: PushContact
        var sending: NotificationsEndpoint.Sending?
        var problem: String?
    }

    /// What sends notifications, if the server is told whom to name for it.
    ///
    /// The app doesn't need it: a file that can't be used is no reason not to start, and one that is damaged is put
    /// aside for a new one.
    func pushing(_ book: String, _ log: ServerLog) throws(Failure) -> Pushing? {
        guard let text = arguments[.push] else { return nil }
        guard let contact = PushContact(text) else { throw .usage(.notAContact(text)) }
        if arguments.has(.demo) { throw .usage(.together(.push, .demo)) }
        guard let new = PushKey.random() else { throw .server(language(PushText.noKey)) }
        let path = Session.pushPath(besides: book)
        var pushing = Pushing(contact: contact)
        do throws(Failure) {
            try Session.requireOwn(devices: path)
            pushing.sending = try sending(path, new, log)
        } catch {
            let problem = error.sentences(in: .english).joined(separator: " ")
            pushing.problem = problem
            log.note("unkept", [("detail", .text("push.db: " + problem))], isFailure: true)
        }
        return pushing
    }

    private func sending(
        _ path: String, _ new: PushKey, _ log: ServerLog
    ) throws(Failure) -> NotificationsEndpoint.Sending {
        do throws(StoreError) {
            return try sending(path, new)
        } catch {
            guard error.reason == .damaged, let aside = try? PushRegistry.putAside(path) else {
                throw .server(error.detail)
            }
            log.note("aside", [("path", .text(aside))], isFailure: true)
        }
        do throws(StoreError) { return try sending(path, new) } catch {
            throw .server(error.detail)
        }
    }

    private func sending(
        _ path: String, _ new: PushKey
    ) throws(StoreError) -> NotificationsEndpoint.Sending {
        let registry = try PushRegistry(path)
        let secret = try registry.secret(or: new.secret)
        _ = try registry.subscriptions()
        guard let key = PushKey(secret: secret) else {
            throw StoreError(.damaged, detail: "\(path): the key")
        }
        let anywhere = surroundings.variable("TALLY_PUSH_TEST") == "1"
        return NotificationsEndpoint.Sending(registry: registry, key: key, anywhere: anywhere)
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
            let whose: ServerLog.Facts = device.isEmpty ? [] : [("device", .text(device))]
            log.note(event, whose + [("detail", .text(detail))], isLimited: true)
        }
        means.beside = { work in if !PostmanThread.begin(work) { work() } }
        if anywhere { means.pace = (first: 1_000, quiet: 3_000, apart: 1_000) }
        return Postman(
            books, app, sending.registry, means, topics: key.secret, reminders: reminders)
    }

    static func pushPath(besides book: String) -> String { folder(of: book) + "/push.db" }
}
