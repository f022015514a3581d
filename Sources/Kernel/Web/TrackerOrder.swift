/// Which trackers a replica shows, and in which order.
package struct TrackerOrder: Sendable {
    /// Every tracker, in order; with whether it is shown.
    package private(set) var places: [(tracker: Tracker, isShown: Bool)]

    /// - Parameter text: The names of trackers, parted by spaces; one with a minus is hidden. What it
    ///   doesn't name is shown behind those that it does.
    init(_ text: String, _ trackers: [Tracker]) {
        places = []
        for word in text.utf8.split(separator: UInt8(ascii: " ")) {
            let isShown = word.first != UInt8(ascii: "-")
            let name = String(Substring(isShown ? word : word.dropFirst()))
            guard let tracker = trackers.first(where: { $0.name == name }),
                !places.contains(where: { $0.tracker.name == name })
            else { continue }
            places.append((tracker, isShown))
        }
        for tracker in trackers where !places.contains(where: { $0.tracker.name == tracker.name }) {
            places.append((tracker, true))
        }
        // One at least, or nothing could be done.
        if !places.isEmpty, shown.isEmpty { places[0].isShown = true }
    }

    package var shown: [Tracker] { places.filter { $0.isShown }.map { $0.tracker } }

    package var text: String {
        places.map { ($0.isShown ? "" : "-") + $0.tracker.name }.joined(separator: " ")
    }

    /// Shows a tracker, or hides it unless it is the last.
    package mutating func show(_ name: String, _ isShown: Bool) {
        guard let place = place(name), isShown || shown.count > 1 else { return }
        places[place].isShown = isShown
    }

    /// Moves a tracker one place up or down.
    package mutating func move(_ name: String, by step: Int) {
        guard let place = place(name), places.indices.contains(place + step) else { return }
        places.swapAt(place, place + step)
    }

    private func place(_ name: String) -> Int? {
        places.firstIndex { $0.tracker.name == name }
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
        guard order.shown.count > 1, let tracker = order.shown.first(where: { $0.path == path })
        else { return nil }
        return Post(
            language(WebText.dontNeed), action: AppAddress.trackers.path,
            fields: [("tracker", tracker.name), ("do", "hide"), ("return", "/")])
    }
}
