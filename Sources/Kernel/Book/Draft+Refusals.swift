extension Draft {
    /// Takes over what `work` refuses, so that it is told with everything else that is wrong.
    package mutating func noting<T>(_ work: () throws(BookError) -> T) throws(BookError) -> T? {
        do {
            return try work()
        } catch {
            guard case .refused(let refused) = error else { throw error }
            for refusal in refused { refuse(refusal.error) }
            return nil
        }
    }
}
