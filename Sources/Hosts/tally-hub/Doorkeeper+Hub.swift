import HTTPServer
import Kernel

extension Doorkeeper {
    /// Knows the operator's token alone. Members sign what they ask, and aren't asked for any.
    ///
    /// - Parameter token: By which a book may be begun; nil where only this machine's user may.
    static func of(
        _ token: String?, report: @escaping @Sendable (DoorEvent) -> Void
    ) -> Doorkeeper {
        let holder = KnownDevice(
            id: "operator", name: "operator", right: .write, made: Instant(milliseconds: 0))
        return Doorkeeper(
            assets: AssetNames(
                style: "", script: "", icons: "", manifest: "", favicon: "", appleTouchIcon: ""),
            admit: { shown in
                guard let token, isSame(token, shown) else { return nil }
                return Admitted(holder)
            },
            holds: { $0 == holder.id }, invitation: { _ in nil }, enter: { _, _, _ in nil },
            report: report,
            // There are no pages, and so none for strangers.
            hasOwnSecret: { _ in true })
    }

    /// Takes as long wherever two texts differ.
    private static func isSame(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        guard one.count == other.count else { return false }
        var difference: UInt8 = 0
        for (a, b) in zip(one, other) { difference |= a ^ b }
        return difference == 0
    }
}
