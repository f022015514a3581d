extension Draft {
    /// Takes over what `work` refuses, so that it is told with everything else that is wrong.
    package mutating func noting<T>(_ work: () throws(BookError) -> T) throws(BookError) -> T? {
        do {
            return try work()
        } catch {
            try note(error)
            return nil
        }
    }

    /// Takes over what an error refuses.
    ///
    /// - Throws: `error` itself if it refuses nothing that was typed.
    package mutating func note(_ error: BookError) throws(BookError) {
        guard case .refused(let refused) = error else { throw error }
        for refusal in refused { refuse(refusal.error) }
    }
}
