/// Which trackers a replica shows, and in which order.
package struct TrackerOrder: Sendable {
    /// A tracker by its place among all, and whether it is shown.
    package struct Place: Sendable {
        let index: Int
        package fileprivate(set) var isShown: Bool
    }

    private let trackers: [Tracker]
    /// Every tracker, in order.
    package private(set) var places: [Place] = []

    /// - Parameter text: The names of trackers, parted by spaces; one with a minus is hidden. What it
    ///   doesn't name is shown behind those that it does.
    init(_ text: String, _ trackers: [Tracker]) {
        self.trackers = trackers
        for word in text.utf8.split(separator: UInt8(ascii: " ")) {
            let isShown = word.first != UInt8(ascii: "-")
            let name = String(Substring(isShown ? word : word.dropFirst()))
            guard let index = trackers.indices.first(where: { trackers[$0].name == name }),
                place(name) == nil
            else { continue }
            places.append(Place(index: index, isShown: isShown))
        }
        for index in trackers.indices where place(trackers[index].name) == nil {
            places.append(Place(index: index, isShown: true))
        }
        // One at least, or nothing could be done.
        if !places.isEmpty, count == 0 { places[0].isShown = true }
    }

    package func tracker(_ place: Place) -> Tracker { trackers[place.index] }

    /// How many are shown.
    package var count: Int { places.count { $0.isShown } }

    package var shown: [Tracker] { places.filter { $0.isShown }.map { trackers[$0.index] } }

    package var text: String {
        places.map { ($0.isShown ? "" : "-") + trackers[$0.index].name }.joined(separator: " ")
    }

    /// Shows a tracker, or hides it unless it is the last.
    package mutating func show(_ name: String, _ isShown: Bool) {
        guard let place = place(name), isShown || count > 1 else { return }
        places[place].isShown = isShown
    }

    /// Moves a tracker one place up or down.
    package mutating func move(_ name: String, by step: Int) {
        guard let place = place(name), places.indices.contains(place + step) else { return }
        places.swapAt(place, place + step)
    }

    private func place(_ name: String) -> Int? {
        places.firstIndex { trackers[$0.index].name == name }
    }
}

extension Tracker {
    /// The name that settings keep: its path without the slash.
    package var name: String { String(Substring(path.utf8.dropFirst())) }
}

extension Setting {
    /// The ``TrackerOrder`` of the replica.
    package static var trackers: Setting { Setting(rawValue: "trackers") }
}

extension Page {
    /// Hides the tracker of that path, unless it is the last that is shown.
    package func hiding(_ path: String) -> Post? {
        guard order.count > 1, let tracker = order.shown.first(where: { $0.path == path })
        else { return nil }
        return Post(
            language(WebText.dontNeed), action: AppAddress.trackers.path,
            fields: [("tracker", tracker.name), ("do", "hide"), ("return", "/")])
    }
}
