import Kernel

/// Whatever another replica sends is taken in whole or refused, and twice is the same as once.
///
/// The first byte says who gets the rest: whoever reads parcels, a server, or a client.
func brokenSyncLaw(_ bytes: [UInt8]) -> String? {
    let rest = [UInt8](bytes.dropFirst())
    switch (bytes.first ?? 0) % 3 {
    case 0: return brokenParcelLaw(rest)
    case 1: return brokenServerLaw(rest)
    default: return brokenClientLaw(rest)
    }
}

private func brokenParcelLaw(_ bytes: [UInt8]) -> String? {
    guard let runs = Parcel.decode(bytes) else { return nil }
    let entries = runs.flatMap { run in
        run.changes.map { LogEntry(position: 0, change: $0, undoes: run.undoes) }
    }
    return Parcel.decode(Parcel.encode(entries)) == runs ? nil : "a parcel reads as it was"
}

private func brokenServerLaw(_ bytes: [UInt8]) -> String? {
    let store = MemoryStore(Schedule.schema).store
    do {
        _ = try SyncServer.answer(bytes, store, now: now, seed: 1)
        let before = try (store.position(), store.digest())
        _ = try SyncServer.answer(bytes, store, now: now, seed: 2)
        let after = try (store.position(), store.digest())
        if before != after { return "a repeated request changes nothing" }
        return try store.currentDigest() == after.1 ? nil : "the digest is kept up to date"
    } catch {
        return (try? store.position()) == 0 ? nil : "what is refused leaves nothing"
    }
}

private func brokenClientLaw(_ bytes: [UInt8]) -> String? {
    let store = MemoryStore(Schedule.schema).store
    let client = SyncClient("https://home.example", store)
    do {
        _ = try client.received(bytes, now)
        let before = try store.digest()
        _ = try client.received(bytes, now)
        if try store.digest() != before { return "a repeated answer changes nothing" }
    } catch {
        if (try? store.position()) != 0 { return "what is refused leaves nothing" }
    }
    return (try? client.request(now)) == nil ? "there is always a next request" : nil
}

private let now = Instant(milliseconds: 1_767_225_600_000)
