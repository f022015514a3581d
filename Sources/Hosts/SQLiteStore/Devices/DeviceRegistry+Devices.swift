package import Kernel

extension DeviceRegistry {
    /// Every device that is let in, the oldest first.
    package func all() throws(StoreError) -> [KnownDevice] {
        try current().map { $0.device }
    }

    /// The device that a token lets in; nil if none.
    ///
    /// A token that came with an invitation takes the invitation up. One that nobody showed for longer
    /// than ``KnownDevice/absence`` lets nobody in any more.
    package func admit(_ token: String, _ now: Instant) throws(StoreError) -> KnownDevice? {
        let hash = SHA256.hash([UInt8](token.utf8))
        // All are looked at, so that the time says nothing.
        var found: KnownDevice?
        for (device, own) in try current() where own.isSameInConstantTime(hash) { found = device }
        if let found { return found.isForgotten(now) ? nil : found }
        return try takeUp(token: hash, now)
    }

    /// Whether a token was that of a device that is removed, or was away for too long.
    package func knew(_ token: String, _ now: Instant) throws(StoreError) -> Bool {
        try locked { (connection) throws(StoreError) in
            let statement = try connection.statement(
                """
                SELECT 1 FROM device WHERE hash = ?
                AND (removed IS NOT NULL OR coalesce(seen, made) < ?)
                """)
            try statement.bind(SHA256.hash([UInt8](token.utf8)), at: 1)
            try statement.bind(.integer(now.milliseconds - KnownDevice.absence), at: 2)
            defer { statement.reset() }
            return try statement.step()
        }
    }

    /// Whether a device is let in.
    package func holds(_ id: String) throws(StoreError) -> Bool {
        try current().contains { $0.device.id == id }
    }

    /// Notes that a device is here, unless it was within the hour; whether it is new in this hour.
    package func saw(_ device: KnownDevice, _ now: Instant) throws(StoreError) -> Bool {
        let seen = now.hour.milliseconds
        // A clock that was ahead may have said otherwise.
        if let last = device.seen, last.milliseconds >= seen, last <= now { return false }
        try writing { (connection) throws(StoreError) in
            try connection.run(
                "UPDATE device SET seen = ? WHERE id = ?", [.integer(seen), .text(device.id)])
        }
        return true
    }

    /// Lets a program in, and gives its token, which nobody can read again.
    package func add(
        _ name: String, _ right: KnownDevice.Right, _ now: Instant
    ) throws(StoreError) -> (device: KnownDevice, token: String) {
        let token = Secret.token()
        let device = KnownDevice(id: Secret.id(), name: name, right: right, made: now)
        try writing { (connection) throws(StoreError) in
            try insert(device, SHA256.hash([UInt8](token.utf8)), connection)
        }
        return (device, token)
    }

    /// Gives a device another name; whether there is one.
    package func rename(_ id: String, _ name: String) throws(StoreError) -> Bool {
        try change("UPDATE device SET name = ? WHERE id = ? AND removed IS NULL", name, id)
    }

    /// Gives a device another right; whether there is one that had a different one.
    package func allow(_ id: String, _ right: KnownDevice.Right) throws(StoreError) -> Bool {
        try writing { (connection) throws(StoreError) in
            // It may have made an invitation that gives more than it has now.
            if right == .read { try connection.run("DELETE FROM invitation") }
            let writes = SQLValue.integer(right == .write ? 1 : 0)
            try connection.run(
                "UPDATE device SET writes = ? WHERE id = ? AND removed IS NULL AND writes <> ?",
                [writes, .text(id), writes])
            return try connection.integer("SELECT changes()") > 0
        }
    }

    /// A number that grows whenever something is written here, by whomever.
    package func version() throws(StoreError) -> Int64 {
        try locked { (connection) throws(StoreError) in
            try connection.integer("PRAGMA data_version")
                &+ connection.integer("SELECT total_changes()")
        }
    }

