package import Kernel

/// Who knows the devices: what the server asks of it. Everything is called on several threads.
package struct Doorkeeper: Sendable {
    /// The device that a token lets in; nil if none (any more).
    package var admit: @Sendable (_ token: String) -> Admitted?
    /// Whether a token that lets nobody in did so once: who was removed doesn't guess.
    package var knew: @Sendable (_ token: String) -> Bool
    /// Whether the device of this id is let in still. It is asked a few times a second for each that
    /// listens.
    package var holds: @Sendable (_ id: String) -> Bool
    /// What a one-time key would let in; nil if nobody. Asking doesn't use it up.
    package var invitation: @Sendable (_ key: String) -> Invitation?
    /// Lets a browser in by a one-time key, which ends by it, as does the token that the browser had
    /// before, and gives the token for its cookie; nil if the key doesn't fit, was used or has ended.
    package var enter: @Sendable (_ key: String, _ name: String, _ old: String?) -> String?
    /// Is told what happens at the door.
    package var report: @Sendable (DoorEvent) -> Void
    /// Whether a path has a secret of its own in it, by which the handler knows whom to answer.
    package var hasOwnSecret: @Sendable (_ path: String) -> Bool
    /// Where one who may only read may post, since it is asked so.
    package var readsByPost: @Sendable (_ path: String) -> Bool
    /// The look of the page for strangers.
    package var assets: AssetNames

    package init(
        assets: AssetNames,
        admit: @escaping @Sendable (String) -> Admitted?,
        knew: @escaping @Sendable (String) -> Bool = { _ in false },
        holds: @escaping @Sendable (String) -> Bool,
        invitation: @escaping @Sendable (String) -> Invitation?,
        enter: @escaping @Sendable (String, String, String?) -> String?,
        report: @escaping @Sendable (DoorEvent) -> Void = { _ in },
        hasOwnSecret: @escaping @Sendable (String) -> Bool = { _ in false },
        readsByPost: @escaping @Sendable (String) -> Bool = { _ in false }
    ) {
        self.assets = assets
        self.admit = admit
        self.knew = knew
        self.holds = holds
        self.invitation = invitation
        self.enter = enter
        self.report = report
        self.hasOwnSecret = hasOwnSecret
        self.readsByPost = readsByPost
    }

    /// What an open key says of the device that it would let in.
    package struct Invitation: Sendable {
        /// What the device is to be called; empty if that isn't said.
        package var name: String
        package var right: KnownDevice.Right

        package init(name: String, right: KnownDevice.Right) {
            self.name = name
            self.right = right
        }
    }

    /// A device with a right token.
    package struct Admitted: Sendable {
        package var device: KnownDevice
        /// Whether it wasn't here for a while, so that its cookie should be made to last again.
        package var renews: Bool
        /// Whether it was never here before.
        package var isFirst: Bool

        package init(_ device: KnownDevice, renews: Bool = false, isFirst: Bool = false) {
            self.device = device
            self.renews = renews
            self.isFirst = isFirst
        }
    }
}

/// What happens at the door; nothing secret is in it.
package enum DoorEvent: Sendable, Hashable {
    /// A key or token that lets nobody in was tried from this address.
    case guessed(from: String)
    /// From now on nothing that this address tries is looked at for a while.
    case slowed(from: String)
    /// A browser was let in.
    case entered(name: String, from: String)
    /// A program showed its token for the first time.
    case joined(name: String, from: String)
}
