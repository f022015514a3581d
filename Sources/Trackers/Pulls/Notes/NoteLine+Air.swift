import Kernel

// What a line says of the air.
extension NoteLine {
    /// `86 deg`, `78 °F`, `25 Grad`, `61% humidity`, `RH 61`, `Temp 78`, `29.92 inHg`, `dew point 60 F`.
    /// Who says Grad means Celsius.
    mutating func takeConditions() {
        for index in tokens.all.indices {
            takeHumidity(index)
            takeBarometer(index)
            takeAltitude(index)
        }
        for index in tokens.all.indices { takeDegrees(index) }
    }

    private mutating func takeDegrees(_ index: Int) {
        guard let (number, unit, end) = measured(index) else { return }
        let name = degreesName(index)
        var scale = unit.withoutStart("°").withoutEnd(".")
        var last = end
        let isMetricWord = NoteWordLists.celsius.contains(scale)
        if scale == "deg" || scale == "degrees" || isMetricWord || unit == "°" {
            let isNamed = ["f", "c", "fahrenheit", "celsius"].contains(plain(end))
            last = isNamed ? end + 1 : end
            scale = isNamed ? plain(end) : isMetricWord ? "c" : ""
        } else if !(["f", "c"].contains(scale) && number.value <= 130) {
            guard name != nil, number.isPlain else { return }
            (scale, last) = ("", index + 1)
        }
        // `1° Rossi` is a place, `24° bewölkt, Luftdruck 1008` is not.
        if unit == "°", !plain(end).isEmpty, number.value <= 40, scale.isEmpty,
            conditions.isEmpty, !NoteWordLists.isWeather(plain(end))
        {
            return
        }
        if let name, NoteWordLists.tracks.contains(plain(name.start - 1)) {
            // `Track temp 96` isn't the air's.
            return mark((name.start - 1)..<last, .note)
        }
        add(degrees: number, scale, name?.field ?? "temperature")
        mark((name?.start ?? index)..<last, .condition)
    }

    /// What the words in front of degrees say that they are, and where these begin.
    private func degreesName(_ index: Int) -> (field: String, start: Int)? {
        var words: [String] = []
        for start in (max(0, index - 3)..<index).reversed() {
            words.insert(plain(start), at: 0)
            let text = words.joined(separator: " ")
            if NoteWordLists.dewPoints.contains(text) { return ("dewPoint", start) }
            if NoteWordLists.temperatures.contains(text) { return ("temperature", start) }
        }
        return nil
    }

    private mutating func add(degrees number: NoteNumber, _ scale: String, _ field: String) {
        let isCelsius: Bool
        if scale.isEmpty {
            isCelsius = number.value <= 45 && (language != .english || isMetric)
            if number.value <= 45 { doubt(.degrees) }
        } else {
            isCelsius = scale.hasPrefix("c")
        }
        add(field, number.canonical + (isCelsius ? " °C" : " °F"))
    }

    /// A number with its sign is the humidity before one without, and one behind a comma is not.
    private mutating func takeHumidity(_ index: Int) {
        guard NoteWordLists.humidities.contains(plain(index)) else { return }
        let others = [index + 1, index - 1, index - 2]
        let signed = others.first { number($0) != nil && measured($0)?.unit == "%" }
        let bare = others.prefix(2).first { other in
            number(other)?.isPlain ?? false && !tokens.all[max(other, index)].isApart
        }
        // `86 deg, humid`: how the air is, unless a percentage stands right behind it.
        let isWord = plain(index) == "humid"
        if isWord, signed != index + 1 || tokens.all[index + 1].isApart { return }
        guard let other = signed ?? bare, let number = number(other), number.value <= 100 else {
            return
        }
        add("humidity", number.canonical)
        let end = plain(other + 1) == "%" ? other + 2 : other + 1
        mark(min(other, index)..<max(end, index + 1), .condition)
    }

    /// `29.92 inHg`, `1013 hPa`, `baro 29.92`.
    private mutating func takeBarometer(_ index: Int) {
        guard let (number, unit, end) = measured(index) else { return }
        let isInches = number.value >= 20 && number.value <= 33
        let isHectopascals = number.value >= 600 && number.value <= 1_100
        let isNamed = NoteWordLists.barometers.contains(plain(index - 1))
        let start = isNamed ? index - 1 : index
        if isInches, ["inhg", "\"hg", "hg"].contains(unit) || unit == "in" && plain(end) == "hg" {
            add("pressure", number.canonical + " inHg")
            mark(start..<(unit == "in" ? end + 1 : end), .condition)
        } else if isHectopascals, ["hpa", "mbar", "mb", "millibar"].contains(unit) {
            add("pressure", number.canonical + " hPa")
            mark(start..<end, .condition)
        } else if isNamed, number.isPlain, isInches || isHectopascals {
            let isMarked = ["in", "\"", "inches"].contains(unit)
            add("pressure", number.canonical + (isInches ? " inHg" : " hPa"))
            mark(start..<(isMarked ? end : index + 1), .condition)
        }
    }

    /// `elev 850`, `altitude 910 ft`; without a unit, metres on a metric page and beyond English.
    private mutating func takeAltitude(_ index: Int) {
        guard NoteWordLists.altitudes.contains(plain(index)),
            let (number, unit, end) = measured(index + 1)
        else { return }
        let isFeet = NoteWordLists.feet.contains(unit)
        guard isFeet || NoteWordLists.metres.contains(unit) || number.isPlain else { return }
        let hasUnit = isFeet || NoteWordLists.metres.contains(unit)
        let isMetres = hasUnit ? !isFeet : isMetric || language != .english
        add("altitude", number.canonical + (isMetres ? " m" : " ft"))
        mark(index..<(hasUnit ? end : index + 2), .condition)
    }

    mutating func add(_ name: String, _ value: String) {
        if !conditions.contains(where: { $0.name == name }) {
            conditions.append((name: name, value: value))
        }
    }
}
