import Kernel

/// Names that several kinds share.
enum Labels {
    static let title = Label("Title", german: "Titel", italian: "Titolo")
    static let detail = Label("Detail", german: "Einzelheiten", italian: "Dettagli")
}
