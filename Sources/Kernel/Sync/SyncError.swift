/// Why a message of the other side could not be taken in. Nothing of it was kept.
package enum SyncError: Error, Sendable, Hashable {
    /// It isn't what ``Parcel`` and the messages look like.
    case unreadable
    /// It is of a version of the protocol that this one doesn't speak.
    case otherVersion
    /// The server has another book than the one that was exchanged with it before.
    case otherBook
    /// The one who sent changes may only read.
    case mayOnlyRead
    case store(StoreError)
}

extension SyncError: Phrase {
    package var english: String {
        switch self {
        case .unreadable: "What came to be synced can’t be read."
        case .otherVersion: "The two sides speak different versions of sync; update the older one."
        case .otherBook:
            "There is another book at this address than before. Nothing was exchanged, and this device keeps its own."
        case .mayOnlyRead:
            "This device may read and not write. Nothing was exchanged, and it keeps what it wrote."
        case .store(let error): error.english
        }
    }

    package var german: String {
        switch self {
        case .unreadable: "Was zum Abgleich ankam, ist nicht lesbar."
        case .otherVersion:
            "Die beiden Seiten sprechen verschiedene Versionen des Abgleichs; "
                + "bitte die ältere aktualisieren."
        case .otherBook:
            "Unter dieser Adresse liegt ein anderes Buch als zuvor. Nichts wurde ausgetauscht, und dieses Gerät behält seines."
        case .mayOnlyRead:
            "Dieses Gerät darf lesen und nicht schreiben. Nichts wurde ausgetauscht, und es behält, was es schrieb."
        case .store(let error): error.german
        }
    }

    package var italian: String {
        switch self {
        case .unreadable: "Ciò che è arrivato da sincronizzare non è leggibile."
        case .otherVersion:
            "Le due parti parlano versioni diverse della sincronizzazione; "
                + "aggiorna la più vecchia."
        case .otherBook:
            "A questo indirizzo c’è un libro diverso da prima. Non è stato scambiato nulla e questo dispositivo conserva il suo."
        case .mayOnlyRead:
            "Questo dispositivo può leggere e non scrivere. Non è stato scambiato nulla, ed esso conserva ciò che ha scritto."
        case .store(let error): error.italian
        }
    }
}
