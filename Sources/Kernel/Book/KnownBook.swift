/// One of the books that a device keeps.
package struct KnownBook: Sendable, Hashable {
    /// What stands for it in addresses; empty for the first, which keeps the short ones.
    package let key: String
    /// What somebody called it; empty for the first until then.
    package var name: String
    package var color: PaletteColor?
    /// When it was put into the trash.
    package var deleted: Instant?

    package init(
        key: String, name: String, color: PaletteColor? = nil, deleted: Instant? = nil
    ) {
        self.key = key
        self.name = name
        self.color = color
        self.deleted = deleted
    }

    /// How many books a home server may have, and a device knows of; those in the trash count, too.
    package static let most = 500

    /// The book that everybody begins with.
    package static let first = KnownBook(key: "", name: "")

    package var isFirst: Bool { key.isEmpty }

    /// What the keys of books begin with that several people keep over a hub.
    package static let sharedMark = "~"

    /// Whether its key can stand in addresses, and its name be shown.
    var isSound: Bool {
        hasSoundKey && (isFirst && name.isEmpty || KnownName.kept(name) == name)
    }

    /// Whether its key can stand in addresses.
    package var hasSoundKey: Bool {
        key.utf8.count <= KnownBook.longestKey
            && key.utf8.allSatisfy { KnownBook.isPlain($0) || $0 == UInt8(ascii: "-") }
    }

    /// How long a key may be: the name of its file is little longer, and none may have more than 255 bytes.
    static let longestKey = 200

    /// A small letter of the alphabet or a digit.
    package static func isPlain(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte)
    }
}
