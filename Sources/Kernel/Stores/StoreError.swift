/// The store could not be read or written; nothing of the failed write was kept.
package struct StoreError: Error, Hashable, Sendable {
    package let reason: Reason
    /// What the system said, for the person who looks after it.
    package let detail: String

    package enum Reason: Hashable, Sendable {
        case full, readOnly, notPermitted, busy, damaged, newerVersion, unavailable
        /// The file isn't where it was opened any more, or another is in its place.
        case moved
        /// All files of a book together would have more bytes than a book may hold.
        case tooMuch
    }

    package init(_ reason: Reason, detail: String) {
        self.reason = reason
        self.detail = detail
    }
}

extension StoreError {
    package var label: Label {
        switch reason {
        case .full: StoreText.full
        case .tooMuch: StoreText.tooMuch
        case .readOnly: StoreText.readOnly
        case .notPermitted: StoreText.notPermitted
        case .busy: StoreText.busy
        case .damaged: StoreText.damaged
        case .moved: StoreText.moved
        case .newerVersion: StoreText.newerVersion
        case .unavailable: StoreText.unavailable
        }
    }
}
