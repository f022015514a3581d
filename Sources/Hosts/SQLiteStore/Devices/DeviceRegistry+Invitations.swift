package import Kernel

/// What lets one device in, once and for a while: a browser by the key, or a program by the token,
/// whichever comes first.
package struct DeviceInvitation: Sendable {
    package let key: String
    package let token: String
    package let right: KnownDevice.Right
    /// How long it lasts.
    package static let minutes = 15
}

extension DeviceRegistry {
    /// Makes an invitation. Those that have ended are forgotten.
    package func invite(
        _ name: String, _ right: KnownDevice.Right, _ now: Instant
    ) throws(StoreError) -> DeviceInvitation {
        let (key, token) = (Secret.key(), Secret.token())
        let ends = now.milliseconds + Int64(DeviceInvitation.minutes) * 60_000
        try writing { (connection) throws(StoreError) in
            try connection.run(
                "DELETE FROM invitation WHERE ends <= ?", [.integer(now.milliseconds)])
            let statement = try connection.statement(
                "INSERT INTO invitation VALUES (?, ?, ?, ?, ?)")
            try statement.bind(SHA256.hash([UInt8](key.utf8)), at: 1)
            try statement.bind(SHA256.hash([UInt8](token.utf8)), at: 2)
            try statement.bind(.text(name), at: 3)
            try statement.bind(.integer(right == .write ? 1 : 0), at: 4)
            try statement.bind(.integer(ends), at: 5)
            while try statement.step() {}
        }
        return DeviceInvitation(key: key, token: token, right: right)
    }

    /// Something by which an invitation is asked for, and which lets nobody in.
    package static func newID() -> String { Secret.id() }

    /// The device that came in by the invitation of a key, or by its token; nil if none did.
    package func entered(_ key: String) throws(StoreError) -> KnownDevice? {
        let id = Secret.id(of: SHA256.hash([UInt8](key.utf8)))
        return try all().first { $0.id == id }
    }

    /// What a key would let in, and by what name if one was given; nil if nobody.
    package func invitation(
        _ key: String, _ now: Instant
    ) throws(StoreError) -> (name: String, right: KnownDevice.Right)? {
        try locked { (connection) throws(StoreError) in
            let found = try find("hash", SHA256.hash([UInt8](key.utf8)), now, connection)
            return found.map { ($0.name, $0.right) }
        }
    }

    /// Whether a key would let in.
    package func isOpen(_ key: String, _ now: Instant) throws(StoreError) -> Bool {
        try invitation(key, now) != nil
    }

    /// Lets a browser in by a key, which is used up, and gives the token for its cookie; nil if the key
    /// lets nobody in. Where the browser had a token before, that one ends.
    package func enter(
        _ key: String, _ name: String, replacing old: String? = nil, _ now: Instant
    ) throws(StoreError) -> String? {
        let hash = SHA256.hash([UInt8](key.utf8))
        let token = Secret.token()
        let isLetIn = try writing { (connection) throws(StoreError) in
            guard let found = try find("hash", hash, now, connection) else { return false }
            let device = KnownDevice(
                id: found.id, name: name, right: found.right, made: now, seen: now.hour)
            try delete("hash", hash, connection)
            if let old { try end(SHA256.hash([UInt8](old.utf8)), now, connection) }
            try insert(device, SHA256.hash([UInt8](token.utf8)), connection)
            return true
        }
        return isLetIn ? token : nil
    }

    /// Lets a program in by the token that came with an invitation, which is used up.
    func takeUp(token hash: [UInt8], _ now: Instant) throws(StoreError) -> KnownDevice? {
        let isThere = try locked { (connection) throws(StoreError) in
            try find("token", hash, now, connection) != nil
        }
        guard isThere else { return nil }
        return try writing { (connection) throws(StoreError) in
            guard let found = try find("token", hash, now, connection) else { return nil }
            let device = KnownDevice(
                id: found.id, name: found.name, right: found.right, made: now)
            try delete("token", hash, connection)
            try insert(device, hash, connection)
            return device
        }
    }

    /// An open invitation, with the id that its device will have.
    private func find(
        _ column: String, _ hash: [UInt8], _ now: Instant, _ connection: Connection
    ) throws(StoreError) -> (name: String, right: KnownDevice.Right, id: String)? {
        let statement = try connection.statement(
            "SELECT name, writes, hash FROM invitation WHERE \"\(column)\" = ? AND ends > ?")
        try statement.bind(hash, at: 1)
        try statement.bind(.integer(now.milliseconds), at: 2)
        guard try statement.step() else { return nil }
        defer { statement.reset() }
        let right: KnownDevice.Right = statement.integer(1) == 1 ? .write : .read
        return (statement.text(0), right, Secret.id(of: statement.blob(2)))
    }

    private func end(
        _ token: [UInt8], _ now: Instant, _ connection: Connection
    ) throws(StoreError) {
        let statement = try connection.statement(
            "UPDATE device SET removed = ? WHERE hash = ? AND removed IS NULL")
        try statement.bind(.integer(now.milliseconds), at: 1)
        try statement.bind(token, at: 2)
        while try statement.step() {}
    }

    private func delete(
        _ column: String, _ hash: [UInt8], _ connection: Connection
    ) throws(StoreError) {
        let statement = try connection.statement("DELETE FROM invitation WHERE \"\(column)\" = ?")
        try statement.bind(hash, at: 1)
        while try statement.step() {}
    }
}

/// Random texts from the system.
enum Secret {
    /// 256 bits, for cookies and programs.
    static func token() -> String { text(52) }
    /// 130 bits, for an address that ends soon.
    static func key() -> String { text(26) }
    /// Tells devices apart; no secret.
    static func id() -> String { text(10) }

    /// The id of the device that an invitation lets in, from the hash of its key: so whoever made the
    /// invitation knows which one came.
    static func id(of hash: [UInt8]) -> String {
        String(decoding: hash.prefix(10).map { letters[Int($0 & 31)] }, as: UTF8.self)
    }

    private static let letters = Array("abcdefghijklmnopqrstuvwxyz234567".utf8)

    /// Five bits in each of so many letters.
    private static func text(_ count: Int) -> String {
        var random = SystemRandomNumberGenerator()
        let bytes = (0..<count).map { _ in letters[Int(random.next(upperBound: 32 as UInt8))] }
        return String(decoding: bytes, as: UTF8.self)
    }
}
