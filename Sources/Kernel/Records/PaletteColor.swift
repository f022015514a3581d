/// The twelve colours that something can be given to tell it from others.
package enum PaletteColor: String, Choice {
    case pink, purple, red, orange, gold, green, teal, lightBlue, darkBlue, midnight, darkGray, gray

    package static let fallback = PaletteColor.lightBlue

    package var label: Label {
        switch self {
        case .pink: Label("Pink", german: "Rosa", italian: "Rosa")
        case .purple: Label("Purple", german: "Lila", italian: "Viola")
        case .red: Label("Red", german: "Rot", italian: "Rosso")
        case .orange: Label("Orange", german: "Orange", italian: "Arancione")
        case .gold: Label("Gold", german: "Gold", italian: "Oro")
        case .green: Label("Green", german: "Grün", italian: "Verde")
        case .teal: Label("Teal", german: "Petrol", italian: "Ottanio")
        case .lightBlue: Label("Light blue", german: "Hellblau", italian: "Azzurro")
        case .darkBlue: Label("Dark blue", german: "Dunkelblau", italian: "Blu scuro")
        case .midnight: Label("Midnight", german: "Mitternacht", italian: "Mezzanotte")
        case .darkGray: Label("Dark gray", german: "Dunkelgrau", italian: "Grigio scuro")
        case .gray: Label("Gray", german: "Grau", italian: "Grigio")
        }
    }
}
