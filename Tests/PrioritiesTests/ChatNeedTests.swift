import Kernel
import Priorities
import TestKit
import Testing

/// What people say in a chat of what is there and what isn't.
@Suite struct ChatNeedTests {
    private let stamps = ["25.11.26, 18:03 - Anna: ", "[25.11.26, 18:03:12] Ben: "]

    private func made(_ chat: String, _ kitchen: Kitchen = Kitchen()) -> [String] {
        kitchen.visitor.send("/priorities/batch", ["lines": chat, "level": "high"])
        return kitchen.list
    }

    private func preview(_ text: String, _ kitchen: Kitchen = Kitchen()) -> String {
        kitchen.get("/priorities/batch/lines?lines=" + text.percentEncoded).text
    }

    @Test(arguments: [
        ("we're out of coffee", "Coffee"), ("We’re out of coffee!", "Coffee"),
        ("we are almost out of coffee", "Coffee"), ("out of coffee again", "Coffee"),
        ("we ran out of coffee", "Coffee"), ("running low on coffee", "Coffee"),
        ("no more milk", "Milk"), ("there's no more milk", "Milk"), ("no milk left", "Milk"),
        ("We have no bread", "Bread"), ("the milk is gone", "Milk"),
        ("We don't have any milk", "Milk"),
        ("wir haben keine Zwiebeln mehr", "Zwiebeln"), ("hab keine Zwiebeln mehr", "Zwiebeln"),
        ("Es ist keine Milch mehr da", "Milch"), ("Kaffee ist alle", "Kaffee"),
        ("Der Kaffee ist fast alle 😱", "Kaffee"), ("Eier sind alle", "Eier"),
        ("Das Mehl geht aus", "Mehl"), ("kein Brot mehr", "Brot"), ("Milch ist leer", "Milch"),
        ("è finito il caffè", "Caffè"), ("Il caffè è finito", "Caffè"),
        ("sono finite le uova", "Uova"), ("abbiamo finito il latte", "Latte"),
        ("siamo senza latte", "Latte"), ("Butter geht zur Neige", "Butter"),
        ("Butter wird knapp", "Butter"), ("Kaffee ist knapp", "Kaffee"),
        ("Ketchup fast leer", "Ketchup"), ("milk is out", "Milk"),
        ("milk is running low", "Milk"), ("butter running low", "Butter"),
        ("the milk is almost empty", "Milk"), ("il latte sta per finire", "Latte"),
        ("sta finendo il latte", "Latte"), ("il latte è quasi finito", "Latte"),
        ("non abbiamo più latte", "Latte"),
        ("non c’è più pane", "Pane"), ("manca il latte", "Latte"), ("è finito l’olio", "Olio"),
    ])
    func `what has run out is needed now`(words: String, thing: String) throws {
        for stamp in stamps {
            let chat = stamp + words
            #expect(preview(chat).contains("“\(words)” → \(thing): needed now"), "\(preview(chat))")
            let kitchen = Kitchen()
            #expect(made(chat, kitchen) == [thing], "\(chat)")
            #expect(try kitchen.essential(thing).level == .critical)
            let there = Kitchen([thing: .low])
            #expect(made(chat, there) == [thing])
            #expect(try there.essential(thing).level == .critical)
        }
    }

