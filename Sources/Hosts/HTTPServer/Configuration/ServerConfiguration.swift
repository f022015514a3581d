package import Kernel

/// Where to listen, what to serve beside the app, and how much to bear.
package struct ServerConfiguration: Sendable {
    /// A numeric address, or a name such as `localhost`.
    package var host: String
    /// 0 takes any free port.
    package var port: UInt16
    /// Names under which browsers may ask, beyond those of this machine: the name that a
    /// reverse proxy is known by.
    package var allowedHosts: [String]
    package var assets: Assets
    /// The look of the page that tells even its own user that nothing is shown at an address; without it the
    /// handler's answer does.
    package var names: AssetNames?
    package var limits: ServerLimits
    /// What knows the files of versions before this one; without it all are sent whole.
    package var earlier: EarlierVersions?
    /// The limit of bodies for a path where it isn't that of all others.
    package var bodyLimit: @Sendable (String) -> Int? = { _ in nil }
    /// Whether a request brings much more than its body's bytes, since that is packed.
    package var bringsMuch: @Sendable (Request) -> Bool = { _ in false }
    /// Whether what stands at a path costs too much for pages of other sites to have it read.
    package var isCostly: @Sendable (String) -> Bool = { _ in false }
    /// What the addresses of the part begin with that a path belongs to, where several change apart from
    /// each other: empty for the one at the short addresses.
    package var base: @Sendable (String) -> String = { _ in "" }
    /// The version of each such part but the one at the short addresses, by its base.
    package var versionBehind: @Sendable (String) -> Int64? = { _ in nil }
    /// Who says whom to answer; without it everybody is answered.
    package var doorkeeper: Doorkeeper?
    /// What is answered by the signatures of who asks.
    package var signed: SignedPosts?
    /// How much of it one address may ask for; nil for any amount.
    package var quotas: QuotaLimits? = QuotaLimits()
    /// Hears of what happens, on several threads at once.
    package var log: @Sendable (ServerEvent) -> Void = { _ in }
    /// The clock of deadlines and tries, in milliseconds; it only goes forward.
    package var now: @Sendable () -> Int64 = { Monotonic.now }
    /// What keeps the app from answering now, in a sentence; nil when nothing does.
    package var problem: @Sendable () -> String? = { nil }

    package init(
        host: String = "127.0.0.1", port: UInt16 = 8722, allowedHosts: [String] = [],
        assets: Assets = Assets(), limits: ServerLimits = ServerLimits()
    ) {
        self.host = host
        self.port = port
        self.allowedHosts = allowedHosts
        self.assets = assets
        self.limits = limits
    }
}
