/// A secret of 128 bits that somebody carries: in the link of an invitation, or on a recovery sheet.
package struct WrittenSecret: FixedBytes {
    package static let size = 16
    package let bytes: [UInt8]

    package init?(_ bytes: [UInt8]) {
        guard bytes.count == WrittenSecret.size else { return nil }
        self.bytes = bytes
    }

    /// What it is for; the same bytes make other keys for something else.
    package enum Purpose: String, Sendable {
        case invitation, sheet
    }

    /// The keys that follow from it.
    package func keys(for purpose: Purpose) -> SealingErrand<WrittenKeys> {
        let asked = ["signing", "agreement"].map {
            SealingOperation.derive(derivation(purpose, $0), 32)
        }
        return .asks(asked) { (answers) throws(SealingError) in
            guard case .bytes(let signing) = answers[0], case .bytes(let agreement) = answers[1]
            else { throw .unable }
            return try WrittenSecret.keys(signing: seed(signing), agreement: seed(agreement))
        }
    }

    /// One engine takes no seed that begins with zero; a bit less of 256 costs nothing.
    private func seed(_ derived: [UInt8]) -> [UInt8] {
        [(derived.first ?? 0) | 1] + derived.dropFirst()
    }

    private static func keys(
        signing: [UInt8], agreement: [UInt8]
    ) throws(SealingError) -> SealingErrand<WrittenKeys> {
        let (signing, agreement) = (SigningSecret.seed(signing), AgreementSecret.seed(agreement))
        return try MemberKeys.of(signing, agreement).map { (keys) throws(SealingError) in
            WrittenKeys(signing: signing, agreement: agreement, keys: keys)
        }
    }

    func derivation(
        _ purpose: Purpose, _ part: String, salt: [UInt8] = []
    ) -> Derivation {
        Derivation(
            .bytes(bytes), salt: salt, info: "tallybook " + purpose.rawValue + " " + part + " 1")
    }
}

/// The keys of a written secret.
package struct WrittenKeys: Sendable, Hashable {
    package let signing: SigningSecret
    package let agreement: AgreementSecret
    package let keys: MemberKeys
}

extension WrittenSecret {
    private static let checkSize = 4

    /// The secret with four bytes that tell a mistyped one.
    private func checked(_ purpose: Purpose) -> [UInt8] {
        bytes + check(purpose, WrittenSecret.checkSize)
    }

    private func check(_ purpose: Purpose, _ count: Int) -> [UInt8] {
        Array(Hash256("tallybook check " + purpose.rawValue + " 1", bytes).bytes.prefix(count))
    }

    /// 32 letters and digits.
    package func code(for purpose: Purpose) -> String {
        Base32.text(checked(purpose))
    }

    /// Reads ``code(for:)`` at the beginning of some text, whatever hyphens and breaks came between.
    package init?(code: some Sequence<UInt8>, for purpose: Purpose) {
        var values: [UInt32] = []
        for byte in code where !WrittenSecret.isBetween(byte) {
            guard values.count < 32, let value = Base32.value(byte) else { break }
            values.append(value)
        }
        guard values.count == 32 else { return nil }
        let bytes = Base32.bytes(values)
        guard let secret = WrittenSecret(Array(bytes.prefix(WrittenSecret.size))),
            secret.checked(purpose) == bytes
        else { return nil }
        self = secret
    }

    private static func isBetween(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "=") || byte <= 0x20
    }
}

// Words to type: five letters for 16 bits.
extension WrittenSecret {
    /// Nine words that can be spoken and typed in any of our languages, the last of which tells a mistyped
    /// one: consonants and vowels in turn, after Wilkerson, "A Proposal for Proquints" (2009).
    package var words: [String] {
        let all = bytes + check(.sheet, 2)
        return stride(from: 0, to: all.count, by: 2).map {
            WrittenSecret.word(UInt16(all[$0]) << 8 | UInt16(all[$0 + 1]))
        }
    }

    /// Reads ``words`` among other text; nil unless nine of them follow each other and are right.
    package init?(words text: String) {
        let values = WrittenSecret.tokens(text).map { WrittenSecret.value($0) }
        guard values.count >= 9 else { return nil }
        for start in 0...(values.count - 9) {
            let run = values[start..<(start + 9)].compactMap { $0 }
            let bytes = run.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
            guard run.count == 9, let secret = WrittenSecret(Array(bytes.prefix(16))) else {
                continue
            }
            if Array(bytes.suffix(2)) == secret.check(.sheet, 2) {
                self = secret
                return
            }
        }
        return nil
    }

    private static let consonants = [UInt8]("bdfghjklmnprstvz".utf8)
    private static let vowels = [UInt8]("aiou".utf8)

    private static func word(_ value: UInt16) -> String {
        let value = Int(value)
        let letters = [
            consonants[value >> 12], vowels[value >> 10 & 3], consonants[value >> 6 & 15],
            vowels[value >> 4 & 3], consonants[value & 15],
        ]
        return String(decoding: letters, as: UTF8.self)
    }

    private static func value(_ word: [UInt8]) -> UInt16? {
        guard word.count == 5 else { return nil }
        var value = 0
        for (index, letter) in word.enumerated() {
            let isVowel = index % 2 == 1
            guard let digit = (isVowel ? vowels : consonants).firstIndex(of: letter) else {
                return nil
            }
            value = value << (isVowel ? 2 : 4) | digit
        }
        return UInt16(value)
    }

    /// Runs of letters, in small ones.
    private static func tokens(_ text: String) -> [[UInt8]] {
        text.utf8.split { !(0x61...0x7a).contains($0 | 0x20) }.map { $0.map { $0 | 0x20 } }
    }
}
