// Hearing that there is more, in place of asking over and over.

extension HubClient {
    /// Asks the hub to say when the row ends elsewhere than where this device saw it end. The answer is a
    /// stream, which hosts read by themselves.
    package func listen() throws(HubError) -> HubStep<Void> {
        let state = try state()
        let request = HubRequest.listen(state.book, after: state.mark.number)
        return .sends(request, HubSigner(state.own.signing, .own)) { (_) throws(HubError) in
            .done(())
        }
    }
}
