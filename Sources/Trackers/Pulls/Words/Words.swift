import Kernel

/// The words of the screens of pulls.
enum Words {
    static let psi = "psi"

    static func attempt(_ number: Int64) -> Label {
        attempt(Label { $0.ordinal(Int(clamping: number)) })
    }
}
