func today(_ html: HTML) {
    html.page(frame(.home, "Today")) {
        html.column(wide: true) {
            html.largeTitle(Heading("Today", subtitle: "Friday 20 November", status: inStep)) {
                html.iconLink(.search, label: "Search", href: "/search")
                html.iconLink(.settings, label: "Settings", href: "/settings")
            }
            html.cardStrip(label: "Projects") {
                html.ringCard(
                    Link("Garden", href: "/p/1"), permille: 600, figure: "60%",
                    remark: "4 of 10 left", tint: .projects)
                html.ringCard(
                    Link("Kitchen", href: "/p/2"), permille: 250, figure: "25%",
                    remark: "9 of 12 left", tint: .grades)
                html.ringCard(
                    Link("$100 startups", href: "/p/3"), permille: 930, figure: "15",
                    remark: "Perfect App leads", tint: .pulls)
            }
            html.columns {
                html.div {
                    html.sectionTitle("Up next") { html.a(.href("/next")) { html.text("All") } }
                    html.group {
                        for (name, project) in [
                            ("Trim shrubs", "Garden"), ("Call the plumber", "Kitchen"),
                            ("Make compost", "Garden"),
                        ] {
                            html.row(
                                Row(
                                    id: "next-" + name.filter { $0.isLetter }, title: name,
                                    subtitle: project, href: "/i/1",
                                    actions: Row.Actions(
                                        action: "/i/1/done", fields: [("return", "/")],
                                        tick: Row.Action(
                                            "Done: " + name, name: "completed", value: "true",
                                            symbol: .icon(.check)), swipe: [], menuLabel: "More")))
                        }
                    }
                }
                html.div {
                    html.sectionTitle("At a glance")
                    html.tiles {
                        html.tile(
                            "9", remark: "to get, 3 needed yesterday", icon: .priorities,
                            href: "/priorities", tint: .priorities)
                        html.tile(
                            "3.62", remark: "GPA · next best hour: Final exam", icon: .grades,
                            href: "/grades", tint: .grades)
                        html.tile(
                            "305′ 6″", remark: "best this season, WhyNot", icon: .pulls,
                            href: "/pulls", tint: .pulls)
                        html.tile(
                            "50", remark: "items completed: a new award", icon: .award,
                            href: "/projects", tint: .projects)
                    }
                }
            }
        }
    }
}

func compare(_ html: HTML) {
    html.page(frame(.projects, "$100 startups")) {
        html.column {
            html.largeTitle(
                Heading("$100 startups", subtitle: "4 options · 4 qualities", status: inStep)
            ) {
                html.iconLink(.add, label: "Add", href: "/x")
                html.iconLink(.share, label: "Share", href: "/x")
            }
            html.callout(
                "Perfect App leads by 3", icon: .trophy,
                detail: "Holds unless Ease counts 2.5 × more; then Small App Idea wins."
            ) {
                html.bar(permille: 810, label: "Best in 81 % of all possible weightings")
                html.p(.class("sub")) { html.text("Best in 81 % of all possible weightings") }
            }
            html.segmentedControl(
                label: "View",
                [
                    (Link("Rank", href: "?view=rank"), true),
                    (Link("Score", href: "?view=score"), false),
                    (Link("Why", href: "?view=why"), false),
                    (Link("Matrix", href: "?view=matrix"), false),
                ])
            html.group {
                option(
                    html, "Perfect App", "15", 938, [("4e", 4), ("4i", 4), ("3v", 3), ("4p", 4)])
                option(
                    html, "Small App Idea", "12", 750, [("4e", 4), ("2i", 2), ("2v", 2), ("4p", 4)])
                option(
                    html, "Yet Another App", "9", 563, [("2e", 2), ("3i", 3), ("1v", 1), ("3p", 3)])
                option(
                    html, "Big App Idea", "8", 500, [("1e", 1), ("4i", 4), ("3v", 3), ("?p", 0)])
            }
            html.footnote(
                "Yet Another App is never best: Small App Idea is at least as good on everything but Impact.",
                icon: .info)
            html.floatingAction("Option", href: "/x")
        }
    }
}

func option(_ html: HTML, _ name: String, _ total: String, _ share: Int, _ scores: [(String, Int)])
{
    var row = Row(id: "o-" + name.filter { $0.isLetter }, title: name, href: "/x", figure: total)
    row.figureNote = "of 16"
    row.figureInLine = true
    html.row(
        row, leading: {},
        below: {
            html.div(.class("pills")) {
                for (words, level) in scores {
                    html.pill(words, level: level, of: 4, label: "\(level) of 4")
                }
            }
            html.bar(permille: share, label: name)
        }, trailing: {})
}

