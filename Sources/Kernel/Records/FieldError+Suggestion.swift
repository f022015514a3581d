extension FieldError {
    /// The allowed name that was probably meant.
    package var suggestion: String? {
        guard case .notAllowed(let names) = reason else { return nil }
        return value.nearest(in: names)
    }
}
