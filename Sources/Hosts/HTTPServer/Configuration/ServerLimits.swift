/// How much the server bears. Sizes are in bytes, times in seconds unless the name says more.
package struct ServerLimits: Sendable {
    /// Threads that answer requests.
    package var threads = 4
    /// Open connections; fewer when the system allows the process fewer open files. At most a quarter of them
    /// is for any one address or other user of this machine.
    package var connections = 4096
    /// Which part of the connections is for the owner alone.
    package var ownersPart = 0.5
    /// A request's body.
    package var body = 2 << 20
    /// Larger ones are read one after the other: an import of hundreds of records takes its time.
    package var largeBody = 64 << 10
    /// How many of them may wait for that, and how many requests for what costs much to make.
    package var costlyWaiting = 32
    /// Those of one device or address; the owner leaves as many to all of these together.
    package var costlyWaitingEach = 4
    /// The bodies of all requests that are arriving together.
    package var bodiesTogether = 256 << 20
    /// The bodies of answers that wait in memory for their readers.
    package var answersInMemory = 32 << 20
    /// Those that wait in files, once there are more.
    package var answersInFiles = 4 << 30
    /// A request's path with its query.
    package var target = 8 << 10
    /// What a connection needs to read a request's head and to write an answer's.
    package var connectionMemory = 32 << 10
    /// How long a connection may be silent.
    package var idleTime = 30
    /// How long a request's head may take, however steadily it trickles.
    package var headTime = 10
    /// How long a request's body may take.
    package var bodyTime = 300
    /// How long ``HTTPServer/stop()`` waits for running requests.
    package var stopTime = 5
    /// Pages that listen for changes; fewer when there is room for fewer connections or open files.
    package var listeners = 256
    /// Which part of the connections, and of the open files, streams may have, since each stays for as long as
    /// a page listens.
    package var listenersPart = (connections: 0.5, openFiles: 0.25)
    /// Those of one device, those of the owner's programs together, and those of one address by signatures.
    package var listenersEach = 64
    /// The longest silence of an event stream, so that both ends notice a lost connection.
    package var heartbeatMilliseconds = 20_000
    /// That of a stream that somebody listens to by their signature, who goes on by asking when it is missed.
    package var signedHeartbeatMilliseconds = 8_000
    /// How often the version is asked for while a page listens.
    package var versionMilliseconds = 200

    package init() {}
}

extension ServerLimits {
    /// The same where there is room for so many connections and open files, nil for any number. Devices keep
    /// their shares of the streams.
    func fitting(connections: Int, openFiles: Int?) -> ServerLimits {
        let room = min(
            Self.part(listenersPart.connections, of: connections),
            openFiles.map { Self.part(listenersPart.openFiles, of: $0) } ?? .max)
        guard room < listeners else { return self }
        var limits = self
        limits.listeners = max(room, 1)
        limits.listenersEach = max(listenersEach * limits.listeners / listeners, 1)
        return limits
    }

    static func part(_ part: Double, of all: Int) -> Int { Int(Double(all) * part) }
}
