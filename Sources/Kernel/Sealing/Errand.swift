/// Something that needs an engine now and then: either it is done, or it says what it wants of the
/// engine and how it goes on with the answers.
///
///     while case .asks = errand { errand = try errand.resumed(engine.answers(errand.operations)) }
///
/// Errands that don't depend on each other are put together by ``all(_:)``, so that an engine hears of
/// everything at once.
package indirect enum Errand<Value, Failure: Error> {
    case done(Value)
    case asks([SealingOperation], ([SealingAnswer]) throws(Failure) -> Errand)

    /// What the engine is to do next; nothing when this is done.
    package var operations: [SealingOperation] {
        if case .asks(let operations, _) = self { operations } else { [] }
    }

    /// The errand after the engine's answers; one that is missing counts as one that it couldn't give.
    package func resumed(_ answers: [SealingAnswer]) throws(Failure) -> Errand {
        guard case .asks(let operations, let resume) = self else { return self }
        let missing = max(operations.count - answers.count, 0)
        return try resume(
            answers.prefix(operations.count)
                + [SealingAnswer](repeating: .unable, count: missing))
    }

    /// This errand and then what follows from it.
    package func then<Next>(
        _ follow: @escaping (Value) throws(Failure) -> Errand<Next, Failure>
    ) throws(Failure) -> Errand<Next, Failure> {
        switch self {
        case .done(let value): try follow(value)
        case .asks(let operations, let resume):
            .asks(operations) { (answers) throws(Failure) in try resume(answers).then(follow) }
        }
    }

    package func map<Next>(
        _ follow: @escaping (Value) throws(Failure) -> Next
    ) throws(Failure) -> Errand<Next, Failure> {
        try then { (value) throws(Failure) in .done(try follow(value)) }
    }

    /// The same errand, whose failures are called otherwise.
    package func failing<Other: Error>(
        _ rename: @escaping (Failure) -> Other
    ) -> Errand<Value, Other> {
        switch self {
        case .done(let value): .done(value)
        case .asks(let operations, let resume):
            .asks(operations) { (answers) throws(Other) in
                let next: Errand
                do throws(Failure) { next = try resume(answers) } catch { throw rename(error) }
                return next.failing(rename)
            }
        }
    }

    /// All of some errands, side by side.
    package static func all(_ errands: [Errand]) -> Errand<[Value], Failure> {
        let operations = errands.flatMap { $0.operations }
        if operations.isEmpty { return .done(errands.compactMap { $0.value }) }
        return .asks(operations) { (answers) throws(Failure) in
            var (rest, next) = (answers[...], [Errand]())
            for errand in errands {
                let count = errand.operations.count
                next.append(try errand.resumed(Array(rest.prefix(count))))
                rest = rest.dropFirst(count)
            }
            return all(next)
        }
    }

    fileprivate var value: Value? {
        if case .done(let value) = self { value } else { nil }
    }
}

extension Errand where Value == [UInt8], Failure == SealingError {
    /// One operation whose answer is bytes.
    static func bytes(
        _ operation: SealingOperation, otherwise refusal: SealingError = .unable
    ) -> Errand {
        .asks([operation]) { (answers) throws(SealingError) in
            guard let answer = answers.first, answer != .unable else { throw .unable }
            guard case .bytes(let bytes) = answer else { throw refusal }
            return .done(bytes)
        }
    }
}

extension Errand where Value == Bool, Failure == SealingError {
    /// Whether a signature is of a key.
    static func verifies(
        _ signature: Signature, _ message: [UInt8], _ key: PublicKey
    ) -> Errand {
        .asks([.verify(signature, message, key)]) { (answers) throws(SealingError) in
            guard let answer = answers.first, answer != .unable else { throw .unable }
            return .done(answer == .yes)
        }
    }
}

extension Errand where Value == Signature, Failure == SealingError {
    /// The signature of some bytes.
    package static func signature(_ message: [UInt8], _ secret: SigningSecret) -> Errand {
        .asks([.sign(message, secret)]) { (answers) throws(SealingError) in
            guard case .bytes(let bytes) = answers.first, let signature = Signature(bytes) else {
                throw .unable
            }
            return .done(signature)
        }
    }
}

/// An errand of the core with sealed things.
package typealias SealingErrand<Value> = Errand<Value, SealingError>

extension Errand where Failure == SealingError {
    /// The same errand, which gives nothing where what somebody sealed or wrote is of no use.
    func ifUseful() -> SealingErrand<Value?> {
        switch self {
        case .done(let value): .done(value)
        case .asks(let operations, let resume):
            .asks(operations) { (answers) throws(SealingError) in
                do throws(SealingError) {
                    return try resume(answers).ifUseful()
                } catch {
                    guard error == .sealed || error == .unreadable else { throw error }
                    return .done(nil)
                }
            }
        }
    }
}
