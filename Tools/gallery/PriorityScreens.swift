func rowFor(_ name: String, _ details: String? = nil, level: LevelMark, chosen: Bool = false) -> Row
{
    let others = LevelMark.allCases.filter { $0 != level && $0 != .low }
    let words: [LevelMark: (String, String)] = [
        .critical: ("Needed yesterday", "Urgent"), .high: ("Running out soon", "Soon"),
        .medium: ("If it is on sale", "On sale"), .low: ("Got it", "Got it"),
    ]
    var row = Row(
        id: "row-" + name.lowercased().filter { $0.isLetter }, title: name, subtitle: details,
        href: "/priorities/" + name.lowercased().filter { $0.isLetter },
        actions: Row.Actions(
            action: "/priorities/" + name.lowercased() + "/level",
            fields: [("return", "/priorities")],
            tick: Row.Action("Got it: " + name, name: "level", value: "low", symbol: .icon(.check)),
            swipe: (others + [.low]).map {
                Row.Action(
                    words[$0]?.0 ?? "", short: words[$0]?.1, name: "level", value: "\($0)",
                    symbol: .level($0))
            },
            links: [
                Link("Edit", href: "/priorities/x/edit", symbol: .icon(.edit)),
                Link("History", href: "/history", symbol: .icon(.history)),
            ],
            menuLabel: "More for " + name))
    row.chosen = chosen
    return row
}

func priorityLists(_ html: HTML, chosen: String? = nil) {
    html.group(GroupHeading("Needed yesterday", symbol: .level(.critical), figure: "3")) {
        html.row(rowFor("Fish", "It’s good for you!", level: .critical, chosen: chosen == "Fish"))
        html.row(
            rowFor(
                "Fruit", "4 inside · apples, pears, bananas, grapes", level: .critical,
                chosen: chosen == "Fruit"))
        html.row(rowFor("Milk", "Semi-skimmed", level: .critical))
    }
    html.group(GroupHeading("Running out soon", symbol: .level(.high), figure: "4")) {
        html.row(rowFor("Äpfel", level: .high))
        html.row(rowFor("Bread", level: .high))
        html.row(rowFor("Cheese", "Don’t forget the bread!", level: .high))
        html.row(
            rowFor(
                "Washing powder",
                "The one without scent, for sensitive skin, in the green box; the blue one made Anna itch",
                level: .high))
    }
    html.group(GroupHeading("If it is on sale", symbol: .level(.medium), figure: "2")) {
        html.row(rowFor("Coffee", level: .medium))
        html.row(rowFor("Olive oil", level: .medium))
    }
}

func prioritiesHead(_ html: HTML) {
    html.largeTitle(Heading("Priorities", subtitle: "9 to get · 23 stocked", status: inStep)) {
        html.iconLink(.cart, label: "Shopping mode", href: "/priorities/shop")
        html.iconLink(.add, label: "Add", href: "/priorities/new")
        html.menuButton(label: "More", menu: "list-menu")
    }
    html.menu(id: "list-menu", label: "List") {
        html.menuLink("Print", symbol: .icon(.print), href: "/priorities/print")
        html.menuLink("Add several", symbol: .icon(.list), href: "/priorities/batch")
        html.menuPost(Post("Move all to trash", action: "/x", symbol: .icon(.trash), tone: .danger))
    }
    html.searchField(
        SearchField(
            action: "/priorities/find", value: "", label: "Search or add",
            placeholder: "Search or add…", button: "Search"))
}

let pasta = Toast(
    "Pasta put back to low",
    undo: Post("Undo", action: "/undo", fields: [("return", "/priorities")]),
    dismissHref: "/priorities")

func priorities(_ html: HTML) {
    html.page(frame(.priorities, "Priorities", toast: pasta)) {
        html.split(showing: .list) {
            prioritiesHead(html)
            priorityLists(html)
        } detail: {
            html.emptyState(
                EmptyState(
                    icon: .priorities, title: "Nothing chosen",
                    sentence: "Choose an item to see what is inside and when it ran out."))
        }
    }
}

func fruit(_ html: HTML) {
    html.page(frame(.priorities, "Fruit")) {
        html.split {
            prioritiesHead(html)
            priorityLists(html, chosen: "Fruit")
        } detail: {
            html.largeTitle(
                Heading(
                    "Fruit", subtitle: "apples, pears, bananas, grapes",
                    back: Link("Priorities", href: "/priorities"))
            ) {
                html.iconLink(.edit, label: "Edit", href: "/priorities/fruit/edit")
                html.iconLink(.history, label: "History", href: "/priorities/fruit/history")
                html.menuButton(label: "More", menu: "item-menu")
            }
            html.menu(id: "item-menu", label: "Fruit") {
                html.menuPost(Post("Delete", action: "/x", symbol: .icon(.trash), tone: .danger))
            }
            html.postForm(
                action: "/priorities/fruit/level", return: "/priorities/fruit", class: "form"
            ) {
                html.choiceField(
                    FormField("level", label: "How much is it needed?", value: "critical"),
                    levelChoices)
                html.div(.class("without-script")) { html.submitButton("Save") }
            }
            html.group(GroupHeading("Inside", figure: "4")) {
                html.row(rowFor("Apples", "Braeburn", level: .critical))
                html.row(rowFor("Bananas", level: .high))
                html.row(rowFor("Grapes", level: .low))
                html.row(rowFor("Pears", level: .low))
            }
            html.buttonBar {
                html.buttonLink("Add something inside", href: "/x", icon: .add)
            }
            html.sectionTitle("Facts")
            html.div(.class("group")) {
                html.facts {
                    html.fact("Stocked", "12 November 2026")
                    html.fact("Ran out", "every 9 days, on average")
                    html.fact("Part of", "Weekly shop")
                }
            }
        }
    }
}

