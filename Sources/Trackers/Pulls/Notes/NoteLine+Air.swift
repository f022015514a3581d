import Kernel

// What a line says of the air.
extension NoteLine {
    /// `86 deg`, `78 °F`, `25 Grad`, `61% humidity`, `RH 61`, `Temp 78`. Who says Grad means Celsius.
    mutating func takeConditions() {
        for index in tokens.all.indices {
            takeHumidity(index)
            guard let (number, unit, end) = measured(index) else { continue }
            var scale = unit.withoutStart("°").withoutEnd(".")
            var last = end
            let isMetricWord = NoteWordLists.celsius.contains(scale)
            if scale == "deg" || scale == "degrees" || isMetricWord || unit == "°" {
                let isNamed = ["f", "c", "fahrenheit", "celsius"].contains(plain(end))
                last = isNamed ? end + 1 : end
                scale = isNamed ? plain(end) : isMetricWord ? "c" : ""
            } else if !(["f", "c"].contains(scale) && number.value <= 130) {
                guard
                    ["temp", "temperature", "temperatur", "temperatura"].contains(plain(index - 1)),
                    number.isPlain
                else { continue }
                (scale, last) = ("", index + 1)
            }
            if unit == "°", plain(end).isEmpty == false, number.value <= 40, scale.isEmpty {
                continue
            }
            addTemperature(number, scale)
            let first =
                ["temp", "temperature", "temperatur", "temperatura"].contains(plain(index - 1))
                ? index - 1 : index
            mark(first..<last, .condition)
        }
    }

    mutating func addTemperature(_ number: NoteNumber, _ scale: String) {
        let isCelsius: Bool
        if scale.isEmpty {
            isCelsius = number.value <= 45 && (language != .english || isMetric)
            if number.value <= 45 { doubt(.degrees) }
        } else {
            isCelsius = scale.hasPrefix("c")
        }
        add("temperature", number.canonical + (isCelsius ? " °C" : " °F"))
    }

    mutating func takeHumidity(_ index: Int) {
        let names = ["humidity", "luftfeuchte", "luftfeuchtigkeit", "umidita", "rh", "hum"]
        guard names.contains(plain(index)) else { return }
        for other in [index + 1, index - 1, index - 2] {
            guard let number = number(other), number.value <= 100 else { continue }
            guard number.unit == "%" || number.isPlain else { continue }
            add("humidity", number.canonical)
            let end = plain(other + 1) == "%" ? other + 2 : other + 1
            mark(min(other, index)..<max(end, index + 1), .condition)
            return
        }
    }

    mutating func add(_ name: String, _ value: String) {
        if !conditions.contains(where: { $0.name == name }) {
            conditions.append((name: name, value: value))
        }
    }
}
