import Kernel

extension Rational {
    /// The nearest binary fraction, for estimates only: nine decimals of it.
    var estimate: Double {
        guard let units = rounded(places: 9).int64 else { return 0 }
        return Double(units) / 1_000_000_000
    }

    /// An estimate to nine decimals; zero if it isn't a number or far too large.
    init(estimate: Double) {
        let units = estimate * 1_000_000_000
        guard units.magnitude < 9e18 else {
            self = .zero
            return
        }
        self = Rational(Int64(units), 1_000_000_000) ?? .zero
    }
}
