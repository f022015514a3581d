import Kernel

/// The form of a hook in a sheet over its pull, to be filled in with a thumb.
struct HookSheet {
    /// A quarter of a mile, which no track has: farther, and a decimal point is probably missing.
    static let farthest = LengthUnit.foot.units(1_320)
    /// In psi; the tires of semi trucks have up to 130.
    static let mostPressure: Decimal = 150

    let page: Page
    let pull: Record
    let hook: Record?
    let recent: RecentHooks
    private var form: Form
    private let custom: CustomRows
    /// Whether the distance shows as it was kept, and not as it was just typed.
    private let showsKept: Bool
    private let behind: PullScreen
    private let list: PullList

    static let fields = [
        Hook.puller.field, Hook.tractor.field, Hook.className.field, Hook.distance.field,
        Hook.status.field, Hook.tirePressure.field, Hook.sled.field, Hook.place.field,
        Hook.attempt.field, Hook.note.field,
    ]

    init(
        _ page: Page, _ pull: Record, _ hook: Record?, typed: Parameters,
        recent: RecentHooks? = nil
    ) throws(BookError) {
        self.page = page
        self.pull = pull
        self.hook = hook
        if let recent {
            self.recent = recent
        } else {
            self.recent = try RecentHooks(page.book, pull)
        }
        form = Form(HookSheet.fields, hook, typed: typed)
        showsKept = typed["distance"] == nil
        custom =
            CustomRows(typed: typed)
            ?? CustomRows(hook.map { Hook.custom(of: $0) } ?? [])
        behind = try PullScreen(page, pull)
        list = try PullList(page, chosen: pull.id)
    }

    /// What was typed, as a draft. A plain number counts in metres where they are shown.
    ///
    /// - Parameter hook: What is changed.
    static func draft(_ page: Page, _ hook: Record? = nil) throws(BookError) -> Draft {
        let units = try Units.chosen(page.book, page.language)
        var typed = page.form
        let pressure = typed["tirePressure"].flatMap { TirePressure.psi($0, units) }
        if pressure != nil { typed.pairs.removeAll { $0.name == "tirePressure" } }
        var draft = Form(fields).collected(Hook.kind, hook?.id, from: typed)
        if let pressure { draft[Hook.tirePressure] = pressure }
        if let rows = CustomRows(typed: page.form) {
            let kept = try draft.noting { () throws(BookError) in try rows.kept() }
            if let kept { draft.set(Hook.custom, kept) }
        }
        if let text = draft[Hook.distance], units.isMetric {
            draft[Hook.distance] = text.inMetresIfPlain
        }
        refuseImpossible(&draft, hook)
        return draft
    }

    /// What no sled and no tire has, where it is newly typed.
    private static func refuseImpossible(_ draft: inout Draft, _ hook: Record?) {
        let isEmpty = [Hook.puller, Hook.tractor, Hook.distance].allSatisfy {
            (draft[$0] ?? "").isBlank
        }
        if hook == nil, isEmpty, (draft[Hook.status] ?? .measured) == .measured {
            draft.refuse(FieldError(Hook.puller.field, value: "", .missing))
        }
        if let text = draft[Hook.distance], text != hook?[Hook.distance],
            let distance = Distance(TypedResult(text).distance)
        {
            if distance.units > HookSheet.farthest {
                draft.refuse(FieldError(Hook.distance.field, value: text, .rule(Words.tooFar)))
            } else if distance.units == 0 {
                draft.refuse(FieldError(Hook.distance.field, value: text, .rule(Words.nothing)))
            }
        }
        if let psi = draft[Hook.tirePressure], psi > HookSheet.mostPressure,
            psi != hook?.optional(Hook.tirePressure)
        {
            let text = psi.canonical + " psi"
            draft.refuse(FieldError(Hook.tirePressure.field, value: text, .rule(Words.tooHard)))
        }
    }

    func refused(_ error: BookError) throws(BookError) -> Response {
        guard let refused = form.refused(error, typed: page.form) else { throw error }
        var sheet = self
        sheet.form = refused
        return sheet.answer(status: 422)
    }

    func answer(status: Int = 200) -> Response {
        let language = page.language
        let title = language(hook == nil ? Words.newHook : Words.editHook)
        return page.screen(title, tint: .pulls, status: status) { html in
            html.split {
                list.write(html)
            } detail: {
                behind.write(html)
            }
        } sheet: { html in
            html.sheet(
                title: title, closeHref: Pulls.path(pull.id), closeLabel: language(WebText.close)
            ) {
                if hook == nil { like(html) }
                html.postForm(
                    action: action, return: Pulls.path(pull.id), class: "form hook-form",
                    showsRecord: true
                ) {
                    // The first button is the one that the enter key presses.
                    html.button(
                        .type("submit"), .class("sr"), .tabindex(-1), .aria("hidden", "true"))
                    write(html)
                    buttons(html)
                }
                if let hook { remove(hook, html) }
            }
        }
    }

    private var action: String {
        hook.map { Pulls.hookPath($0.id) } ?? Pulls.path(pull.id, "/hook")
    }

    /// Those who pulled last, to be chosen by one tap.
    private func like(_ html: HTML) {
        guard let last = recent.hooks.first else { return }
        let new = Pulls.path(pull.id, "/hook?")
        html.nav(.class("who"), .aria("label", page.language(Words.whoHooks))) {
            html.buttonLink(
                page.language(Words.sameAsLast), href: new + "like=" + last.id.text, icon: .restore)
            for hook in recent.competitors {
                let names = [hook[Hook.puller], hook[Hook.tractor]].filter { !$0.isBlank }
                html.buttonLink(
                    names.joined(separator: " · "), href: new + "who=" + hook.id.text)
            }
        }
    }

