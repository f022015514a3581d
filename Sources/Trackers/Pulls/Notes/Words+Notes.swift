import Kernel

// Words about pasted notes.
extension Words {
    static let notesExample = """
        Cow Town, Kansas City MO 7/18/26
        9500 Pro Farm
        Rick - WhyNot 305' 6" 25.5 psi
        Sam - Rust Bucket DQ
        """

    /// - Parameter isLines: Whether lines are counted, and not bytes.
    static func tooMuch(_ count: Int, most: Int, isLines: Bool) -> Label {
        isLines
            ? tooManyLines(count: count, most: most) : tooManyBytes(count: count, most: most)
    }

    /// What a column holds; a category is called like its column.
    static func role(_ role: NotesTable.Role, _ column: String) -> Label {
        switch role {
        case .puller: Hook.puller.field.label
        case .tractor: Hook.tractor.field.label
        case .className: Hook.className.field.label
        case .result: columnResult
        case .metres: columnMetres
        case .inches: columnInches
        case .status: Hook.status.field.label
        case .pressure: Hook.tirePressure.field.label
        case .bar: columnBar
        case .kilopascals: columnKilopascals
        case .sled: Hook.sled.field.label
        case .place: place
        case .attempt: Hook.attempt.field.label
        case .note: Hook.note.field.label
        case .custom: columnCustom(column)
        case .pull: columnPull
        case .location: columnLocation
        case .date: columnDate
        case .temperature: Pull.temperature.field.label
        case .humidity: Pull.humidity.field.label
        case .barometer: Pull.pressure.field.label
        case .altitude: Pull.altitude.field.label
        case .run: columnRun
        case .best: columnBest
        case .unit: columnUnit
        case .leftOut: columnLeftOut
        }
    }

    static func line(_ kind: NotesPage.Row.Kind) -> Label {
        switch kind {
        case .hook: lineHook
        case .className: lineClass
        case .sled: lineSled
        case .note: lineNote
        case .pull: linePull
        case .condition: lineCondition
        case .leftOut: lineLeftOut
        }
    }
}
