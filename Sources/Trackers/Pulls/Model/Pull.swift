package import Kernel

/// One event: where and when tractors pulled the sled, and in what air.
package enum Pull {
    package static let name = Attribute<String>(
        Field(
            "name", Words.pullName, .line, .required,
            hint: Words.pullCowTown))
    package static let location = Attribute<String>(
        Field(
            "location", Words.pullPlace, .line,
            .defaults(to: .text("")),
            hint: Words.pullKansasCityMo))
    package static let date = Attribute<CivilDate>(
        Field("date", Words.pullDate, .date, .required))
    package static let note = Attribute<String>(
        Field(
            "note", Words.pullNote, .paragraphs,
            .defaults(to: .text(""))))

    package static let temperature = Attribute<String>(
        Field(
            "temperature", Words.pullTemperature,
            .line, .optional, hint: Words.pull78F,
            notation: Quantity.temperature))
    package static let humidity = Attribute<Decimal>(
        Field(
            "humidity",
            Words.pullHumidity,
            .decimal(0...100), .optional, measure: .percent))
    package static let dewPoint = Attribute<String>(
        Field(
            "dewPoint", Words.pullDewPoint,
            .line, .optional, hint: Words.pull63F,
            notation: Quantity.temperature))
    package static let pressure = Attribute<String>(
        Field(
            "pressure",
            Words.pullStationPressure,
            .line, .optional, hint: Words.pull291Inhg,
            notation: Quantity.pressure))
    package static let altitude = Attribute<String>(
        Field(
            "altitude", Words.pullAltitude, .line,
            .optional, hint: Words.pull910Ft,
            notation: Distance.notation))
    package static let surface = Attribute<String>(
        Field(
            "surface", Words.pullSurface, .line,
            .defaults(to: .text("")),
            hint: Words.pullClayDamp))

    package static let fullPull = Attribute<String>(
        Field(
            "fullPullMark",
            Words.pullFullPullFrom, .line,
            .optional, hint: Words.pull300Ft,
            notation: Distance.notation))

    package static let kind = Kind(
        "pull", Words.pull,
        plural: Words.pullKindPlural, title: name.field,
        order: [.descending(date), Order(.createdAt, descending: true)],
        fields: [
            name.field, location.field, date.field, note.field, temperature.field, humidity.field,
            dewPoint.field, pressure.field, altitude.field, surface.field, fullPull.field,
        ])

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
