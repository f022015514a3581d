import Kernel

/// The form of a hook in a sheet over its pull, to be filled in with a thumb.
final class HookSheet {
    let page: Page
    let pull: Record
    let hook: Record?
    let recent: RecentHooks
    private let form: Form
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
        _ page: Page, _ pull: Record, _ hook: Record?, _ form: Form, recent: RecentHooks?
    ) throws(BookError) {
        self.page = page
        self.pull = pull
        self.hook = hook
        if let recent {
            self.recent = recent
        } else {
            self.recent = try RecentHooks(page.book, pull)
        }
        self.form = form
        showsKept = form.typed["distance"] == nil
        custom =
            CustomRows(typed: form.typed)
            ?? CustomRows(hook.map { Hook.custom(of: $0) } ?? [])
        behind = try PullScreen(page, pull)
        list = try PullList(page, chosen: pull.id)
    }

    func response() -> Response {
        let status = page.request.method == .post ? 422 : 200
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
        hook.map { Pulls.hookPath($0.id) } ?? Pulls.path(pull.id, .hook)
    }

    /// Those who pulled last, to be chosen by one tap.
    private func like(_ html: HTML) {
        guard let last = recent.hooks.first else { return }
        let new = Pulls.path(pull.id, .hook) + "?"
        html.nav(.class("who"), .aria("label", page.language(Words.whoHooks))) {
            html.buttonLink(
                page.language(Words.sameAsLast), href: new + "like=" + last.id.text,
                icon: Icon("clipboard"))
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

    /// Feet and inches need their marks, all else the keys of numbers. The label says what a bare number
    /// will be.
    private var distance: FormField {
        let language = page.language
        var control = form.control(Hook.distance.field, in: language)
        control.inputmode = behind.unit == .feetAndInches ? "text" : "decimal"
        control.placeholder = language(Words.example(behind.unit))
        control.autofocus =
            hook == nil && control.value.isEmpty
            && !form.text(Hook.puller.field, in: language).isEmpty
        // A plain number was kept as feet; beside a label that says metres it needs its unit.
        if behind.unit == .metres, showsKept, control.value.isPlainNumber {
            control.value += " ft"
        }
        control.label = Units(behind.unit).label(Hook.distance.field, language, of: control.value)
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
        control.label = units.label(Hook.tirePressure.field, language, of: control.value)
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
                page.language(WebText.history), href: AppAddress.history(Hook.kind, hook.id),
                style: .quiet, icon: .history)
            html.postButton(
                Post(
                    page.language(WebText.delete), action: Pulls.hookPath(hook.id, .delete),
                    symbol: .icon(.trash), tone: .danger))
        }
    }
}

/// A hook as it was typed. A plain number counts in metres where they are shown.
struct TypedHook {
    /// Tracks that are measured in metres have a hundred.
    private static let longestTrack = LengthUnit.metre.units(150)

    private let units: Units
    private let hook: Record?
    private let pressure: Decimal?
    private let custom: CustomRows?
    /// What is left to be read as it stands.
    let plain: Parameters

    /// - Parameter hook: What is changed.
    init(_ page: Page, _ hook: Record?) throws(BookError) {
        let units = try Units.chosen(page.book, page.language)
        self.units = units
        self.hook = hook
        var plain = page.form
        pressure = plain["tirePressure"].flatMap { TirePressure.psi($0, units) }
        if pressure != nil { plain.pairs.removeAll { $0.name == "tirePressure" } }
        self.plain = plain
        custom = CustomRows(typed: page.form)
    }

    func complete(_ draft: inout Draft) throws(BookError) {
        if let pressure { draft[Hook.tirePressure] = pressure }
        if let custom {
            let kept = try draft.noting { () throws(BookError) in try custom.kept() }
            if let kept { draft.set(Hook.custom, kept) }
        }
        if let text = draft[Hook.distance], units.isMetric {
            if text != hook?[Hook.distance] { TypedHook.refuseFeet(text, &draft) }
            draft[Hook.distance] = text.inMetresIfPlain
        }
    }

    /// A bare number that is in metres where they are shown, but only feet can be as many.
    private static func refuseFeet(_ text: String, _ draft: inout Draft) {
        guard let metres = Distance(TypedResult(text.inMetresIfPlain).distance),
            let feet = Distance(TypedResult(text).distance), metres != feet,
            metres.units > longestTrack, feet.units <= NoteLine.farthest
        else { return }
        draft.refuse(FieldError(Hook.distance.field, value: text, .rule(Words.feetOrMetres)))
    }
}

extension Words {
    static func example(_ unit: DistanceUnit) -> Label {
        switch unit {
        case .feet: Words.hook30552
        case .feetAndInches: Words.hook3056
        case .metres: Words.hook914
        }
    }
}
