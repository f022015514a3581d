import Kernel

extension Kind {
    /// The names of the fields that a person can set.
    var fieldNames: [String] { ownFields.map { $0.name } }
}
