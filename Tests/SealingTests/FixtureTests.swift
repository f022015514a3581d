import Foundation
import Kernel
import SealingEngine
import TestKit
import Testing

/// Vectors of our own: what is asked of an engine in the life of a book, with the answers, for every
/// other engine to give the same; and the bytes of each format.
@Suite struct SealingFixtureTests {
    private static let file = URL(filePath: #filePath)
        .appending(path: "../../Fixtures/sealing.txt").standardized

    @Test func `every format has the bytes that it had`() throws {
        var tape = try Tape()
        try tape.play()
        let lines = tape.lines.joined(separator: "\n") + "\n"
        if ProcessInfo.processInfo.environment["TALLY_RECORD"] != nil {
            try Data(lines.utf8).write(to: Self.file)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == lines)
    }
}

/// A short life of a book, and what was asked and answered in it.
private struct Tape {
    private(set) var lines: [String] = []
    private let anna: Person
    private let bruno: Person
    private let numbers = RandomNumbers(77)

    init() throws {
        (anna, bruno) = (try Person(101), try Person(102))
        note("anna signs with", RandomNumbers(101).bytes(32) ?? [])
        note("bruno agrees with", Array((RandomNumbers(102).bytes(64) ?? []).suffix(32)))
    }

    mutating func play() throws {
        let key = try epochKey(1, 42)
        let secret = try #require(WrittenSecret(hex: "000102030405060708090a0b0c0d0e0f"))
        let name = try finish(SealedName.sealing("Anna", of: anna.id, under: key), anna)
        let founding = MemberList.founding(
            anna.keys, key, unique: [UInt8](repeating: 5, count: 16), name, .start)
        let first = try finish(founding.signed(by: .own), anna)
        var list = try MemberList(founding: first)
        let written = try finish(secret.keys(for: .invitation), anna)
        let invitation = MemberEntry.Invitation(
            keys: written.keys, role: .editor, ends: .start + 604_800_000, uses: 1)
        let second = try finish(
            list.draft(.invite(invitation), by: anna.id, .start).signed(by: .own), anna)
        list = try list.adding(second)
        let third = try finish(
            list.draft(.join(bruno.keys, .none), by: written.keys.id, .start + 1).signed(
                by: written.signing), bruno)
        list = try list.adding(third)
        for (number, entry) in [first, second, third].enumerated() {
            note("entry \(number + 1)", entry.bytes)
        }
        note("book", list.book.bytes)
        lines.append("link " + InvitationLink(hub: "https://hub.example", secret: secret).text)
        lines.append("words " + secret.words.joined(separator: " "))
        try playPieces(list, key, secret)
    }

    private mutating func playPieces(
        _ list: MemberList, _ key: EpochKey, _ secret: WrittenSecret
    ) throws {
        let greeting = Greeting(book: "Household", inviter: "Anna")
        note("greeting", try finish(greeting.sealed(secret, in: list.book), anna))
        let sealed = try finish(
            SealedKey.sealing(key, for: bruno.keys, in: list.book), anna)
        #expect(
            try finish(sealed.opened(by: .own, bruno.keys.agreement, in: list.book), bruno) == key)
        let content = PieceContent(names: [anna.id: "Anna"], parcel: [UInt8]("Milk".utf8))
        let piece = try finish(
            SealedPiece.sealing(
                content, as: .piece, in: list.book, under: key, by: anna.id, .own,
                seen: LogMark(list.book)), anna)
        note("piece", piece.bytes)
        note("mark", LogMark(list.book).after(piece.hash).hash.bytes)
        #expect(try finish(piece.isSigned(by: anna.keys.signing), bruno))
        #expect(try finish(piece.opened(key), bruno) == content)
    }

    /// Finishes some work and notes all of it; random numbers are noted as given.
    private mutating func finish<Value>(
        _ work: SealingErrand<Value>, _ person: Person
    ) throws -> Value {
        var work = work
        while true {
            if case .done(let value) = work { return value }
            let answers = work.operations.map { operation in
                guard case .random(let count) = operation else {
                    return person.engine.answers([operation])[0]
                }
                return .bytes(numbers.bytes(count) ?? [])
            }
            for (operation, answer) in zip(work.operations, answers) { note(operation, answer) }
            work = try work.resumed(answers)
        }
    }

    private mutating func note(_ name: String, _ bytes: [UInt8]) {
        lines.append(name + " " + Hex.text(bytes))
    }

    private mutating func note(_ operation: SealingOperation, _ answer: SealingAnswer) {
        let told: String
        switch operation {
        case .random(let count): told = "random \(count)"
        case .derive(let derivation, let count): told = "derive \(count)" + text(derivation)
        case .seal(let content, let derivation, let head):
            told = "seal content=\(Hex.text(content)) head=\(Hex.text(head))" + text(derivation)
        case .open(let sealed, let derivation, let head):
            told = "open sealed=\(Hex.text(sealed)) head=\(Hex.text(head))" + text(derivation)
        case .sign(let message, let secret):
            told = "sign message=\(Hex.text(message))" + text(secret)
        case .verify(let signature, let message, let key):
            told = "verify signature=\(signature.hex) message=\(Hex.text(message)) key=\(key.hex)"
        case .publicKey(let secret): told = "publicKey" + text(secret)
        case .agreementKey(let secret): told = "agreementKey" + text(secret)
        }
        lines.append("do " + told + " answer=" + text(answer))
    }

    private func text(_ derivation: Derivation) -> String {
        let secret =
            switch derivation.secret {
            case .bytes(let bytes): " secret=" + Hex.text(bytes)
            case .agreement(let own, let key): text(own) + " with=" + key.hex
            }
        return secret + " salt=" + Hex.text(derivation.salt) + " info="
            + Hex.text(derivation.info)
    }

    private func text(_ secret: SigningSecret) -> String {
        switch secret {
        case .own: " own"
        case .seed(let seed): " seed=" + Hex.text(seed)
        }
    }

    private func text(_ secret: AgreementSecret) -> String {
        switch secret {
        case .own: " own"
        case .seed(let seed): " seed=" + Hex.text(seed)
        }
    }

    private func text(_ answer: SealingAnswer) -> String {
        switch answer {
        case .bytes(let bytes): Hex.text(bytes)
        case .yes: "yes"
        case .no: "no"
        case .unable: "unable"
        }
    }
}
