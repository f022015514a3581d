import Kernel
import Priorities
import TestKit
import Testing

/// Chats as WhatsApp exports and copies them: what Android and iOS write in English, German and Italian.
@Suite struct ChatTests {
    private func made(_ chat: String, in language: Language = .english) -> [String] {
        let kitchen = Kitchen()
        kitchen.visitor.language = language.rawValue
        kitchen.visitor.send("/priorities/batch", ["lines": chat, "level": "high"])
        return kitchen.found("")
    }

    private func preview(_ text: String) -> String {
        Kitchen().get("/priorities/batch/lines?lines=" + text.percentEncoded).text
    }

    /// What the app puts in place of what it doesn't export.
    @Test(arguments: [
        "This message was deleted", "You deleted this message", "<Media omitted>",
        "\u{200E}image omitted", "Milk.jpg (file attached)", "<This message was edited>",
        "Diese Nachricht wurde gelöscht.", "Du hast diese Nachricht gelöscht.",
        "<Medien ausgeschlossen>", "\u{200E}Bild weggelassen", "\u{200E}Sticker weggelassen",
        "IMG-20261125-WA0003.jpg (Datei angehängt)",
        "Questo messaggio è stato eliminato", "Hai eliminato questo messaggio", "<Media omessi>",
        "\u{200E}immagine omessa", "\u{200E}video omesso", "IMG-1.jpg (file allegato)", "null",
        // What iOS exports in the name of the group or of whoever did it.
        "\u{200E}Messages and calls are end-to-end encrypted. Only people in this chat can read them.",
        "\u{200E}Anna created this group", "\u{200E}Anna created group “Home”",
        "\u{200E}Anna added you", "\u{200E}Missed voice call", "\u{200E}Missed video call",
        "\u{200E}Missed voice call, \u{200E}Tap to call back",
        "\u{200E}Voice call, \u{200E}No answer",
        "\u{200E}Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt.",
        "\u{200E}Anna hat diese Gruppe erstellt", "\u{200E}Anna hat die Gruppe „Haus“ erstellt.",
        "\u{200E}Anna hat dich hinzugefügt", "\u{200E}Verpasster Sprachanruf",
        "\u{200E}Verpasster Videoanruf", "\u{200E}Du hast die Gruppe erstellt",
        "\u{200E}I messaggi e le chiamate sono crittografati end-to-end.",
        "\u{200E}Anna ha creato questo gruppo", "\u{200E}Anna ha creato il gruppo “Casa”",
        "\u{200E}Anna ti ha aggiunto", "\u{200E}Chiamata vocale persa",
        "\u{200E}Videochiamata persa",
    ])
    func `what the chat says itself is left out`(words: String) {
        for line in [
            "25.11.26, 18:03 - Anna: " + words, "\u{200E}[25.11.26, 18:03:12] Anna: " + words,
            "11/25/26, 6:03\u{202F}PM - Anna: " + words,
        ] {
            #expect(made(line + "\n25.11.26, 18:04 - Ben: Reis") == ["Reis"], "\(line)")
            #expect(preview(line).contains("left out"), "\(line)")
        }
    }

    /// A tick says so before a name as it does behind it.
    @Test(arguments: ["✅ Brot", "Brot ✅", "✔️ Brot", "☑ Brot", "✅Brot"])
    func `what is ticked in a message comes off the list`(words: String) throws {
        for line in ["25.11.26, 18:03 - Anna: ", "[25.11.26, 18:03:12] Anna: "] {
            let kitchen = Kitchen(["Brot": .high])
            let chat = line + words + "\n" + line + "Reis"
            let preview = kitchen.get("/priorities/batch/lines?lines=" + chat.percentEncoded)
            #expect(preview.text.contains("comes off the list"), "\(preview.text)")
            kitchen.visitor.send("/priorities/batch", ["lines": chat, "level": "high"])
            #expect(try kitchen.essential("Brot").level == .low)
            #expect(kitchen.list == ["Reis"])
        }
    }