    /// Shuts a device out; whether there was one.
    package func remove(_ id: String, _ now: Instant) throws(StoreError) -> Bool {
        try writing { (connection) throws(StoreError) in
            // Whoever made an invitation, it may be in the hands of the one that is shut out.
            try connection.run("DELETE FROM invitation")
            try connection.run(
                "UPDATE device SET removed = ? WHERE id = ? AND removed IS NULL",
                [.integer(now.milliseconds), .text(id)])
            return try connection.integer("SELECT changes()") > 0
        }
    }

    /// Lets a device in again that was removed within the last hour; whether there is one.
    package func restore(_ id: String, _ now: Instant) throws(StoreError) -> Bool {
        try change(
            "UPDATE device SET removed = NULL WHERE removed >= ? AND id = ?",
            .integer(now.milliseconds - 3_600_000), id)
    }

    /// A device that was removed within the last hour.
    package func removed(_ id: String, _ now: Instant) throws(StoreError) -> KnownDevice? {
        try locked { (connection) throws(StoreError) in
            try connection.first(
                "SELECT name, writes, made FROM device WHERE removed >= ? AND id = ?",
                [.integer(now.milliseconds - 3_600_000), .text(id)]
            ) { row in
                KnownDevice(
                    id: id, name: row.text(0), right: row.integer(1) == 1 ? .write : .read,
                    made: Instant(milliseconds: row.integer(2)))
            }
        }
    }

    private func change(_ sql: String, _ name: String, _ id: String) throws(StoreError) -> Bool {
        try change(sql, .text(name), id)
    }

    private func change(_ sql: String, _ value: SQLValue, _ id: String) throws(StoreError) -> Bool {
        try writing { (connection) throws(StoreError) in
            try connection.run(sql, [value, .text(id)])
            return try connection.integer("SELECT changes()") > 0
        }
    }

    func insert(
        _ device: KnownDevice, _ hash: [UInt8], _ connection: Connection
    ) throws(StoreError) {
        let statement = try connection.statement(
            "INSERT INTO device (id, name, writes, made, hash, seen) VALUES (?, ?, ?, ?, ?, ?)")
        try statement.bind(.text(device.id), at: 1)
        try statement.bind(.text(device.name), at: 2)
        try statement.bind(.integer(device.right == .write ? 1 : 0), at: 3)
        try statement.bind(.integer(device.made.milliseconds), at: 4)
        try statement.bind(hash, at: 5)
        try statement.bind(device.seen.map { SQLValue.integer($0.milliseconds) } ?? .null, at: 6)
        while try statement.step() {}
    }

    /// All devices with the hashes of their tokens, read anew only when the file has changed.
    private func current() throws(StoreError) -> [(device: KnownDevice, hash: [UInt8])] {
        try locked { (connection) throws(StoreError) in
            let version = try file.version(connection)
            if let known, known.version == version { return known.devices }
            let devices = try connection.rows(
                """
                SELECT id, name, writes, made, seen, hash FROM device
                WHERE removed IS NULL ORDER BY made, id
                """
            ) { row in
                let seen = row.isNull(4) ? nil : Instant(milliseconds: row.integer(4))
                let device = KnownDevice(
                    id: row.text(0), name: row.text(1), right: row.integer(2) == 1 ? .write : .read,
                    made: Instant(milliseconds: row.integer(3)), seen: seen)
                return (device, row.blob(5))
            }
            known = (version, devices)
            return devices
        }
    }
}

extension [UInt8] {
    /// Whether two hashes are the same; it takes as long whether they differ soon or late.
    fileprivate func isSameInConstantTime(_ other: [UInt8]) -> Bool {
        guard count == other.count else { return false }
        return zip(self, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

extension Instant {
    /// The hour that it is in.
    var hour: Instant { Instant(milliseconds: milliseconds / 3_600_000 * 3_600_000) }
}
