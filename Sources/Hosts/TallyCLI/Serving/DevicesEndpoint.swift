import Kernel
import SQLiteStore
import Synchronization

/// The devices in the app's settings: gives their screens what they show, and does what is posted there.
final class DevicesEndpoint: Sendable {
    private static let path = AppAddress.devices.path
    private let registry: DeviceRegistry?
    private let isLocked: Bool
    private let log: ServerLog
    /// Is told which device was shut out.
    private let removed: @Sendable (String) -> Void
    /// The invitations that were made here and may still be open, by what their pages are asked for.
    private let shown = Mutex<[String: Shown]>([:])

    /// An invitation as its page shows it, to the device that made it; the owner has none.
    private struct Shown {
        let invitation: DevicePanel.Invitation
        let key: String
        let maker: String?
        let ends: Instant
    }

    init(
        _ registry: DeviceRegistry?, isLocked: Bool, _ log: ServerLog,
        removed: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.removed = removed
        self.registry = registry
        self.isLocked = isLocked
        self.log = log
    }

    /// The answer to a request; `next` answers all others, and writes the screens.
    func answer(_ request: Request, _ next: (Request) -> Response) -> Response {
        guard request.path.utf8.starts(with: Self.path.utf8), let registry else {
            return next(addressed(request))
        }
        do throws(StoreError) {
            if request.method == .post {
                return try perform(Parameters(formEncoded: request.body), request, registry, next)
            }
            var panel = try panel(registry)
            panel.removed = try request.query["removed"].flatMap { (id) throws(StoreError) in
                try registry.removed(id, request.context.now)
            }
            if let made = request.query["invitation"].flatMap({ own($0, request.context) }) {
                panel.invitation = try open(made, request.context.now, registry)
                panel.entered = try registry.entered(made.key)
            }
            return next(showing(panel, request.path, request))
        } catch {
            let language = Language.preferred(acceptLanguage: request.context.acceptLanguage)
            return .text(language(error.label) + "\n", status: 503)
        }
    }

    /// With the address of the server, for the screens of what is shown at one.
    private func addressed(_ request: Request) -> Request {
        guard request.path.utf8.starts(with: AppAddress.show.utf8) else {
            return request
        }
        var request = request
        request.context.server = (try? registry?.address()) ?? nil
        return request
    }

    private func perform(
        _ form: Parameters, _ request: Request, _ registry: DeviceRegistry,
        _ next: (Request) -> Response
    ) throws(StoreError) -> Response {
        let (now, id) = (request.context.now, form["id"] ?? "")
        switch form["do"] {
        case "add":
            let right = form.all("right").last.flatMap { KnownDevice.Right(rawValue: $0) }
            let made = try invite(right ?? .read, request.context, registry)
            let name = try panel(registry).name(request.context.device)
            log.noteInvitation(right ?? .read, by: name)
            return .seeOther(Self.path + "?invitation=" + made)
        case "rename": return try rename(id, form["name"] ?? "", request, registry, next)
        case "allow":
            let right = form.all("right").last.flatMap { KnownDevice.Right(rawValue: $0) }
            if let right, try registry.allow(id, right) {
                let name = try panel(registry).name(request.context.device)
                log.note(.allowed, try panel(registry).name(id) ?? id, right, by: name)
            }
            return .seeOther(AppAddress.device(id))
        case "remove":
            let panel = try panel(registry)
            let isRemoved = try registry.remove(id, now)
            if isRemoved {
                removed(id)
                note(.removed, id, panel, request)
            }
            return .seeOther(Self.path + (isRemoved ? "?removed=" + id : ""))
        case "restore":
            let isRestored = try registry.restore(id, now)
            if isRestored { note(.restored, id, try panel(registry), request) }
        default: break
        }
        return .seeOther(Self.path)
    }

    private func note(
        _ change: DeviceChange, _ id: String, _ panel: DevicePanel, _ request: Request
    ) {
        log.note(change, panel.name(id) ?? id, by: panel.name(request.context.device))
    }

    private func rename(
        _ id: String, _ typed: String, _ request: Request, _ registry: DeviceRegistry,
        _ next: (Request) -> Response
    ) throws(StoreError) -> Response {
        guard let name = KnownDevice.name(typed) else {
            var panel = try panel(registry)
            panel.refusedName = typed
            return next(showing(panel, AppAddress.device(id), request))
        }
        if try registry.rename(id, name) { note(.renamed, id, try panel(registry), request) }
        return .seeOther(Self.path)
    }

    private func panel(_ registry: DeviceRegistry) throws(StoreError) -> DevicePanel {
        DevicePanel(devices: try registry.all(), isLocked: isLocked)
    }

    /// Makes an invitation, and gives what its page is asked for.
    private func invite(
        _ right: KnownDevice.Right, _ context: Request.Context, _ registry: DeviceRegistry
    ) throws(StoreError) -> String {
        let (server, now) = (try registry.address() ?? "", context.now)
        let made = try registry.invite("", right, now)
        let invitation = DevicePanel.Invitation(
            address: server + AppAddress.enter(made.key), right: right,
            minutes: DeviceInvitation.minutes)
        let ends = Instant(
            milliseconds: now.milliseconds + Int64(DeviceInvitation.minutes) * 60_000)
        let id = DeviceRegistry.newID()
        shown.withLock { shown in
            shown = shown.filter { $0.value.ends > now }
            shown[id] = Shown(
                invitation: invitation, key: made.key, maker: context.device, ends: ends)
        }
        return id
    }

    /// The invitation of a page that is looked at again, by who made it.
    private func own(_ id: String, _ context: Request.Context) -> Shown? {
        shown.withLock { $0[id] }.flatMap { $0.maker == context.device ? $0 : nil }
    }

    /// An invitation as long as it is open.
    private func open(
        _ found: Shown, _ now: Instant, _ registry: DeviceRegistry
    ) throws(StoreError) -> DevicePanel.Invitation? {
        guard try registry.isOpen(found.key, now) else { return nil }
        var invitation = found.invitation
        let left = found.ends.milliseconds - now.milliseconds
        invitation.minutes = Int((left + 59_999) / 60_000)
        return invitation
    }

    private func showing(_ panel: DevicePanel, _ path: String, _ request: Request) -> Request {
        var request = request
        request.method = .get
        request.path = path
        request.context.devices = panel
        return request
    }
}

extension DevicePanel {
    /// What a device is called; `nil` for none, and for one that isn't let in.
    fileprivate func name(_ id: String?) -> String? {
        devices.first { $0.id == id }?.name
    }
}
