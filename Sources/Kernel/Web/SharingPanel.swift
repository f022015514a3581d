/// What pages show of shared books; the host keeps the list of them, and talks to their hubs.
package final class SharingPanel: Sendable, Hashable {
    /// How the book stands with its hub; nil for one that isn't shared.
    package let state: HubState?
    /// The shared books of this browser.
    package let books: [KnownBook]
    /// Where books are put, and where invitations have to come from.
    package let hub: String
    /// Where the app comes from, where that isn't the hub; empty otherwise.
    package let site: String
    /// What came of what was posted.
    package let outcome: Outcome?

    package init(
        _ state: HubState?, books: [KnownBook], hub: String, site: String = "", outcome: Outcome?
    ) {
        (self.state, self.books, self.outcome) = (state, books, outcome)
        (self.hub, self.site) = (hub, site)
    }

    /// An invitation as the address of a page that opens the app.
    package func address(of link: InvitationLink) -> String {
        if site.isEmpty || link.hub != hub { return link.text }
        return InvitationLink(hub: site, secret: link.secret).text
    }

    package enum Outcome: Sendable {
        case done
        /// Somebody may come in by this.
        case invited(InvitationLink)
        case sheet(RecoverySheet)
        /// What an invitation leads to.
        case welcome(HubDoor.Welcome)
        case failed(HubError)
        /// The hub gave no answer, or this sentence.
        case unanswered(String)
        /// What was typed is no name, no link, no sheet.
        case badName
        case badLink(InvitationLink.Refusal)
        case badSheet(InvitationLink.Refusal)
        /// It is of another hub than the one that this app comes from: an invitation is an address there.
        case elsewhere(String, InvitationLink? = nil)
    }

    package static func == (one: SharingPanel, other: SharingPanel) -> Bool { one === other }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
