package import Kernel

/// What of a hook counts for its place.
package struct Run: Sendable {
    package let id: RecordID
    package let className: String
    package let status: HookStatus
    package let distance: Distance?
    package let attempt: Int64
    /// The place that the judges gave, whatever was measured.
    package let place: Int?
    /// Who pulled with what, to find a pull-off; empty when nobody is named.
    package let competitor: String

    package init(
        id: RecordID, className: String = "", status: HookStatus = .measured,
        distance: Distance? = nil, attempt: Int64 = 1, place: Int? = nil, competitor: String = ""
    ) {
        self.id = id
        self.className = className
        self.status = status
        self.distance = distance
        self.attempt = attempt
        self.place = place
        self.competitor = competitor
    }

    package init(_ hook: Record) {
        let names = [hook[Hook.puller], hook[Hook.tractor]].map { $0.trimmed.folded }
        self.init(
            id: hook.id, className: hook[Hook.className], status: hook[Hook.status],
            distance: hook.optional(Hook.distance).flatMap { Distance($0) },
            attempt: hook[Hook.attempt],
            place: hook.optional(Hook.place).flatMap { Int(exactly: $0) },
            competitor: names.allSatisfy { $0.isEmpty } ? "" : names.joined(separator: "\n"))
    }

    /// Whether its distance may be the best of its class.
    var counts: Bool { status == .measured || status == .fullPull }
}
