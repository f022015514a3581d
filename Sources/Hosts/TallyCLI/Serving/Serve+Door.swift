import Glibc
import HTTPServer
import Kernel
import SQLiteStore
import SyncOverHTTP

// Whom the server lets in.
extension Session {
    /// The devices beside a book; none where nothing can be written, so that only the owner is let in: also
    /// on a full disk, where the book is to be read and exported.
    func doorRegistry(_ book: String) throws(Failure) -> DeviceRegistry? {
        let path = Session.registryPath(besides: book)
        try Session.requireOwn(devices: path)
        do { return try DeviceRegistry(path) } catch {
            if [.readOnly, .notPermitted, .full].contains(error.reason) { return nil }
            throw Session.refusal(error, of: path)
        }
    }

    /// What the server asks of whoever is at the door. What can't be read lets nobody in.
    func doorkeeper(
        _ app: App, _ registry: DeviceRegistry?, _ log: ServerLog
    ) -> Doorkeeper {
        Doorkeeper(
            assets: .built,
            admit: { token in
                guard let registry, let device = try? registry.admit(token, .live) else {
                    return nil
                }
                let isNew = (try? registry.saw(device, .live)) ?? false
                return Doorkeeper.Admitted(
                    device, renews: isNew, isFirst: isNew && device.seen == nil)
            },
            knew: { (try? registry?.knew($0, .live)) ?? false },
            holds: { (try? registry?.holds($0)) ?? false },
            invitation: { key in
                guard let found = try? registry?.invitation(key, .live) else { return nil }
                return Doorkeeper.Invitation(
                    name: isProgram(found.name) ? "" : found.name, right: found.right)
            },
            enter: { (try? registry?.enter($0, $1, replacing: $2, .live)) ?? nil },
            report: { log.note($0) },
            hasOwnSecret: { app.hasOwnSecret(Bookcase.within($0)) },
            readsByPost: {
                let path = Bookcase.within($0)
                return path == SyncEndpoint.path || path.hasPrefix(SyncEndpoint.path + "/files")
                    || path == NotificationsEndpoint.path
            })
    }

    /// Says by which address a first device comes in while none is, and what the way there means. A journal
    /// keeps what it is told for others to read, so it gets no key.
    func announceDoor(_ server: HTTPServer, _ registry: DeviceRegistry?) throws(Failure) {
        let host = arguments[.host] ?? "localhost"
        let name = arguments.all(.publicName).first
        let isOpenToOthers = !["localhost", "127.0.0.1", "::1"].contains(host)
        if arguments.has(.noLock) { output.say(language(DeviceText.noLock)) }
        if isOpenToOthers { output.say(language(DeviceText.plainHttp)) }
        let address =
            name.map { "https://" + $0 }
            ?? Session.address(Session.reachable(host) ?? host, server)
        guard let registry, !arguments.has(.noLock) else { return }
        let isAlone = try attemptDevices { () throws(StoreError) in try registry.all().isEmpty }
        var isFirst = isAlone && (isOpenToOthers || name != nil)
        if isFirst, surroundings.errors.isJournal {
            output.say(language(DeviceText.enterLater))
            isFirst = false
        }
        let invitation = try attemptDevices { () throws(StoreError) in
            do throws(StoreError) {
                if try registry.address() != address { try registry.set(address: address) }
                return isFirst ? try registry.invite("", .write, .live) : nil
            } catch {
                if error.reason == .full { return nil }
                throw error
            }
        }
        guard let invitation else { return }
        let entrance = address + AppAddress.enter(invitation.key)
        output.say(language(DeviceText.enterHere) + "\n" + entrance)
        showCode(entrance)
    }

    /// The code of an address where a person sees it.
    private func showCode(_ address: String) {
        guard let columns = surroundings.errors.columns, surroundings.variable("TERM") != "dumb",
            !arguments.has(.quiet), let code = QRCode(address), code.size + 8 <= columns
        else { return }
        output.explain(code.halfBlocks)
    }

    static func address(_ host: String, _ server: HTTPServer) -> String {
        let isIPv6 = host.utf8.contains(UInt8(ascii: ":"))
        return "http://" + (isIPv6 ? "[\(host)]" : host) + ":\(server.port)"
    }

    /// The address of this machine that others can use, for a server that listens on all; nil if there
    /// is none. No packet is sent for it.
    static func reachable(_ host: String) -> String? {
        guard host == "0.0.0.0" || host == "::" else { return nil }
        let socket = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
        guard socket >= 0 else { return nil }
        defer { close(socket) }
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(9).bigEndian
        // Of a network for documentation (RFC 5737), so that the way out of the house is meant.
        address.sin_addr.s_addr = inet_addr("192.0.2.1")
        let isKnown = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, length) == 0 && getsockname(socket, $0, &length) == 0
            }
        }
        guard isKnown, let text = inet_ntoa(address.sin_addr) else { return ownAddress() }
        return String(cString: text)
    }

    /// The first address of a network that the machine is in, where no way leads out of the house.
    private static func ownAddress() -> String? {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return nil }
        defer { freeifaddrs(first) }
        var next = first
        while let entry = next?.pointee {
            next = entry.ifa_next
            let flags = Int32(bitPattern: entry.ifa_flags)
            guard let address = entry.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET),
                flags & Int32(IFF_UP) != 0, flags & Int32(IFF_LOOPBACK) == 0
            else { continue }
            let known = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                inet_ntoa($0.pointee.sin_addr)
            }
            if let known { return String(cString: known) }
        }
        return nil
    }
}

/// Whether a name is the one that `tally device add` gives where none was typed, in whatever language.
private func isProgram(_ name: String) -> Bool {
    Language.allCases.contains { $0(DeviceText.program) == name }
}
