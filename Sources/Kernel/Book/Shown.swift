/// What a form showed in its fields. It goes along in hidden ones, `note@` beside `note`, as the hash of the
/// text: so what comes back tells what a person changed, and what text a new one takes the place of.
package enum Shown {
    /// The name of the hidden field that goes with a field.
    package static func name(_ field: String) -> String { field + "@" }

    /// What stands for a text; line ends may be those of forms.
    package static func mark(of text: String) -> String {
        ASCII.hex(Hash128.of(text.utf8.filter { $0 != UInt8(ascii: "\r") }).low)
    }
}
