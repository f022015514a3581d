import Kernel

/// What browsers may still have of files from before an update: they are sent what is different, and
/// nothing else (RFC 9842, Compression Dictionary Transport).
package struct EarlierVersions: Sendable {
    /// Hears which file a browser takes, and may say later that it has.
    package var keep: @Sendable (Asset) -> Void
    /// A file as a Zstandard frame (RFC 8878) that refers to the earlier one with these 32 bytes as
    /// its SHA-256; nil if that one isn't there, or nothing is saved.
    package var difference: @Sendable (Asset, _ earlier: [UInt8]) -> [UInt8]?

    package init(
        keep: @escaping @Sendable (Asset) -> Void,
        difference: @escaping @Sendable (Asset, _ earlier: [UInt8]) -> [UInt8]?
    ) {
        self.keep = keep
        self.difference = difference
    }

    /// The answer to a browser that has an earlier version; nil if it hasn't.
    func response(_ asset: Asset, _ accepted: AcceptedCodings, _ available: FieldValue?)
        -> Response?
    {
        guard asset.isWorthDifferences else { return nil }
        // A browser says that it takes differences only where it has something to start from.
        keep(asset)
        guard accepted.differences, let earlier = available.flatMap(Self.digest),
            let frame = difference(asset, earlier)
        else { return nil }
        return asset.response(.owned(Self.magic + earlier + frame), coding: "dcz")
    }

    /// What a coded file begins with before the digest: a frame that decoders skip (RFC 9842,
    /// section 5).
    private static let magic: [UInt8] = [0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]

    /// The bytes that `Available-Dictionary` names: base 64 between colons (RFC 8941, section 3.3.5).
    private static func digest(_ field: FieldValue) -> [UInt8]? {
        let text = field.text
        guard text.utf8.count == 46, text.hasPrefix(":"), text.hasSuffix(":") else { return nil }
        return Base64.decode(String(text.dropFirst().dropLast()))
    }
}
