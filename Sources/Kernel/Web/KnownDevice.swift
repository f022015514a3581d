/// A browser or a program that a home server lets in.
package struct KnownDevice: Sendable, Hashable {
    package let id: String
    package var name: String
    package var right: Right
    /// When it was let in.
    package var made: Instant
    /// When it was last here, to the hour; nothing if it never came.
    package var seen: Instant?

    package enum Right: String, Sendable, Hashable, CaseIterable { case read, write }

    /// How many characters a name may have.
    package static let longestName = KnownName.longest

    package init(
        id: String, name: String, right: Right, made: Instant, seen: Instant? = nil
    ) {
        self.id = id
        self.name = name
        self.right = right
        self.made = made
        self.seen = seen
    }

    /// How long a device may stay away, in milliseconds: as long as browsers keep its cookie at most.
    package static let absence: Int64 = 400 * 86_400_000

    /// Whether it has been away for so long that it must be let in anew.
    package func isForgotten(_ now: Instant) -> Bool {
        now.milliseconds - (seen ?? made).milliseconds > Self.absence
    }

    /// A name as it is kept; `nil` for one that isn't taken.
    package static func name(_ typed: String) -> String? { KnownName.kept(typed) }
}

/// What the screen of devices shows; the host keeps them, beside the book.
package struct DevicePanel: Sendable, Hashable {
    package var devices: [KnownDevice]
    /// Whether anybody needs to be let in at all.
    package var isLocked: Bool
    /// An address that was made just now, to let one more device in.
    package var invitation: Invitation?
    /// The device that came in by the invitation that the page was made for.
    package var entered: KnownDevice?
    /// A device that was just removed.
    package var removed: KnownDevice?
    /// A name that was refused.
    package var refusedName: String?
    /// Of what the device that asks is told, for their screen alone.
    package var notifications: NotificationPanel?

    package init(devices: [KnownDevice], isLocked: Bool = true) {
        self.devices = devices
        self.isLocked = isLocked
    }

    /// An address that lets one device in, once and for a while.
    package struct Invitation: Sendable, Hashable {
        package var address: String
        package var right: KnownDevice.Right
        package var minutes: Int

        package init(address: String, right: KnownDevice.Right, minutes: Int) {
            self.address = address
            self.right = right
            self.minutes = minutes
        }
    }
}
