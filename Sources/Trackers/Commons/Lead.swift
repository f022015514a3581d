import Kernel

extension HTML {
    /// A picture in the slot before a row's words, in a colour of its own.
    func lead(_ symbol: Symbol?, class color: String?) {
        guard let symbol else { return }
        span(.class(color.map { "lead " + $0 } ?? "lead")) { self.symbol(symbol) }
    }

    /// A tracker's icon in its own tint.
    func lead(_ tracker: Tracker?) {
        if let tracker { lead(.icon(tracker.icon), class: tracker.tint.className) }
    }
}
