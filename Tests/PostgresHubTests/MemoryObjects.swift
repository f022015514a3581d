import Kernel
import ObjectStore
import Synchronization

/// Objects in memory, which fail as they are told to; for any number of nodes.
final class MemoryObjects: Sendable {
    enum Fault: Sendable {
        /// Nothing arrives there.
        case away
        /// All arrives, and no answer comes back.
        case mute
    }

    private struct State {
        var objects: [ObjectName: [UInt8]] = [:]
        var fault: Fault?
    }

    private let state = Mutex(State())

    var names: [ObjectName] {
        state.withLock { Array($0.objects.keys.filter { !$0.text.hasPrefix("hub/") }) }
    }

    func fail(_ fault: Fault?) { state.withLock { $0.fault = fault } }

    /// Loses all objects, or has other bytes in their place.
    func spoil(_ change: ([UInt8]) -> [UInt8]?) {
        state.withLock { $0.objects = $0.objects.compactMapValues(change) }
    }

    var store: ObjectStore {
        ObjectStore(
            place: "memory",
            put: { (name, bytes) throws(StoreError) in
                try self.done { $0.objects[name] = bytes }
            },
            get: { (name) throws(StoreError) in try self.done { $0.objects[name] } },
            has: { (name) throws(StoreError) in try self.done { $0.objects[name] != nil } },
            remove: { (name) throws(StoreError) in try self.done { $0.objects[name] = nil } })
    }

    private func done<Result: Sendable>(
        _ work: (inout State) -> Result
    ) throws(StoreError) -> Result {
        let (result, fault): (Result?, Fault?) = state.withLock {
            ($0.fault == .away ? nil : work(&$0), $0.fault)
        }
        guard fault == nil, let result else {
            throw StoreError(.unavailable, detail: "memory: no answer")
        }
        return result
    }
}
