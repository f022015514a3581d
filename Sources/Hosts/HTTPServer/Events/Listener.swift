/// One page that listens for changes: what it knows, and what is on its way to it.
///
/// It is a state machine without input or output, used under the hub's lock.
struct Listener {
    /// What libmicrohttpd should do when it asks for data.
    enum Reading: Equatable {
        case bytes(Int)
        case park
        case end
    }

    let connection: Connection
    let socket: Int32
    /// The device that listens, by its id; nil for the owner.
    var device: String?
    /// What the addresses begin with whose changes it hears of.
    var base = ""
    /// What it hears of by its signature, and whose share of all streams it is part of.
    var signed: (name: String, sharer: String)?
    /// Who shares streams with it.
    var sharer: String? { signed?.sharer ?? device.map { "device " + $0 } }
    /// The version that the page shows; nil until it is told the present one.
    private var known: Int64?
    private var outgoing = ArraySlice("retry: 2000\n\n".utf8)
    private var lastSent: Int64
    /// Whether the connection is suspended, until there is something to send.
    private(set) var isParked = false
    private(set) var isEnding = false

    /// - Parameter now: Milliseconds on the monotonic clock.
    init(_ connection: Connection, knows version: Int64?, now: Int64) {
        self.connection = connection
        socket = connection.socket
        known = version
        lastSent = now
    }

    /// Moves what is waiting into `buffer`.
    mutating func read(into buffer: UnsafeMutableRawBufferPointer) -> Reading {
        guard !outgoing.isEmpty else {
            if isEnding { return .end }
            isParked = true
            return .park
        }
        let piece = outgoing.prefix(buffer.count)
        buffer.copyBytes(from: piece)
        outgoing = outgoing.dropFirst(piece.count)
        return .bytes(piece.count)
    }

    /// Says what `version` is, and that it is new if the page knows another.
    ///
    /// What is still waiting is outdated by it and dropped, so that a slow page can't pile it up.
    mutating func tell(_ version: Int64, now: Int64) {
        guard known != version else { return }
        let news = known == nil ? "" : "event: change\ndata: \(version)\n"
        known = version
        lastSent = now
        outgoing += "id: \(version)\n\(news)\n".utf8
    }

    /// Sends an empty comment after a silence of `interval` milliseconds.
    mutating func beat(after interval: Int64, now: Int64) {
        guard now &- lastSent >= interval else { return }
        lastSent = now
        outgoing += ":\n\n".utf8
    }

    /// Ends it, in place of what is still waiting with a last word.
    mutating func end(saying word: String = "") {
        isEnding = true
        outgoing = ArraySlice(word.utf8)
    }

    /// Whether the connection must be resumed now; it then counts as resumed.
    mutating func unpark() -> Bool {
        guard isParked, isEnding || !outgoing.isEmpty else { return false }
        isParked = false
        return true
    }
}
