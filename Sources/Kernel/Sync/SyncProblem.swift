/// Why a replica is not in step with its server.
package enum SyncProblem: Sendable, Hashable {
    /// No connection, or no answer in time.
    case unreachable
    /// The server answered with an error, in its own words.
    case refused(String)
    /// The answer isn't one of this protocol: another server may be at the address.
    case unreadable
    case otherVersion
    /// Everything was exchanged, twice, and still the two books differ.
    case differs
    /// The two books differ, and the two clocks so much that each puts aside what the other merges.
    case clocksDiffer
    /// What came could not be kept here.
    case notKept
    /// The server has another book than before.
    case otherBook
    /// The server doesn't let this device in, or not any more.
    case notLetIn

    /// The number and text that it is kept as; 0 stands for no problem.
    package var code: UInt64 {
        switch self {
        case .unreachable: 1
        case .refused: 2
        case .unreadable: 3
        case .otherVersion: 4
        case .differs: 5
        case .notKept: 6
        case .otherBook: 7
        case .notLetIn: 8
        case .clocksDiffer: 9
        }
    }

    package var detail: String {
        if case .refused(let sentence) = self { sentence } else { "" }
    }

    package init?(code: UInt64, detail: String) {
        switch code {
        case 1: self = .unreachable
        case 2: self = .refused(detail)
        case 3: self = .unreadable
        case 4: self = .otherVersion
        case 5: self = .differs
        case 6: self = .notKept
        case 7: self = .otherBook
        case 8: self = .notLetIn
        case 9: self = .clocksDiffer
        default: return nil
        }
    }

    /// What an error on this side means.
    init(_ error: SyncError) {
        switch error {
        case .unreadable: self = .unreadable
        case .otherVersion: self = .otherVersion
        case .otherBook: self = .otherBook
        case .mayOnlyRead: self = .refused("")
        case .store: self = .notKept
        }
    }
}

extension SyncProblem: Phrase {
    package var english: String {
        switch self {
        case .unreachable: "The server can’t be reached."
        case .refused(let sentence): "The server said: " + sentence
        case .unreadable: "The server’s answer can’t be read."
        case .otherVersion: SyncError.otherVersion.english
        case .otherBook: SyncError.otherBook.english
        case .differs: "This book and the server’s differ although everything was exchanged."
        case .clocksDiffer:
            "The clock of this device or that of the server seems wrong: they are more than a day apart. What one of them can’t believe yet it keeps aside; set the wrong one right, and both books become the same."
        case .notKept: "What the server sent could not be saved here."
        case .notLetIn: "The server doesn’t let this device in."
        }
    }

    package var german: String {
        switch self {
        case .unreachable: "Der Server ist nicht erreichbar."
        case .refused(let sentence): "Der Server meldet: " + sentence
        case .unreadable: "Die Antwort des Servers ist nicht lesbar."
        case .otherVersion: SyncError.otherVersion.german
        case .otherBook: SyncError.otherBook.german
        case .differs:
            "Dieses Buch und das des Servers unterscheiden sich, obwohl alles ausgetauscht ist."
        case .clocksDiffer:
            "Die Uhr dieses Geräts oder die des Servers scheint falsch zu gehen: sie liegen mehr als einen Tag auseinander. Was eine von beiden noch nicht glauben kann, hebt sie auf; stell die falsche richtig, dann werden beide Bücher gleich."
        case .notKept: "Was der Server schickte, konnte hier nicht gespeichert werden."
        case .notLetIn: "Der Server lässt dieses Gerät nicht ein."
        }
    }

    package var italian: String {
        switch self {
        case .unreachable: "Il server non è raggiungibile."
        case .refused(let sentence): "Il server dice: " + sentence
        case .unreadable: "La risposta del server non è leggibile."
        case .otherVersion: SyncError.otherVersion.italian
        case .otherBook: SyncError.otherBook.italian
        case .differs: "Questo libro e quello del server differiscono, benché tutto sia scambiato."
        case .clocksDiffer:
            "L’orologio di questo dispositivo o quello del server sembra sbagliato: distano più di un giorno. Ciò che uno dei due non può ancora credere resta da parte; correggi quello sbagliato e i due libri diventeranno uguali."
        case .notKept: "Ciò che il server ha inviato non è stato salvato qui."
        case .notLetIn: "Il server non ammette questo dispositivo."
        }
    }
}
