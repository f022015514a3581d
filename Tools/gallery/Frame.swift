/// The files as built, whose hashed names come as arguments.
let assets = AssetNames(
    style: CommandLine.arguments[2], script: CommandLine.arguments[3],
    icons: CommandLine.arguments[4], manifest: "/manifest", favicon: "/favicon",
    appleTouchIcon: "/icon")

/// A screen of the gallery: the name of its file and what writes it.
struct Screen {
    let name: String
    let draw: (HTML) -> Void
}

/// The frame that every sample screen shares.
func frame(
    _ tint: Tint, _ title: String, toast: Toast? = nil, language: String = "en",
    tabs words: [String] = ["Home", "Projects", "Priorities", "Pulls", "Grades", "Settings"]
) -> Chrome {
    Chrome(
        assets: assets, language: language, tint: tint, title: title + " · Tallybook",
        description: "Tallybook keeps what you tally.", tabs: tabs(tint, words),
        words: Chrome.Words(
            skip: "Skip to content", navigation: "Sections", dismiss: "Dismiss",
            notSaved: "Offline, not saved. What you typed is still here: try again.",
            unreachable: "Offline. Try again."),
        status: inStep, toast: toast)
}

let inStep = StatusLine("In step", icon: .inStep)

func tabs(_ tint: Tint, _ words: [String]) -> [Tab] {
    let icons: [(Icon, Icon)] = [
        (.home, .homeFilled), (.projects, .projectsFilled), (.priorities, .prioritiesFilled),
        (.pulls, .pullsFilled), (.grades, .gradesFilled),
    ]
    var result = zip(zip(words, Tint.allCases), icons).map { pair, icons in
        Tab(
            pair.0, href: "/" + pair.0.lowercased(), icon: icons.0, chosenIcon: icons.1,
            tint: pair.1, chosen: pair.1 == tint)
    }
    result.append(
        Tab(
            words[5], href: "/settings", icon: .settings, chosenIcon: .settings, tint: .home,
            chosen: false, railOnly: true))
    return result
}
