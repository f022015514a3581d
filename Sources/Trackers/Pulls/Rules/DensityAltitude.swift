import Kernel

/// The altitude of the standard atmosphere whose air is as thin as that of a warm, damp day.
///
/// By the formulas of the US National Weather Service (Brice, Hall: "Density Altitude", El Paso):
/// vapour pressure after Tetens from the dew point or the humidity, virtual temperature, and
/// `145366 × (1 − (17.326 p ÷ Tv)^0.235)` feet with p in inches of mercury and Tv in °R.
package enum DensityAltitude {
    /// In feet; `nil` unless the arguments make physical sense.
    ///
    /// - Parameters:
    ///   - celsius: The temperature of the air.
    ///   - vapour: The vapour pressure in hPa.
    ///   - hectopascals: The pressure at the station, not reduced to sea level.
    package static func feet(celsius: Double, vapour: Double, hectopascals: Double) -> Double? {
        guard hectopascals > 300, hectopascals < 1_200, celsius > -60, celsius < 70,
            vapour < hectopascals / 2
        else { return nil }
        let virtual = (celsius + 273.15) / (1 - (vapour / hectopascals) * (1 - 0.622))
        let ratio = 17.326 * (hectopascals / 33.86389) / (virtual * 1.8)
        return 145_366 * (1 - power(ratio, 0.235))
    }

    /// Vapour pressure in hPa over water at a dew point.
    package static func vapour(dewPoint celsius: Double) -> Double {
        6.11 * exponential(7.5 * celsius / (237.7 + celsius) * 2.302585092994046)
    }

    /// Pressure in hPa of the standard atmosphere at an altitude (ICAO).
    package static func pressure(metres: Double) -> Double {
        1_013.25 * power(max(0.1, 1 - 2.25577e-5 * metres), 5.25588)
    }

    private static func power(_ base: Double, _ exponent: Double) -> Double {
        exponential(exponent * logarithm(base))
    }

    // Series of plain arithmetic instead of the platform's functions, whose last digits differ.

    /// eˣ: halved until small, the series, then squared as often.
    private static func exponential(_ x: Double) -> Double {
        var (rest, halvings) = (x, 0)
        while rest.magnitude > 0.125, halvings < 64 {
            rest /= 2
            halvings += 1
        }
        var (sum, term) = (1.0, 1.0)
        for index in 1...14 {
            term *= rest / Double(index)
            sum += term
        }
        for _ in 0..<halvings { sum *= sum }
        return sum
    }

    /// ln x for x > 0: the root until near one, then the series of the area hyperbolic tangent.
    private static func logarithm(_ x: Double) -> Double {
        var (rest, factor) = (max(x, 1e-300), 1.0)
        while rest < 0.8 || rest > 1.25 {
            rest = rest.squareRoot()
            factor *= 2
        }
        let ratio = (rest - 1) / (rest + 1)
        var (sum, power) = (0.0, ratio)
        for odd in stride(from: 1, through: 31, by: 2) {
            sum += power / Double(odd)
            power *= ratio * ratio
        }
        return 2 * factor * sum
    }
}

extension Conditions {
    /// In hPa; an altimeter setting is brought up to the altitude again.
    private var stationPressure: Double? {
        guard let pressure = hectopascals?.estimate, isAltimeter, let altitude else {
            return hectopascals?.estimate
        }
        return pressure * DensityAltitude.pressure(metres: altitude.metres.estimate) / 1_013.25
    }

    /// In metres, if temperature, moisture and pressure or altitude are known.
    var densityAltitude: Distance? {
        guard let celsius = celsius?.estimate else { return nil }
        let saturated = DensityAltitude.vapour(dewPoint: celsius)
        let vapour =
            dewPoint.map { DensityAltitude.vapour(dewPoint: $0.estimate) }
            ?? humidity.map { saturated * $0.estimate / 100 }
        let pressure =
            stationPressure
            ?? altitude.map { DensityAltitude.pressure(metres: $0.metres.estimate) }
        guard let vapour, let pressure,
            let feet = DensityAltitude.feet(
                celsius: celsius, vapour: vapour, hectopascals: pressure)
        else { return nil }
        return Distance(metres: Rational(estimate: feet) * LengthUnit.foot.metres)
    }
}
