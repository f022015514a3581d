import Kernel
import SQLiteStore

extension Session {
    /// Lists, adds, changes or removes the devices that a server lets in.
    func device() throws(Failure) {
        let word = arguments.operands.first ?? ""
        guard let action = DeviceAction(rawValue: word) else {
            throw .usage(.notADeviceAction(word))
        }
        if action == .list || action == .add, let more = arguments.operands.dropFirst().first {
            throw .usage(.tooMany(more))
        }
        switch action {
        case .list: try listDevices()
        case .add: try addDevice()
        case .set: try setDevice()
        case .remove: try removeDevice()
        }
    }

    private func knownDevices() throws(Failure) -> [KnownDevice] {
        if Files.isMissing(registryPath) { return [] }
        let registry = try registry(registryPath)
        return try attemptDevices { () throws(StoreError) in try registry.all() }
    }

    /// Says what a device may do from its next request on.
    private func setDevice() throws(Failure) {
        guard arguments.has(.readOnly) != arguments.has(.write) else {
            throw .usage(
                arguments.has(.write)
                    ? .together(.readOnly, .write) : .oneMissing(of: .readOnly, .write))
        }
        var device = try namedDevice()
        device.right = arguments.has(.write) ? .write : .read
        let (id, right) = (device.id, device.right)
        let registry = try registry(registryPath)
        _ = try attemptDevices { () throws(StoreError) in try registry.allow(id, right) }
        if isJSON { output.print(line: JSONText(json(device)).text) }
        let name = device.name.short
        output.say(
            language(right == .write ? DeviceText.writesNow(name) : DeviceText.readsNow(name)))
    }

    private func removeDevice() throws(Failure) {
        let device = try namedDevice()
        let registry = try registry(registryPath)
        _ = try attemptDevices { () throws(StoreError) in
            try registry.remove(device.id, surroundings.now)
        }
        if isJSON { output.print(line: JSONText(json(device)).text) }
        output.say(language(DeviceText.removed(device.name.short)))
        if knowsCalendar { output.say(language(DeviceText.calendarStays)) }
        if knowsShownPages { output.say(language(DeviceText.shownStays)) }
        if !Files.isMissing(Session.hubPath(besides: path)) {
            output.say(language(DeviceText.sharedStays))
        }
    }

    /// The device that is named by its id or its name.
    private func namedDevice() throws(Failure) -> KnownDevice {
        guard let name = arguments.operands.dropFirst().first else {
            throw .usage(.operandMissing(.device))
        }
        let devices = try knownDevices()
        let folded = name.lowercased()
        let named = devices.filter { $0.name.lowercased() == folded }
        let found = devices.filter { $0.id == name }
        let fitting = found.isEmpty ? named : found
        guard let device = fitting.first else { throw .refused(.device(.unknown(name))) }
        guard fitting.count == 1 else {
            throw .refused(.device(.several(name, ids: fitting.map { $0.id })))
        }
        return device
    }

    /// Whether something is shown at addresses, which whoever knew them knows still.
    private var knowsShownPages: Bool {
        let pages = try? reading { (book) throws(BookError) in try ShownPages(book) }
        return pages?.entries.isEmpty == false
    }

    /// Whether reminders have a secret address, which whoever knew it knows still.
    private var knowsCalendar: Bool {
        let secret = try? reading { (book) throws(BookError) in
            try book.setting(.calendar)
        }
        return secret != nil
    }
}

// Adding.
extension Session {
    private func addDevice() throws(Failure) {
        let typed = arguments[.publicName]
        let name = typed.map { KnownDevice.name($0) } ?? ""
        guard let name else { throw .refused(.device(.badName(typed ?? ""))) }
        if arguments.has(.token), arguments.has(.qr) { throw .usage(.together(.token, .qr)) }
        let registry = try registry(registryPath)
        if arguments.has(.readOnly), arguments.has(.write) {
            throw .usage(.together(.readOnly, .write))
        }
        let right: KnownDevice.Right = arguments.has(.readOnly) ? .read : .write
        defer { sayWhichBooks() }
        let called = name.isEmpty ? language(DeviceText.program) : name
        if arguments.has(.token) { return try addProgram(called, right, registry) }
        let (invitation, server) = try attemptDevices { () throws(StoreError) in
            (try registry.invite(called, right, surroundings.now), try registry.address())
        }
        let address = (server ?? "http://localhost:8722") + AppAddress.enter(invitation.key)
        if isJSON {
            return output.print(
                line: JSONText([
                    "address": .string(address), "token": .string(invitation.token),
                ]).text)
        }
        output.print(line: address)
        if arguments.has(.qr), let code = QRCode(address) {
            output.print(Array(code.halfBlocks.utf8))
        }
        output.say(language(DeviceText.openIt))
        if server?.hasPrefix("http://localhost") ?? true {
            output.say(language(DeviceText.noServer))
        }
    }

