import Kernel
import SQLiteStore

/// The devices in the app's settings: gives their screens what they show, and does what is posted there.
struct DevicesEndpoint: Sendable {
    private static let path = AppAddress.devices.path
    private let registry: DeviceRegistry?
    private let isLocked: Bool
    private let log: ServerLog

    init(_ registry: DeviceRegistry?, isLocked: Bool, _ log: ServerLog) {
        self.registry = registry
        self.isLocked = isLocked
        self.log = log
    }

    /// The answer to a request; `next` answers all others, and writes the screens.
    func answer(_ request: Request, _ next: (Request) -> Response) -> Response {
        guard request.path.utf8.starts(with: Self.path.utf8), let registry else {
            return next(request)
        }
        do throws(StoreError) {
            if request.method == .post {
                return try perform(Parameters(formEncoded: request.body), request, registry, next)
            }
            var panel = try panel(registry)
            panel.removed = try request.query["removed"].flatMap { (id) throws(StoreError) in
                try registry.removed(id, request.context.now)
            }
            return next(showing(panel, request.path, request))
        } catch {
            let language = Language.preferred(acceptLanguage: request.context.acceptLanguage)
            return .text(language(error.label) + "\n", status: 503)
        }
    }

    private func perform(
        _ form: Parameters, _ request: Request, _ registry: DeviceRegistry,
        _ next: (Request) -> Response
    ) throws(StoreError) -> Response {
        let (now, id) = (request.context.now, form["id"] ?? "")
        switch form["do"] {
        case "add":
            let right = form.all("right").last.flatMap { KnownDevice.Right(rawValue: $0) }
            var panel = try panel(registry)
            panel.invitation = try invitation(right ?? .read, now, registry)
            let name = panel.name(request.context.device)
            log.note(.invited, (right ?? .read).rawValue, by: name)
            return next(showing(panel, Self.path, request))
        case "rename": return try rename(id, form["name"] ?? "", request, registry, next)
        case "remove":
            let panel = try panel(registry)
            let isRemoved = try registry.remove(id, now)
            if isRemoved { note(.removed, id, panel, request) }
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

    private func invitation(
        _ right: KnownDevice.Right, _ now: Instant, _ registry: DeviceRegistry
    ) throws(StoreError) -> DevicePanel.Invitation {
        let server = try registry.address() ?? ""
        let invitation = try registry.invite("", right, now)
        return DevicePanel.Invitation(
            address: server + AppAddress.enter(invitation.key), right: right,
            minutes: DeviceInvitation.minutes)
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
