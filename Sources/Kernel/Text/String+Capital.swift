extension String {
    /// The text with its first letter in upper case and all else as typed: `olio di oliva` becomes
    /// `Olio di oliva`.
    ///
    /// A first word with a capital inside stays as it is, as in `iPad case`.
    package var withCapital: String {
        guard let first = unicodeScalars.first else { return self }
        let rest = unicodeScalars.dropFirst()
        let word = rest.prefix { !$0.isWhitespace }
        if word.contains(where: { "A"..."Z" ~= $0 }) { return self }
        return first.properties.titlecaseMapping + String(rest)
    }
}