    /// A device gets into all books beside each other, also where one of them was named.
    private func sayWhichBooks() {
        let count = (try? bookList.entries().count { $0.book.deleted == nil }) ?? 1
        if arguments.has(.book) || count > 1 { output.say(language(DeviceText.allBooks)) }
    }

    private func addProgram(
        _ name: String, _ right: KnownDevice.Right, _ registry: DeviceRegistry
    ) throws(Failure) {
        let (device, token) = try attemptDevices { () throws(StoreError) in
            try registry.add(name, right, surroundings.now)
        }
        if isJSON {
            let fields: JSON = [
                "id": .string(device.id), "name": .string(name), "token": .string(token),
            ]
            return output.print(line: JSONText(fields).text)
        }
        output.print(line: token)
        output.say(language(DeviceText.added(name.short)))
        output.say(language(DeviceText.keepIt))
    }
}

// Listing.
extension Session {
    private func listDevices() throws(Failure) {
        let (devices, notified) = (try knownDevices(), notifiedDevices())
        if isJSON {
            return output.print(
                line: JSONText(.array(devices.map { json($0, notified) })).text)
        }
        if devices.isEmpty { return output.say(language(DeviceText.noDevices)) }
        if isPlain { return output.print(plain(devices)) }
        var bytes: [UInt8] = []
        // Nobody guesses what "never" and "no" are about; programs take --plain or --json.
        Table(
            columns + [notifiedColumn(notified)], of: devices,
            colours: surroundings.allowsColour(surroundings.output)
        )
        .write(to: &bytes, withHeadings: true)
        output.print(bytes)
    }

    /// The ids of those that get notifications; where that can't be read it is said, and the devices are listed all the
    /// same.
    private func notifiedDevices() -> Set<String> {
        let path = Session.pushPath(besides: path)
        if Files.isMissing(path) { return [] }
        do throws(Failure) {
            try Session.requireOwn(devices: path)
            do throws(StoreError) {
                let all = try PushRegistry(existing: path)?.subscriptions() ?? []
                return Set(all.map { $0.device })
            } catch {
                throw .server(language(PushText.unusable(error.detail, path)))
            }
        } catch {
            error.sentences(in: language).forEach { output.complain($0) }
            return []
        }
    }

    private func notifiedColumn(_ notified: Set<String>) -> Column<KnownDevice> {
        Column(language(PushText.notified).uppercased()) {
            Cell(language(notified.contains($0.id) ? PushText.yes : PushText.no))
        }
    }

    private func json(_ device: KnownDevice, _ notified: Set<String>) -> JSON {
        guard case .object(var fields) = json(device) else { return json(device) }
        fields.append(JSON.Member("notifications", .boolean(notified.contains(device.id))))
        return .object(fields)
    }

    private func json(_ device: KnownDevice) -> JSON {
        [
            "id": .string(device.id), "name": .string(device.name),
            "right": .string(device.right.rawValue), "made": .string(device.made.iso),
            "seen": device.seen.map { .string($0.iso) } ?? .null,
        ]
    }

    private func plain(_ devices: [KnownDevice]) -> [UInt8] {
        var bytes: [UInt8] = []
        for device in devices {
            bytes += device.id.utf8
            let seen = device.seen?.iso ?? ""
            for text in [device.name, device.right.rawValue, device.made.iso, seen] {
                bytes.append(UInt8(ascii: "\t"))
                bytes.appendEscaped(text)
            }
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }

    private var columns: [Column<KnownDevice>] {
        [
            Column("ID") { Cell($0.id, .dim) },
            Column(language(DeviceText.name).uppercased()) { Cell($0.name, within: 40) },
            Column(language(DeviceText.right).uppercased()) {
                Cell(language($0.right == .write ? DeviceText.writes : DeviceText.reads))
            },
            Column(language(DeviceText.made).uppercased()) { Cell(date($0.made)) },
            Column(language(DeviceText.seen).uppercased()) {
                Cell($0.seen.map(seen) ?? language(DeviceText.never))
            },
        ]
    }

    private func seen(_ instant: Instant) -> String {
        let offset = surroundings.utcOffset
        let isToday = instant.date(utcOffset: offset) == surroundings.now.date(utcOffset: offset)
        return isToday ? language(DeviceText.today) : date(instant)
    }

    func date(_ instant: Instant) -> String {
        language.date(instant.date(utcOffset: surroundings.utcOffset))
    }
}