    @Test func `several things run out in one message`() {
        #expect(made(stamps[0] + "We're out of milk and eggs") == ["Eggs", "Milk"])
        #expect(made(stamps[0] + "out of tea, sugar and salt") == ["Salt", "Sugar", "Tea"])
        #expect(
            made(stamps[0] + "Milch, Butter und Brot sind alle") == ["Brot", "Butter", "Milch"])
        #expect(made(stamps[0] + "finiti pane, latte e uova") == ["Latte", "Pane", "Uova"])
        #expect(made(stamps[0] + "Kaffee ist alle und Milch ist leer") == ["Kaffee", "Milch"])
        #expect(made(stamps[0] + "We're out of coffee. Can you get some?") == ["Coffee"])
    }

    @Test(arguments: [
        "we're out of coffee", "Kaffee ist alle", "siamo senza latte", "Butter wird knapp",
        "Ketchup fast leer", "milk is out", "running low on rice", "il latte sta finendo",
        "Milch fehlt", "the milk is gone",
    ])
    func `it says so outside of a chat, too`(words: String) {
        #expect(preview(words).contains("needed now"))
    }

    @Test(arguments: ["Zero Milch alle", "Latte senza lattosio", "senza glutine"])
    func `what a thing may be called is a thing`(line: String) {
        #expect(made(line) == [line.withCapital])
    }

    @Test(arguments: ["We're out of time", "No more excuses", "Das Geld ist alle"])
    func `what nobody knows as a thing is asked about`(words: String) {
        let chat = stamps[0] + words
        #expect(made(chat) == [])
        #expect(preview(chat).contains("left out"), "\(preview(chat))")
    }

    @Test(arguments: [
        "Einkauf Samstag:", "Einkauf Samstag", "Shopping list for Saturday", "La spesa di sabato",
        "Bitte mitbringen:", "Einkaufsliste 28.11.", "Einkauf REWE",
    ])
    func `what heads the things in a message is none`(words: String) {
        #expect(made(stamps[0] + words + "\nReis") == ["Reis"])
        #expect(preview(stamps[0] + words).contains("nothing to get, left out"))
        #expect(made(words + "\nReis") == ["Reis"])
    }

    @Test(arguments: [
        "Paket abholen", "Oma anrufen", "call the plumber", "pick up the kids", "Ritirare il pacco",
    ])
    func `what is to be done is asked about in a chat, and said elsewhere`(words: String) {
        #expect(made(stamps[0] + words) == [])
        #expect(preview(stamps[0] + words).contains("“\(words)” → needed?"))
        #expect(preview(words).contains("is something to do"), "\(preview(words))")
        #expect(made(words) == [words.withCapital])
    }

    @Test(arguments: [("Brötchen abholen", "Brötchen"), ("pick up milk", "Milk")])
    func `what people get is a thing, whatever is to be done with it`(words: String, thing: String)
    {
        #expect(made(stamps[0] + words) == [thing])
    }

    @Test(arguments: ["Zorb geht zur Neige", "zorb is running low", "lo zorb sta finendo"])
    func `what nobody knows and runs out is asked about in a list, too`(words: String) {
        let shown = preview(words)
        #expect(shown.contains("“\(words)” → "), "\(shown)")
        #expect(made(words) == [] || words == "zorb is running low")
    }

    /// What is on the list isn't wanted any more, or is wanted all the more.
    @Test(arguments: [("no more bread", "Bread"), ("kein Brot mehr", "Brot")])
    func `what says either of something on the list is asked`(words: String, thing: String) {
        #expect(preview(stamps[0] + words, Kitchen([thing: .high])).contains("not needed?"))
    }

    @Test(arguments: [
        ("Do we need milk?", "Yes", "Milk"), ("Need any milk?", "yes please!", "Milk"),
        ("Brauchen wir Milch?", "Ja", "Milch"), ("Brauchen wir noch Milch?", "Ja bitte", "Milch"),
        ("Serve il latte?", "Sì", "Latte"), ("Are we out of milk?", "Yep", "Milk"),
        ("Fehlt noch Milch?", "ja", "Milch"),
    ])
    func `a question about a need is asked on, whatever the answer`(
        question: String, answer: String, thing: String
    ) throws {
        let chat = stamps[0] + question + "\n" + stamps[1] + answer
        let kitchen = Kitchen()
        let shown = kitchen.get("/priorities/batch/lines?lines=" + chat.percentEncoded)
        #expect(shown.text.contains("“\(question)” → needed?"), "\(shown.text)")
        #expect(shown.text.contains("“\(answer)” → talk, left out"), "\(shown.text)")
        #expect(made(chat, kitchen) == [])
        let key = try #require(shown.markup.firstMatch(of: /name="take" value="([^"]*)"/)?.1)
        kitchen.visitor.send(
            "/priorities/batch",
            ["lines": chat, "level": "high", "shown": "-" + key, "take": String(key)])
        #expect(kitchen.list == [thing])
        let denied = stamps[0] + question + "\n" + stamps[1] + "No"
        #expect(!preview(denied).contains("needed?"))
        #expect(made(denied) == [])
    }

    @Test(arguments: [
        "ok thanks", "bis gleich", "a dopo", "running late", "Running late, sorry", "thank you!",
        "Bin gleich da", "ok", "Danke!", "grazie mille", "See you later", "good night",
        "Komme später", "Faccio tardi", "👍", "Love you x", "love you xx", "Hab dich lieb",
        "ti voglio bene", "Liebe Grüße", "un bacio",
    ])
    func `talk is no thing, with or without who says it`(words: String) {
        for chat in [stamps[0] + words + "\n" + stamps[1] + "Reis", "Reis\n" + words] {
            #expect(made(chat) == ["Reis"], "\(chat)")
            #expect(preview(chat).contains("talk, left out"), "\(preview(chat))")
        }
    }

    @Test(arguments: [
        ("bread", "no bread"), ("Brot", "doch kein Brot"), ("Brot", "Hab das Brot schon"),
    ])
    func `the later of two that contradict each other counts`(wish: String, remark: String) {
        let thing = wish.withCapital
        func chat(_ words: String...) -> String {
            words.map { stamps[0] + $0 }.joined(separator: "\n")
        }
        #expect(made(chat(wish, remark)) == [])
        #expect(preview(chat(wish, remark)).contains("“\(wish)” → a later line says otherwise"))
        #expect(made(chat(remark, wish)) == [thing])
        #expect(preview(chat(remark, wish)).contains("“\(remark)” → a later line says otherwise"))
        #expect(made(chat(wish, remark, wish)) == [thing])
    }
}
