extension String {
    /// The first letter of each word in upper case, the rest as typed.
    package func titleCased(_ language: Language) -> String {
        self
    }
}
