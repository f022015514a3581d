/// As a label, a sentence for the person who sent the form.
extension MultipartError {
    package var label: Label {
        switch self {
        case .noBoundary, .namelessPart: FormatsText.formNoBoundary
        case .cutOff: FormatsText.formCutOff
        case .tooManyParts(let limit): FormatsText.formTooManyParts("\(limit)")
        }
    }
}
