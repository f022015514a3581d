import Kernel

/// The words of this tracker.
enum PlantText: Phrase {
    case title, new, edit, save, emptySentence, nothingToShow
    case water(String), wateredNow(String), thirsty(Int), next(String), more(String)

    var english: String {
        switch self {
        case .title: "Plants"
        case .new: "New plant"
        case .edit: "Edit plant"
        case .save: "Save"
        case .emptySentence: "What grows here, and when it had water last."
        case .nothingToShow: "Choose a plant."
        case .water(let name): "Water \(name)"
        case .wateredNow(let name): "\(name) watered"
        case .thirsty(let count): count == 1 ? "1 wants water" : "\(count) want water"
        case .next(let date): "Wants water on \(date)"
        case .more(let name): "More for \(name)"
        }
    }

    var german: String {
        switch self {
        case .title: "Pflanzen"
        case .new: "Neue Pflanze"
        case .edit: "Pflanze bearbeiten"
        case .save: "Sichern"
        case .emptySentence: "Was hier wächst und wann es zuletzt Wasser bekam."
        case .nothingToShow: "Wähle eine Pflanze."
        case .water(let name): "\(name) gießen"
        case .wateredNow(let name): "\(name) gegossen"
        case .thirsty(let count): count == 1 ? "1 will Wasser" : "\(count) wollen Wasser"
        case .next(let date): "Will Wasser am \(date)"
        case .more(let name): "Mehr für \(name)"
        }
    }

    var italian: String {
        switch self {
        case .title: "Piante"
        case .new: "Nuova pianta"
        case .edit: "Modifica pianta"
        case .save: "Salva"
        case .emptySentence: "Che cosa cresce qui e quando ha avuto acqua."
        case .nothingToShow: "Scegli una pianta."
        case .water(let name): "Annaffia \(name)"
        case .wateredNow(let name): "\(name) annaffiata"
        case .thirsty(let count): count == 1 ? "1 vuole acqua" : "\(count) vogliono acqua"
        case .next(let date): "Vuole acqua il \(date)"
        case .more(let name): "Altro per \(name)"
        }
    }
}
