// Operations and answers as an engine beyond the core's own language gets and gives them: a number for
// the kind, then its parts. An empty secret is this device's own.

extension PackWriter {
    mutating func operations(_ operations: [SealingOperation]) {
        for operation in operations { self.operation(operation) }
    }

    private mutating func operation(_ operation: SealingOperation) {
        switch operation {
        case .random(let count):
            byte(0)
            number(UInt64(count))
        case .derive(let derivation, let count):
            byte(1)
            number(UInt64(count))
            self.derivation(derivation)
        case .seal(let content, let derivation, let head):
            byte(2)
            counted(content)
            counted(head)
            self.derivation(derivation)
        case .open(let sealed, let derivation, let head):
            byte(3)
            counted(sealed)
            counted(head)
            self.derivation(derivation)
        case .sign(let message, let secret):
            byte(4)
            counted(message)
            counted(secret.seedBytes)
        case .verify(let signature, let message, let key):
            byte(5)
            counted(signature.bytes)
            counted(message)
            counted(key.bytes)
        case .publicKey(let secret):
            byte(6)
            counted(secret.seedBytes)
        case .agreementKey(let secret):
            byte(7)
            counted(secret.seedBytes)
        }
    }

    private mutating func derivation(_ derivation: Derivation) {
        switch derivation.secret {
        case .bytes(let bytes):
            byte(0)
            counted(bytes)
        case .agreement(let own, let key):
            byte(1)
            counted(own.seedBytes)
            counted(key.bytes)
        }
        counted(derivation.salt)
        counted(derivation.info)
    }
}

extension SigningSecret {
    fileprivate var seedBytes: [UInt8] {
        if case .seed(let seed) = self { seed } else { [] }
    }
}

extension AgreementSecret {
    fileprivate var seedBytes: [UInt8] {
        if case .seed(let seed) = self { seed } else { [] }
    }
}

extension SealingAnswer {
    /// Reads answers, as many as there are; what can't be read the engine couldn't give.
    package static func all(_ packed: [UInt8]) -> [SealingAnswer] {
        var (pack, answers) = (PackReader(packed), [SealingAnswer]())
        while !pack.isAtEnd {
            switch pack.byte() {
            case 1: answers.append(.no)
            case 2: answers.append(.yes)
            case 3:
                guard let bytes = pack.counted() else { return answers }
                answers.append(.bytes(bytes))
            default: answers.append(.unable)
            }
        }
        return answers
    }
}
