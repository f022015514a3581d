import Kernel
import SealingEngine
import TestKit
import Testing

@Suite(.namingCases) struct WrittenSecretTests {
    private func secret(_ dice: inout Dice) throws -> WrittenSecret {
        try #require(WrittenSecret((0..<16).map { _ in UInt8(dice.roll(256)) }))
    }

    @Test func `a code is read as it was written, however it was typed`() throws {
        try withDice(200) { dice in
            let secret = try secret(&dice)
            let code = secret.code(for: .invitation)
            #expect(code.utf8.count == 32)
            #expect(WrittenSecret(code: code.utf8, for: .invitation) == secret)
            let typed = code.uppercased().replacing("0", with: "o").replacing("1", with: "L")
            let parted = typed.map { String($0) }.joined(separator: dice.hits(oneIn: 2) ? "-" : " ")
            #expect(WrittenSecret(code: parted.utf8, for: .invitation) == secret)
            #expect(WrittenSecret(code: code.utf8, for: .sheet) == nil)
        }
    }

    @Test func `a mistyped code is none`() throws {
        var dice = Dice(seed: 1)
        let code = Array(try secret(&dice).code(for: .invitation).utf8)
        for index in code.indices {
            var wrong = code
            wrong[index] = wrong[index] == UInt8(ascii: "7") ? UInt8(ascii: "8") : UInt8(ascii: "7")
            #expect(WrittenSecret(code: wrong, for: .invitation) == nil)
            wrong.remove(at: index)
            #expect(WrittenSecret(code: wrong, for: .invitation) == nil)
        }
    }

    @Test func `a link survives what messengers do to it`() throws {
        var dice = Dice(seed: 2)
        let link = InvitationLink(hub: "https://hub.example/family", secret: try secret(&dice))
        let text = link.text
        let half = text.index(text.endIndex, offsetBy: -12)
        let forms = [
            text, "Come in: <\(text)>.", "(\(text))", "“\(text)”, please", text + "\n\nAnna",
            text.replacing("#", with: "%23"), "> " + text[..<half] + "=\r\n" + text[half...],
            text.replacing("https", with: "HTTPS"),
        ]
        for form in forms {
            let read = try InvitationLink(form)
            #expect(read.secret == link.secret)
            #expect(read.hub.lowercased() == link.hub)
        }
    }

    @Test func `what is no link, and what is a wrong one, are told apart`() throws {
        var dice = Dice(seed: 3)
        let link = InvitationLink(hub: "https://hub.example", secret: try secret(&dice)).text
        #expect(throws: InvitationLink.Refusal.none) { try InvitationLink("") }
        #expect(throws: InvitationLink.Refusal.none) {
            try InvitationLink("https://hub.example/join")
        }
        #expect(throws: InvitationLink.Refusal.none) {
            try InvitationLink(String(link.dropFirst(8)))
        }
        let code = try #require(link.split(separator: "#").last)
        #expect(throws: InvitationLink.Refusal.none) { try InvitationLink("https://#" + code) }
        #expect(throws: InvitationLink.Refusal.none) { try RecoverySheet("https:// babad") }
        #expect(throws: InvitationLink.Refusal.mistyped) {
            try InvitationLink(String(link.dropLast()))
        }
    }

    @Test func `a sheet is read from what was typed of it`() throws {
        try withDice(200) { dice in
            let sheet = RecoverySheet(hub: "http://127.0.0.1:8722", secret: try secret(&dice))
            #expect(sheet.secret.words.count == 9)
            #expect(sheet.secret.words.allSatisfy { $0.utf8.count == 5 })
            #expect(try RecoverySheet(sheet.text) == sheet)
            let typed =
                "Tallybook, recovery\n" + sheet.hub + "/ Words:\n"
                + sheet.secret.words.joined(separator: ", ").uppercased()
            #expect(try RecoverySheet(typed) == sheet)
            let words = sheet.secret.words
            let wrong = [words[1], words[0]] + words[2...]
            if words[0] != words[1] {
                #expect(throws: InvitationLink.Refusal.mistyped) {
                    try RecoverySheet(sheet.hub + " " + wrong.joined(separator: " "))
                }
            }
        }
    }

    @Test func `an invitation and a sheet of the same bytes have nothing in common`() throws {
        var dice = Dice(seed: 4)
        let (secret, engine) = (try secret(&dice), NettleEngine())
        let (a, b) = (
            try engine.finish(secret.keys(for: .invitation)),
            try engine.finish(secret.keys(for: .sheet))
        )
        #expect(a.keys.id != b.keys.id)
        #expect(a.keys.agreement != b.keys.agreement)
        #expect(try engine.finish(secret.keys(for: .invitation)) == a)
    }

    @Test func `a greeting is opened by whoever has the link`() throws {
        var dice = Dice(seed: 5)
        let (secret, other) = (try secret(&dice), try secret(&dice))
        let anna = try Person(1)
        let book = try Club(anna).book
        let greeting = Greeting(book: "Household", inviter: "Anna")
        let sealed = try anna.engine.finish(greeting.sealed(secret, in: book))
        #expect(try anna.engine.finish(Greeting.opened(sealed, secret, in: book)) == greeting)
        #expect(throws: SealingError.sealed) {
            try anna.engine.finish(Greeting.opened(sealed, other, in: book))
        }
        for count in 0..<60 {
            #expect(throws: SealingError.sealed) {
                try anna.engine.finish(
                    Greeting.opened(Array(sealed.prefix(count)), secret, in: book))
            }
        }
    }
}
