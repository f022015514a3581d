/// As a phrase, a sentence for the person who sent the form.
extension MultipartError: Phrase {
    package var english: String {
        switch self {
        case .noBoundary, .namelessPart: "The form arrived garbled. Send it again."
        case .cutOff: "The upload was cut off before its end. Send it again."
        case .tooManyParts(let limit): "At most \(limit) fields and files can be sent at once."
        }
    }

    package var german: String {
        switch self {
        case .noBoundary, .namelessPart: "Das Formular kam unleserlich an. Sende es noch einmal."
        case .cutOff: "Die Übertragung brach vor dem Ende ab. Sende es noch einmal."
        case .tooManyParts(let limit):
            "Höchstens \(limit) Felder und Dateien können auf einmal gesendet werden."
        }
    }

    package var italian: String {
        switch self {
        case .noBoundary, .namelessPart: "Il modulo è arrivato illeggibile. Invialo di nuovo."
        case .cutOff: "L’invio si è interrotto prima della fine. Riprova."
        case .tooManyParts(let limit):
            "Si possono inviare al massimo \(limit) campi e file alla volta."
        }
    }
}