func course(_ html: HTML) {
    html.page(frame(.grades, "Algorithms")) {
        html.column {
            html.largeTitle(
                Heading("Algorithms", subtitle: "Dr. Whitley · Mon Wed Fri 10:00", status: inStep)
            ) {
                html.iconLink(.sample, label: "What if", href: "/x")
                html.iconLink(.add, label: "Add", href: "/x")
            }
            html.heroCard(
                permille: 925, ring: "A−", figure: "92.53", unit: "%",
                remark: "final so far 71.4 % · 3 credits"
            ) {
                html.sparkline(
                    [300, 350, 320, 500, 480, 600, 580, 700, 820], label: "The grade over time")
            }
            html.group(GroupHeading("Exams", badge: "45 %", figure: "91.67 %")) {
                html.row(Row(id: "m1", title: "Midterm 1", href: "/x", figure: "86 / 100"))
                html.row(Row(id: "m2", title: "Midterm 2", href: "/x", figure: "97 / 100"))
                html.row(
                    Row(
                        id: "f", title: "Final exam",
                        subtitle: "due 11 Dec · moves the course 4.5 points per 10 %", href: "/x"))
            }
            html.disclosure("The numbers", open: true) {
                html.dataTable(caption: "Needed", headings: ["For", "Needed", "On"]) {
                    for (a, b, c) in [
                        ("A", "95.4 %", "what is left"), ("A−", "88.2 %", "reachable"),
                        ("B+", "—", "secured"),
                    ] {
                        html.tr {
                            html.th(.scope("row")) { html.text(a) }
                            html.td(.class("number")) { html.text(b) }
                            html.td { html.text(c) }
                        }
                    }
                }
            }
        }
    }
}

func settings(_ html: HTML) {
    html.page(
        frame(
            .home, "Einstellungen", language: "de",
            tabs: [
                "Startseite", "Projekte", "Prioritäten", "Zugwettbewerbe", "Noten", "Einstellungen",
            ])
    ) {
        html.column {
            html.largeTitle(
                Heading("Einstellungen", back: Link("Startseite", href: "/"), status: inStep)
            ) {}
            html.banner(
                "Dieses Buch ist nur auf diesem Gerät gesichert.", tone: .warning, icon: .warning
            ) {
                html.buttonLink("Sicherung herunterladen", href: "/export")
            }
            html.sectionTitle("Darstellung")
            html.div(.class("group")) {
                html.postForm(action: "/settings", return: "/settings") {
                    html.selectField(
                        FormField("language", label: "Sprache", value: "de"),
                        [
                            FormField.Choice("", "Wie im Browser eingestellt"),
                            FormField.Choice("de", "Deutsch"),
                        ])
                    html.choiceField(
                        FormField("theme", label: "Farbschema", value: "system"),
                        [
                            FormField.Choice("system", "Wie das System"),
                            FormField.Choice("light", "Hell"), FormField.Choice("dark", "Dunkel"),
                        ])
                    html.switchField(
                        FormField(
                            "hints", label: "Hinweise zu Tastaturkürzeln anzeigen",
                            hint: "Erscheinen am Ende der Listen."), on: true)
                    html.buttonBar { html.submitButton("Einstellungen speichern") }
                }
            }
            html.sectionTitle("Daten")
            html.group {
                html.row(
                    Row(
                        id: "s1", title: "Beispieldaten laden",
                        subtitle: "Ein Projekt, eine Einkaufsliste, ein Semester", href: "/x",
                        symbol: .icon(.sample)))
                html.row(
                    Row(id: "s2", title: "Importieren", href: "/x", symbol: .icon(.importFile)))
                html.row(
                    Row(id: "s3", title: "Exportieren", href: "/x", symbol: .icon(.exportFile)))
                html.row(
                    Row(
                        id: "s4", title: "Papierkorb", href: "/x", figure: "12",
                        symbol: .icon(.trash)))
            }
            html.buttonBar {
                html.postButton(Post("Alles zurücksetzen", action: "/x", tone: .danger))
            }
        }
    }
}

func trash(_ html: HTML) {
    html.page(frame(.home, "Trash")) {
        html.column {
            html.largeTitle(
                Heading(
                    "Trash", subtitle: "Kept until you empty it",
                    back: Link("Settings", href: "/settings"))
            ) {}
            html.group(GroupHeading("Deleted today", figure: "3")) {
                for name in [
                    "Trim shrubs", "Oat milk", "9500 Pro Farm, second attempt of the evening",
                ] {
                    html.row(
                        Row(
                            id: "t-" + name.filter { $0.isLetter }, title: name,
                            subtitle: "essential · 09:41"), leading: { html.icon(.trash) },
                        trailing: {
                            html.postButton(Post("Restore", action: "/x"), class: "button quiet")
                        })
                }
            }
        }
    }
}

func form(_ html: HTML) {
    html.page(frame(.pulls, "New hook")) {
        html.column {
            html.largeTitle(Heading("New hook", back: Link("Cow Town", href: "/x"))) {}
            html.postForm(action: "/x", return: "/x") {
                html.numberField(
                    FormField(
                        "distance", label: "Distance", value: "305’ 6”",
                        hint: "Feet and inches, or metres: 93,12 m"))
                html.dateField(FormField("date", label: "Date", value: "2026-07-18"))
                html.timeField(FormField("time", label: "Time", value: "19:30"))
                html.textArea(
                    FormField(
                        "note", label: "Note", value: "Red Rock sled <b>4th</b> gear",
                        error: "At most 10,000 characters; this has 12,301."))
                html.fileField(FormField("file", label: "Picture"), accept: "image/*")
                html.buttonBar {
                    html.submitButton("Save")
                    html.buttonLink("Cancel", href: "/x")
                }
            }
        }
    }
}
