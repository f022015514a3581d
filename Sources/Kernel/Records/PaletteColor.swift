/// The twelve colours that something can be given to tell it from others.
package enum PaletteColor: String, Choice {
    case pink, purple, red, orange, gold, green, teal, lightBlue, darkBlue, midnight, darkGray, gray

    package static let fallback = PaletteColor.lightBlue

    /// The class that sets it as the tint of an element and all within it.
    package var className: String { "color-" + rawValue }

    package var label: Label {
        switch self {
        case .pink: RecordsText.colorPink
        case .purple: RecordsText.colorPurple
        case .red: RecordsText.colorRed
        case .orange: RecordsText.colorOrange
        case .gold: RecordsText.colorGold
        case .green: RecordsText.colorGreen
        case .teal: RecordsText.colorTeal
        case .lightBlue: RecordsText.colorLightBlue
        case .darkBlue: RecordsText.colorDarkBlue
        case .midnight: RecordsText.colorMidnight
        case .darkGray: RecordsText.colorDarkGray
        case .gray: RecordsText.colorGray
        }
    }
}