    @Test(arguments: [
        "👍", "👍🏻❤️", "Bin gleich da", "Ok", "Okay super", "Ich bin im Supermarkt", "Mach ich 😊",
        "Alles klar, bis gleich", "On my way", "I'm at the store", "Will do!", "Got it, thanks",
        "Sto arrivando", "Va bene, ci penso io", "Arrivo tra 10 minuti", "Haha", "Und Bier?",
        "Kannst du noch einkaufen?", "ja haben wir", "klingt gut", "What do we need",
    ])
    func `what only talks is left out`(words: String) {
        let chat = "25.11.26, 18:03 - Anna: " + words + "\n25.11.26, 18:04 - Ben: Reis"
        #expect(made(chat) == ["Reis"])
        #expect(preview(chat).contains("talk, left out"))
    }

    /// Words of one who has just thought of something.
    @Test(arguments: [
        ("Achso, noch Zahnpasta", "Zahnpasta"), ("und noch Zahnpasta", "Zahnpasta"),
        ("Ach ja, Zahnpasta", "Zahnpasta"), ("ach so und noch Zahnpasta!", "Zahnpasta"),
        ("Oh and toothpaste", "Toothpaste"), ("oh, and the toothpaste please", "Toothpaste"),
        ("Ah, anche dentifricio", "Dentifricio"), ("ah, anche il dentifricio", "Dentifricio"),
        ("Non dimenticare il dentifricio", "Dentifricio"),
        ("Nicht vergessen: Zahnpasta", "Zahnpasta"), ("Don't forget toothpaste", "Toothpaste"),
    ])
    func `words before the thing are no part of it`(words: String, thing: String) {
        #expect(made("25.11.26, 18:03 - Anna: " + words) == [thing])
        #expect(made("[25.11.26, 18:03:12] Anna: " + words) == [thing])
    }

    @Test(arguments: ["Achso, noch Zahnpasta", "und noch Zahnpasta"])
    func `also where a message is pasted alone`(words: String) {
        #expect(made(words) == ["Zahnpasta"])
    }

    @Test(arguments: [
        ("got the cheese already", "Cheese"), ("I already got the cheese", "Cheese"),
        ("Got cheese", "Cheese"), ("I've bought the cheese", "Cheese"),
        ("Cheese is already there", "Cheese"),
        ("hab den Käse schon", "Käse"), ("Hab den Käse schon 😊", "Käse"), ("Käse ist da", "Käse"),
        ("Käse hab ich schon", "Käse"),
        ("Ich habe den Käse gekauft", "Käse"), ("Käse ist schon da", "Käse"),
        ("Milch haben wir schon", "Milch"),
        ("ho già preso il formaggio", "Formaggio"), ("il formaggio c’è già", "Formaggio"),
        ("Il formaggio ce l'ho già", "Formaggio"), ("ho già preso l’olio", "Olio"),
    ])
    func `what somebody has got comes off the list, and is never wanted`(
        words: String, thing: String
    ) throws {
        for chat in ["25.11.26, 18:03 - Anna: " + words, words] {
            let kitchen = Kitchen([thing: .high])
            let said = kitchen.get("/priorities/batch/lines?lines=" + chat.percentEncoded).text
            #expect(said.contains("comes off the list"), "\(said)")
            kitchen.visitor.send("/priorities/batch", ["lines": chat, "level": "high"])
            #expect(kitchen.list == [], "\(chat)")
            #expect(kitchen.found("") == [thing])
            #expect(made(chat) == [], "\(chat)")
        }
    }

    @Test(arguments: [
        ("kein Brot mehr nötig", "Brot"), ("kein Brot", "Brot"), ("Keine Butter!", "Butter"),
        ("aber keine Butter", "Butter"),
        ("Brot brauchen wir nicht mehr", "Brot"), ("no bread", "Bread"),
        ("no more bread", "Bread"), ("We don't need bread", "Bread"), ("niente pane", "Pane"),
        ("Il pane non serve più", "Pane"),
        ("forget the olive oil, found some", "Olive oil"), ("never mind the bread", "Bread"),
        ("Vergiss das Olivenöl, hab noch was gefunden", "Olivenöl"), ("scratch the wine", "Wine"),
        ("lascia stare il vino", "Vino"), ("Klopapier haben wir noch", "Klopapier"),
        ("we still have milk", "Milk"), ("il latte c'è ancora", "Latte"),
    ])
    func `what isn't needed is asked about, and is never a thing`(words: String, thing: String)
        throws
    {
        let chat = "25.11.26, 18:03 - Anna: " + words
        let kitchen = Kitchen([thing: .high])
        let said = kitchen.get("/priorities/batch/lines?lines=" + chat.percentEncoded)
        #expect(said.text.contains("“\(words)” → not needed?"), "\(said.text)")
        let key = try #require(said.markup.firstMatch(of: /name="take" value="([^"]*)"/)?.1)
        kitchen.visitor.send("/priorities/batch", ["lines": chat, "level": "high"])
        #expect(kitchen.list == [thing])
        if !words.contains("more bread") { #expect(made(chat) == []) }
        kitchen.visitor.send(
            "/priorities/batch",
            ["lines": chat, "level": "high", "shown": "-" + key, "take": String(key)])
        #expect(kitchen.list == [] && kitchen.found("") == [thing])
    }

    @Test(arguments: [
        "Vergiss die Milch nicht", "Don't forget the milk", "Non dimenticare la Milch",
    ])
    func `what is not to be forgotten is a thing`(words: String) {
        #expect(
            made("25.11.26, 18:03 - Anna: " + words).map { $0.lowercased() }.first?.hasPrefix("mil")
                == true)
        #expect(made("25.11.26, 18:03 - Anna: " + words).count == 1)
    }

