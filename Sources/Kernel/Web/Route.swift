/// One thing the app answers: a method, a pattern of path segments, and what to do.
///
/// A segment that starts with `:` matches any one segment and gives it a name. The first route that
/// matches wins. A posted route runs in a transaction that writes, all others in one that reads, and
/// so does a posted one that only shows what it would do.
package struct Route: Sendable {
    package let method: Request.Method
    package let pattern: [String]
    package let action: Action
    /// How many bytes may be posted; `nil` where the host's ordinary limit will do.
    package let bodyLimit: Int?
    /// Whether spreadsheets are read, for which a host must inflate what is packed in them.
    package let unpacks: Bool
    /// Whether reading it costs so much that no page of another site may have it read.
    let isCostly: Bool
    /// Whether its address has a secret in it, by which the action itself knows whom to answer: a host
    /// that asks who somebody is lets everybody read it.
    let hasOwnSecret: Bool
    /// The field of the form without which a post only shows what it would write; `nil` where every
    /// post writes. Reading what somebody gives may take long, and writing keeps all others waiting.
    let keepsWith: String?
    /// Who answers where a device has a copy of the book beside its server.
    package let desk: Desk
    /// Whether a post changes nothing of the book, but how this device shows and keeps it.
    let isOfDevice: Bool
    /// Whether a book's own JSON among the files is kept without a look at it first.
    let keepsBooks: Bool
    /// Whether it is a screen that is there only to write, and shows nothing of the book to who may not.
    private(set) var isToWrite = false

    /// Room for a form with files, and for a whole book with its files.
    package static let files = ForeignFile.maximumSize
    package static let book = 128 << 20

    /// Who answers a path; the first route of a path says it for all methods.
    package enum Desk: Int, Sendable {
        /// The device, from its copy.
        case device
        /// The server, which alone knows what the screen is to show; the device when it can't be
        /// reached, with a screen that says so.
        case serverFirst
        /// The server alone.
        case server
    }

    package typealias Action = @Sendable (Page) throws(BookError) -> Response

    package init(
        _ method: Request.Method, _ pattern: String, upTo bodyLimit: Int? = nil,
        unpacks: Bool = false, keepsWith: String? = nil, keepsBooks: Bool = false,
        isOfDevice: Bool = false, desk: Desk = .device, isCostly: Bool = false,
        hasOwnSecret: Bool = false,
        _ action: @escaping Action
    ) {
        self.isCostly = isCostly
        self.hasOwnSecret = hasOwnSecret
        self.method = method
        self.desk = desk
        self.unpacks = unpacks
        self.bodyLimit = bodyLimit
        self.keepsWith = keepsWith
        self.keepsBooks = keepsBooks
        self.isOfDevice = isOfDevice
        self.pattern = Route.segments(pattern)
        self.action = action
    }

    package static func get(
        _ pattern: String, desk: Desk = .device, isCostly: Bool = false,
        hasOwnSecret: Bool = false, _ action: @escaping Action
    ) -> Route {
        Route(
            .get, pattern, desk: desk, isCostly: isCostly, hasOwnSecret: hasOwnSecret, action)
    }

    package static func post(
        _ pattern: String, upTo bodyLimit: Int? = nil, unpacks: Bool = false,
        keepsWith: String? = nil, keepsBooks: Bool = false, isOfDevice: Bool = false,
        _ action: @escaping Action
    ) -> Route {
        Route(
            .post, pattern, upTo: bodyLimit, unpacks: unpacks, keepsWith: keepsWith,
            keepsBooks: keepsBooks, isOfDevice: isOfDevice, action)
    }

    /// Whether a request that brings this may write.
    func writes(_ posted: Posted) -> Bool {
        guard method == .post, let keepsWith else { return method == .post }
        return posted.form[keepsWith] != nil
            || keepsBooks && posted.files.contains { $0.bytes.isBook }
    }

    /// Whether it answers a device that may only read.
    var isForReaders: Bool { !isToWrite && (method != .post || isOfDevice) }

    /// The same as a screen that is there only to write.
    package var toWrite: Route {
        var route = self
        route.isToWrite = true
        return route
    }

    /// Whether what has been in the trash for long may go before it acts: not where somebody wants
    /// something back.
    var outlivesTrash: Bool { pattern.first != "trash" && pattern.first != "undo" }

    package static func segments(_ path: String) -> [String] {
        path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    }

    /// What the named segments of the pattern stand for in `segments`; `nil` if they don't match.
    func match(_ segments: [String]) -> Parameters? {
        guard segments.count == pattern.count else { return nil }
        var names = Parameters([])
        for (expected, segment) in zip(pattern, segments) {
            if expected.utf8.first == UInt8(ascii: ":") {
                names.pairs.append((name: String(expected.dropFirst()), value: segment))
            } else if expected != segment {
                return nil
            }
        }
        return names
    }
}

/// All routes of the app.
package struct Router: Sendable {
    package let routes: [Route]

    package init(_ routes: [Route]) {
        self.routes = routes
    }

    package enum Match: Sendable {
        case route(Route, Parameters)
        /// The path exists for these methods only.
        case methodNotAllowed([Request.Method])
        case notFound
    }

    package func match(_ method: Request.Method, _ path: String) -> Match {
        let segments = Route.segments(path)
        let wanted = method == .head ? .get : method
        var allowed: [Request.Method] = []
        for route in routes {
            guard let names = route.match(segments) else { continue }
            if route.method == wanted { return .route(route, names) }
            allowed.append(route.method)
        }
        return allowed.isEmpty ? .notFound : .methodNotAllowed(allowed)
    }

    /// Who answers a path where a device has a copy of the book.
    func desk(_ path: String) -> Route.Desk {
        let segments = Route.segments(path)
        return routes.first { $0.match(segments) != nil }?.desk ?? .device
    }
}