let levelChoices = [
    FormField.Choice("critical", "Needed yesterday", symbol: .level(.critical)),
    FormField.Choice("high", "Running out soon", symbol: .level(.high)),
    FormField.Choice("medium", "If it is on sale", symbol: .level(.medium)),
    FormField.Choice("low", "Stocked", symbol: .level(.low)),
]

func sheetScreen(_ html: HTML) {
    html.page(frame(.priorities, "New essential")) {
        html.split(showing: .list) {
            prioritiesHead(html)
            priorityLists(html)
        } detail: {
        }
    } sheet: {
        html.sheet(title: "New essential", closeHref: "/priorities", closeLabel: "Close") {
            html.postForm(action: "/priorities/new", return: "/priorities") {
                html.textField(
                    FormField(
                        "name", label: "Name", value: "Milk",
                        error:
                            "There is already an item named “Milk”. Open it, or choose another name.",
                        required: true))
                html.textField(
                    FormField(
                        "details", label: "Details", value: "2 l",
                        hint: "How much, which one, where."))
                html.choiceField(FormField("level", label: "Level", value: "high"), levelChoices)
                html.selectField(
                    FormField("parent", label: "Inside", value: ""),
                    [FormField.Choice("", "Nothing"), FormField.Choice("fruit", "Fruit")])
                html.switchField(FormField("again", label: "Add another one after this"), on: true)
                html.buttonBar { html.submitButton("Save") }
            }
        }
    }
}

func shopping(_ html: HTML) {
    html.page(frame(.priorities, "Shopping")) {
        html.column {
            html.largeTitle(
                Heading(
                    "Shopping", subtitle: "6 of 9 to get",
                    back: Link("Priorities", href: "/priorities"))
            ) {}
            html.bar(permille: 333, label: "3 of 9 in the cart")
            html.group(
                GroupHeading("Needed yesterday", symbol: .level(.critical), figure: "1 of 3"),
                large: true
            ) {
                shopRow(html, "Fish", "It’s good for you!", done: true)
                shopRow(html, "Fruit", "apples, pears", done: false)
                shopRow(html, "Milk", "Semi-skimmed · 2 l", done: true)
            }
            html.group(
                GroupHeading("Running out soon", symbol: .level(.high), figure: "1 of 4"),
                large: true
            ) {
                shopRow(html, "Äpfel", nil, done: false)
                shopRow(html, "Bread", nil, done: true)
                shopRow(html, "Geschirrspülmaschinentabs", "Vorratspackung", done: false)
            }
            html.buttonBar { html.submitButton("Done shopping") }
        }
    }
}

func shopRow(_ html: HTML, _ name: String, _ details: String?, done: Bool) {
    var row = rowFor(name, details, level: .critical)
    row.done = done
    row.href = nil
    row.actions?.tick?.on = done
    row.actions?.swipe = []
    row.actions?.links = []
    html.row(row)
}

func search(_ html: HTML) {
    html.page(frame(.priorities, "Find")) {
        html.column {
            html.largeTitle(Heading("Find or add", back: Link("Priorities", href: "/priorities"))) {
            }
            html.searchField(
                SearchField(
                    action: "/priorities/find", value: "apf", label: "Search or add",
                    placeholder: "Search or add…", button: "Search"))
            html.group {
                html.row(
                    Row(
                        id: "create", title: "Add “apf”", subtitle: "as a new essential",
                        symbol: .icon(.add)),
                    leading: {},
                    trailing: {
                        html.postButton(Post("Add", action: "/x"), class: "button primary")
                    })
            }
            html.group(GroupHeading("Found", figure: "3")) {
                html.row(levelRow("Äpfel", "Running out soon", .high))
                html.row(levelRow("Apfelmus", "Stocked", .low))
                html.row(levelRow("Apfelsaft", "If it is on sale", .medium))
            }
        }
    }
}

func levelRow(_ name: String, _ words: String, _ level: LevelMark) -> Row {
    var row = rowFor(name, words, level: level)
    row.actions?.tick = nil
    row.symbol = .level(level)
    return row
}

func empty(_ html: HTML) {
    html.page(frame(.priorities, "Priorities")) {
        html.split(showing: .list) {
            html.largeTitle(Heading("Priorities", subtitle: "Nothing here yet", status: inStep)) {
                html.iconLink(.add, label: "Add", href: "/priorities/new")
            }
            html.emptyState(
                EmptyState(
                    icon: .priorities, title: "What do you run out of?",
                    sentence:
                        "Keep the essentials here and say how much each is needed. What is stocked leaves the list and is never forgotten.",
                    action: Link("Add an essential", href: "/priorities/new"),
                    sample: Post("Load sample data", action: "/sample")))
        } detail: {
        }
    }
}