    @Test func `what isn't needed and what is stand in one message`() throws {
        let kitchen = Kitchen(["Cheese": .high])
        let chat = "25.11.26, 18:03 - Anna: Got the cheese already, need milk"
        kitchen.visitor.send("/priorities/batch", ["lines": chat, "level": "high"])
        #expect(kitchen.list == ["Milk"])
    }

    @Test(arguments: [
        "Hab noch keinen Käse", "Got paid today",
    ])
    func `what may say either is left out`(words: String) {
        let chat = "25.11.26, 18:03 - Anna: " + words
        #expect(made(chat) == [])
        #expect(preview(chat).contains("left out"))
    }

    /// As WhatsApp exports polls on Android and iOS.
    @Test(arguments: [
        ("POLL:\nWhat do we need?\nOPTION: Milk (2 votes)\nOPTION: Bread (0 votes)", "Milk"),
        ("\u{200E}POLL:\nWhat do we need?\n\u{200E}OPTION: Milk (1 vote)", "Milk"),
        ("UMFRAGE:\nWas fehlt?\nOPTION: Milch (1 Stimme)", "Milch"),
        ("SONDAGGIO:\nCosa manca?\nOPZIONE: Latte (1 voto)", "Latte"),
    ])
    func `a poll and its answers are left out, and said so`(poll: String, option: String) {
        let chat = "25.11.26, 18:03 - Anna: " + poll + "\n25.11.26, 18:04 - Ben: Reis"
        #expect(made(chat) == ["Reis"])
        #expect(preview(chat).contains("“\(option)” → a poll or an answer to it, left out"))
    }

    @Test(arguments: ["https://example.org/list", "www.chefkoch.de/rezepte/1"])
    func `a link is left out, and said so`(link: String) {
        for lines in [link + "\nReis", "25.11.26, 18:03 - Anna: Reis " + link] {
            #expect(made(lines) == ["Reis"])
            #expect(preview(lines).contains("“\(link)” → a link, left out"))
        }
        #expect(made("25.11.26, 18:03 - Anna: " + link) == [])
    }

    @Test(arguments: [
        ("Und Klopapier", ["Klopapier"]), ("Also 7 up and mac & cheese", ["7 up", "Mac & cheese"]),
        ("And toilet paper please", ["Toilet paper"]), ("Anche il latte", ["Latte"]),
        ("Kannst du noch Milch und Brot mitbringen?", ["Brot", "Milch"]),
        ("Can you get milk, bread and eggs?", ["Bread", "Eggs", "Milk"]),
        ("Puoi prendere latte e pane?", ["Latte", "Pane"]),
        ("Wir brauchen noch Klebeband", ["Klebeband"]), ("Bring bitte Milch mit", ["Milch"]),
        ("Ci serve il caffè", ["Caffè"]), ("Milch bitte", ["Milch"]), ("Ok, Milch", ["Milch"]),
        ("Brot und Butter", ["Brot", "Butter"]), ("Sturm und Drang", ["Sturm und Drang"]),
        ("bread, mac & cheese", ["Bread", "Mac & cheese"]),
    ])
    func `what is wished for is understood`(words: String, things: [String]) {
        #expect(made("25.11.26, 18:03 - Anna: " + words) == things)
        #expect(made("[25.11.26, 18:03:12] Anna: " + words) == things)
    }
}
