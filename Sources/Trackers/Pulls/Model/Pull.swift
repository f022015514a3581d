package import Kernel

/// One event: where and when tractors pulled the sled, and in what air.
package enum Pull {
    package static let name = Attribute<String>(
        Field(
            "name", Label("Name", german: "Name", italian: "Nome"), .line, .required,
            hint: Label("Cow Town", german: "Cow Town", italian: "Cow Town")))
    package static let location = Attribute<String>(
        Field(
            "location", Label("Place", german: "Ort", italian: "Luogo"), .line,
            .defaults(to: .text("")),
            hint: Label("Kansas City MO", german: "Füchtorf", italian: "Carpaneto")))
    package static let date = Attribute<CivilDate>(
        Field("date", Label("Date", german: "Datum", italian: "Data"), .date, .required))
    package static let note = Attribute<String>(
        Field(
            "note", Label("Note", german: "Notiz", italian: "Nota"), .paragraphs,
            .defaults(to: .text(""))))

    package static let temperature = Attribute<String>(
        Field(
            "temperature", Label("Temperature", german: "Temperatur", italian: "Temperatura"),
            .line, .optional, hint: Label("78 °F", german: "25 °C", italian: "25 °C"),
            notation: Quantity.temperature))
    package static let humidity = Attribute<Decimal>(
        Field(
            "humidity",
            Label("Humidity, %", german: "Luftfeuchte, %", italian: "Umidità, %"),
            .decimal(0...100), .optional, measure: .percent))
    package static let dewPoint = Attribute<String>(
        Field(
            "dewPoint", Label("Dew point", german: "Taupunkt", italian: "Punto di rugiada"),
            .line, .optional, hint: Label("63 °F", german: "17 °C", italian: "17 °C"),
            notation: Quantity.temperature))
    package static let pressure = Attribute<String>(
        Field(
            "pressure",
            Label(
                "Station pressure", german: "Luftdruck am Ort", italian: "Pressione in loco"),
            .line, .optional, hint: Label("29.1 inHg", german: "985 hPa", italian: "985 hPa"),
            notation: Quantity.pressure))
    package static let altitude = Attribute<String>(
        Field(
            "altitude", Label("Altitude", german: "Höhe", italian: "Altitudine"), .line,
            .optional, hint: Label("910 ft", german: "280 m", italian: "280 m"),
            notation: Distance.notation))
    package static let surface = Attribute<String>(
        Field(
            "surface", Label("Surface", german: "Bahn", italian: "Fondo"), .line,
            .defaults(to: .text("")),
            hint: Label("clay, damp", german: "Lehm, feucht", italian: "argilla umida")))

    package static let fullPull = Attribute<String>(
        Field(
            "fullPullMark",
            Label("Full pull from", german: "Full Pull ab", italian: "Full pull da"), .line,
            .optional, hint: Label("300 ft", german: "100 m", italian: "100 m"),
            notation: Distance.notation))

    package static let kind = Kind(
        "pull", Label("Pull", german: "Pulling", italian: "Gara"),
        plural: Label("Pulls", german: "Pullings", italian: "Gare"), title: "name",
        order: [.descending("date"), Order(.createdAt, descending: true)],
        fields: [
            name.field, location.field, date.field, note.field, temperature.field, humidity.field,
            dewPoint.field, pressure.field, altitude.field, surface.field, fullPull.field,
        ])

    package static let rules = Rules(
        kind, figures: pullFigures, report: pullReport, display: Units.display)

    static let formFields = [
        name.field, location.field, date.field, fullPull.field, surface.field, temperature.field,
        humidity.field, dewPoint.field, pressure.field, altitude.field, note.field,
    ]
    /// The rarer fields of the form.
    static let conditions = formFields.suffix(8).dropLast()
}

extension Record {
    /// From where on a pull is full, if it was written down.
    var fullPullMark: Distance? { optional(Pull.fullPull).flatMap { Distance($0) } }
}
