/// What the screen of notifications shows; the host keeps them, and says all of it in the language of the page. A class,
/// since every request carries the place for one.
package final class NotificationPanel: Sendable, Hashable {
    /// What that means for whoever reads this, or why there are none.
    package let sentence: String
    /// With what a browser subscribes, and what it chooses from; nil where the host sends none.
    package let offer: Offer?

    package init(_ sentence: String, _ offer: Offer? = nil) {
        self.sentence = sentence
        self.offer = offer
    }

    package struct Offer: Sendable {
        package let key: String
        /// What is said where a browser can't be told, and where it may not.
        package let unable: String
        package let denied: String
        package let groups: [Group]
        /// The sealed books: which there are only the browser knows.
        package let shared: Group
        /// The numbers of those that are switched on.
        package let numbers: String

        package init(
            key: String, unable: String, denied: String, groups: [Group], shared: Group,
            numbers: String
        ) {
            self.key = key
            self.unable = unable
            self.denied = denied
            self.groups = groups
            self.shared = shared
            self.numbers = numbers
        }
    }

    /// Switches under a heading.
    package struct Group: Sendable {
        package let title: String
        package let note: String
        package let switches: [Switch]

        package init(_ title: String, note: String, _ switches: [Switch] = []) {
            self.title = title
            self.note = note
            self.switches = switches
        }
    }

    package struct Switch: Sendable {
        package let name: String
        package let label: String
        package let isOn: Bool

        package init(_ name: String, _ label: String, isOn: Bool) {
            self.name = name
            self.label = label
            self.isOn = isOn
        }
    }

    package static func == (a: NotificationPanel, b: NotificationPanel) -> Bool { a === b }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
