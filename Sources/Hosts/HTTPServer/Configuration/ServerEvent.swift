/// What the server has to tell whoever looks after it: no address that was asked for, and nothing of a
/// book.
package enum ServerEvent: Sendable, Hashable {
    /// A request from this address, by this device if it was one's, wasn't let in; the reason is what its
    /// sender was told.
    case refused(status: Int, reason: String, from: String, device: String?)
    /// There is no place for a connection from this address, as there was before; what follows isn't told
    /// until there is room again.
    case crowded(from: String)
    /// A request was let in and couldn't be answered; nil where the answer was a page.
    case failed(status: Int, reason: String?)
}