    private func write(_ html: HTML) {
        let language = page.language
        for field in [Hook.puller, Hook.tractor, Hook.className] { word(field, html) }
        html.textField(distance)
        html.field(Hook.status.field, form, in: language)
        html.textField(pressure)
        word(Hook.sled, html)
        custom.write(language, suggestions: recent.categories, error: customError, html)
        html.disclosure(language(Words.rarer), open: showsRarer) {
            for field in HookSheet.fields.suffix(3) { html.field(field, form, in: language) }
        }
    }

    private func word(_ attribute: Attribute<String>, _ html: HTML) {
        var control = form.control(attribute.field, in: page.language)
        control.suggestions = recent.values(attribute)
        control.autofocus =
            hook == nil && attribute.name == Hook.puller.name && control.value.isEmpty
        html.textField(control)
    }

    /// Feet and inches need their marks, all else the keys of numbers.
    private var distance: FormField {
        let language = page.language
        var control = form.control(Hook.distance.field, in: language)
        control.label += ", " + (behind.unit == .metres ? "m" : "ft")
        control.inputmode = behind.unit == .feetAndInches ? "text" : "decimal"
        control.placeholder = language(Words.example(behind.unit))
        control.autofocus =
            hook == nil && control.value.isEmpty
            && !form.text(Hook.puller.field, in: language).isEmpty
        // A plain number was kept as feet; beside a label that says metres it needs its unit.
        if behind.unit == .metres, showsKept, control.value.isPlainNumber {
            control.value += " ft"
        }
        return control
    }

    /// In bar where metres are shown, and always with the keys of numbers.
    private var pressure: FormField {
        let language = page.language
        let units = Units(behind.unit)
        var control = units.control(Hook.tirePressure.field, form, in: language, isKept: false)
        control.inputmode = "decimal"
        if showsKept, let kept = hook?.optional(Hook.tirePressure) {
            control.value = TirePressure.number(kept, units, language)
            // What isn't even in the unit shown would change by being saved again.
            if TirePressure.psi(control.value, units) ?? kept != kept {
                control.value = language.typed(kept) + " psi"
            }
            // What was typed in bar is even in it.
            let bars = TirePressure.number(kept, Units(.metres), language) + " bar"
            if !units.isMetric, kept.canonical.utf8.count > 6,
                TirePressure.psi(bars, units) == kept
            {
                control.value = bars
            }
        }
        return control
    }

    private var customError: String? {
        form.errors.first { $0.field.name == Hook.custom.name }?.hint(in: page.language)
    }

    /// The attempt that a new hook is meant as.
    private var attempt: Int { Int(form.text(Hook.attempt.field, in: page.language)) ?? 1 }

    private var showsRarer: Bool {
        let hasError = form.errors.contains {
            ["place", "attempt", "note"].contains($0.field.name)
        }
        guard let hook else { return hasError || attempt > 1 }
        return hasError || hook.optional(Hook.place) != nil || hook[Hook.attempt] != 1
            || !hook[Hook.note].isEmpty
    }

    private func buttons(_ html: HTML) {
        html.buttonBar {
            html.submitButton(page.language(WebText.save))
            if hook == nil {
                html.submitButton(
                    page.language(Words.saveAndNext), style: .plain, name: "another", value: "1")
            }
        }
    }

    private func remove(_ hook: Record, _ html: HTML) {
        html.buttonBar {
            html.buttonLink(
                page.language(WebText.history), href: "/history/hook/" + hook.id.text,
                style: .quiet, icon: .history)
            html.postButton(
                Post(
                    page.language(WebText.delete), action: Pulls.hookPath(hook.id, "/delete"),
                    symbol: .icon(.trash), tone: .danger))
        }
    }
}

extension String {
    /// The same with a unit, if it is a number without one.
    var inMetresIfPlain: String {
        TypedResult(self).distance.isPlainNumber ? self + " m" : self
    }

    fileprivate var isPlainNumber: Bool {
        guard let quantity = Quantity(self), quantity.parts.count == 1 else { return false }
        return quantity.parts[0].unit.isEmpty
    }
}

extension Words {
    static let tooFar = FieldError.Wording(
        "is farther than sleds are pulled; at most 1,320 ft (402.336 m). Is a decimal point missing?",
        german:
            "ist weiter, als Bremswagen gezogen werden; höchstens 1.320 ft (402,336 m). Fehlt ein Komma?",
        italian:
            "è più lontano di quanto si tiri una slitta; al massimo 1.320 ft (402,336 m). Manca una virgola?"
    )

    static let nothing = FieldError.Wording(
        "is no distance. Leave it empty, and choose how the hook ended.",
        german: "ist keine Weite. Lass sie leer und wähle, wie der Zug endete.",
        italian: "non è una distanza. Lasciala vuota e scegli com’è finita la tirata.")
    static let tooHard = FieldError.Wording(
        "is more than tires hold; at most 150 psi (10.3 bar). Is a decimal point missing?",
        german: "ist mehr, als Reifen haben; höchstens 150 psi (10,3 bar). Fehlt ein Komma?",
        italian:
            "è più di quanto reggano le gomme; al massimo 150 psi (10,3 bar). Manca una virgola?")

    static func example(_ unit: DistanceUnit) -> Label {
        switch unit {
        case .feet: Label("305.5", german: "305,5", italian: "305,5")
        case .feetAndInches: Label("305' 6\"", german: "305' 6\"", italian: "305' 6\"")
        case .metres: Label("91.4", german: "91,4", italian: "91,4")
        }
    }
}
