/// Why a body is not `multipart/form-data`.
package enum MultipartError: Error, Sendable, Hashable {
    /// The content type is another, or names no boundary.
    case noBoundary
    /// The body ends before its closing boundary: the upload was cut off.
    case cutOff
    /// A part doesn't say which field it is.
    case namelessPart
    /// The body has more parts than `limit`.
    case tooManyParts(limit: Int)
}

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
