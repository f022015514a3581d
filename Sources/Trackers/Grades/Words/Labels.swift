import Kernel

/// Names that several kinds share.
enum Labels {
    static let name = Label("Name", german: "Name", italian: "Nome")
    static let description = Label("Description", german: "Beschreibung", italian: "Descrizione")
    static let status = Label("Status", german: "Status", italian: "Stato")

    static func ungraded(_ title: String) -> Label {
        Label(
            title + ": score removed", german: title + ": Bewertung entfernt",
            italian: title + ": voto rimosso")
    }
}
