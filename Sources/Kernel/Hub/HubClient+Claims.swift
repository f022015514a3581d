extension HubClient {
    /// What a piece or a snapshot has in it.
    struct Brought {
        let author: KeyID
        /// Whether it is of everybody, as who made it says.
        let isWhole: Bool
        let runs: [Parcel.Run]

        init(_ head: PieceHead, _ runs: [Parcel.Run]) {
            (author, isWhole, self.runs) = (head.author, head.kind == .snapshot, runs)
        }
    }

    /// Notes where a piece says of others that they wrote something, which they haven't signed.
    func lookForClaims(
        in brought: [Brought], _ state: HubState
    ) throws(StoreError) {
        let members = state.marks
        for piece in brought where !piece.isWhole {
            try store.lookForClaims(in: piece.runs, by: piece.author.mark, among: members)
        }
    }
}
