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
    private let puller: String
    private let tractor: String

    package init(
        id: RecordID, className: String = "", status: HookStatus = .measured,
        distance: Distance? = nil, attempt: Int64 = 1, place: Int? = nil, puller: String = "",
        tractor: String = ""
    ) {
        self.id = id
        self.className = className
        self.status = status
        self.distance = distance
        self.attempt = attempt
        self.place = place
        self.puller = puller
        self.tractor = tractor
    }

    package init(_ hook: Record) {
        self.init(
            id: hook.id, className: hook.text(Hook.Column.className),
            status: HookStatus(rawValue: hook.text(Hook.Column.status)) ?? .fallback,
            distance: hook.distance, attempt: hook.integer(Hook.Column.attempt) ?? 1,
            place: hook.integer(Hook.Column.place).flatMap { Int(exactly: $0) },
            puller: hook.text(Hook.Column.puller), tractor: hook.text(Hook.Column.tractor))
    }

    /// Who pulled with what, to find a pull-off; empty when nobody is named.
    var competitor: String {
        let (puller, tractor) = (puller.folded, tractor.folded)
        return puller.isEmpty && tractor.isEmpty ? "" : puller + "\n" + tractor
    }

    /// Whether its distance may be the best of its class.
    var counts: Bool { status == .measured || status == .fullPull }
}
