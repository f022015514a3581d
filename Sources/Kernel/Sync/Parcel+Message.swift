extension Parcel.Limit {
    /// What a message can bring that is as long as ``Batch/large`` lets it get: earlier versions look at its
    /// bytes alone, and a change has three at least, a field's value one. The last change may go beyond it.
    static let message = Parcel.Limit(
        changes: Batch.large / 3 + 1, fields: Batch.large + Batch.size)
}

extension Parcel {
    /// The changes in a message, in their order.
    ///
    /// - Throws: ``SyncError/unreadable``, or ``SyncError/tooMuch`` before more of it is read than a message
    ///   may bring.
    static func decode(message bytes: [UInt8]) throws(SyncError) -> [Run] {
        var reader = ParcelReader(bytes, upTo: .message)
        guard let runs = reader.runs() else {
            throw reader.isTooMuch ? .tooMuch : .unreadable
        }
        return runs
    }
}
