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
    let puller: String
    let tractor: String

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

    /// The tractor, else the puller; empty when neither is named.
    var competitor: String {
        let tractor = tractor.folded
        return tractor.isEmpty ? puller.folded : tractor
    }

    /// Whether a place that the judges gave can stand on it.
    var mayBePlaced: Bool { status != .disqualified && status != .didNotStart }

    /// Whether its distance may be the best of its class.
    var counts: Bool { status == .measured || status == .fullPull }

    /// How far it went; a full pull that nobody measured went at least to the mark.
    func reach(_ mark: Distance?) -> Reach? {
        if let distance { return Reach(distance: distance, isAtLeast: false) }
        guard status == .fullPull, let mark else { return nil }
        return Reach(distance: mark, isAtLeast: true)
    }
}

/// How far a hook went, or how far at least.
package struct Reach: Sendable, Equatable {
    package let distance: Distance
    /// Nobody measured it, and it may have gone farther.
    package let isAtLeast: Bool

    /// Whether it went farther; of equal distances, what may have gone farther.
    static func < (a: Reach, b: Reach) -> Bool {
        a.distance == b.distance ? !a.isAtLeast && b.isAtLeast : a.distance < b.distance
    }

    /// "305.5 ft", "≥ 300 ft"
    func text(in unit: DistanceUnit, _ language: Language) -> String {
        (isAtLeast ? "≥\u{A0}" : "") + distance.text(in: unit, language)
    }
}

extension Distance {
    /// This distance as a part of another, in units of 10⁻¹²; `nil` where there is none.
    func share(of best: Distance?) -> Int64? {
        guard let best, best.units > 0 else { return nil }
        let whole = units.magnitude.multipliedReportingOverflow(by: 1_000_000_000_000)
        if whole.overflow { return nil }
        let half = best.units.magnitude / 2
        return Int64(exactly: (whole.partialValue &+ half) / best.units.magnitude)
    }
}

extension Rational {
    /// A share as an ``Outing`` has it.
    init(share: Int64) {
        self = Rational(share, 1_000_000_000_000) ?? .zero
    }
}
