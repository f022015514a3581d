/// What `tally device` can do.
enum DeviceAction: String, CaseIterable, Sendable {
    case list, add, remove

    static var names: [String] { allCases.map { $0.rawValue } }
}
