import HTTPServer
import Kernel
import PostgresHub

extension Doorkeeper {
    /// Knows the tokens by which a book may be begun. Members sign what they ask, and aren't asked for any.
    static func of(
        _ tokens: Tokens, report: @escaping @Sendable (DoorEvent) -> Void
    ) -> Doorkeeper {
        let names = Set(tokens.grants.map(\.grant.name))
        return Doorkeeper(
            assets: AssetNames(
                style: "", script: "", icons: "", manifest: "", favicon: "", appleTouchIcon: ""),
            admit: { shown in
                tokens.grant(of: shown).map {
                    Admitted(
                        KnownDevice(
                            id: $0.name, name: $0.name, right: .write,
                            made: Instant(milliseconds: 0)))
                }
            },
            holds: { names.contains($0) }, invitation: { _ in nil }, enter: { _, _, _ in nil },
            report: report,
            // There are no pages, and so none for strangers.
            hasOwnSecret: { _ in true })
    }
}
