import Kernel

/// Whether more or less of something is better, by what people call it in three languages.
enum CriterionWords {
    /// The word that says so, as it stands in a heading.
    struct Direction: Sendable, Equatable {
        let isLowerBetter: Bool
        let word: String
        /// Whether all other words of the heading are known to change nothing: not so of "weight limit".
        var isSure = true
    }

    /// What a heading says by its words and its unit; `nil` where it says nothing, or both, as "cost
    /// savings" and a speed in days do.
    static func direction(_ title: String, unit: String? = nil) -> Direction? {
        var found: Direction?
        let words = words(title)
        // "Speed (km/h)" is no distance.
        for word in words where words.count == 1 || word != "km" {
            guard let isLower = isLowerBetter(word.folded) else { continue }
            if let found, found.isLowerBetter != isLower { return nil }
            found = found ?? Direction(isLowerBetter: isLower, word: word)
        }
        if var direction = together(found, unit) {
            direction.isSure = direction.isSure && words.allSatisfy { isKnown($0.folded) }
            return direction
        }
        return nil
    }

    /// What words and unit say together. Consumption in miles per gallon is the better the higher.
    private static func together(_ found: Direction?, _ unit: String?) -> Direction? {
        guard let unit else { return found }
        guard var direction = direction(ofUnit: unit) else {
            return found.flatMap { fits($0, unit) ? $0 : nil }
        }
        guard let found, found.isLowerBetter != direction.isLowerBetter else {
            return found ?? direction
        }
        guard isRatio(unit) else { return nil }
        direction.isSure = found.isLowerBetter
        return direction
    }

    /// Whether a heading is nothing but the name of something that is measured.
    static func isCriterion(_ title: String) -> Bool {
        let (name, _) = title.withoutUnit
        return isLowerBetter(name.folded) != nil
    }

    /// Whether scores of it are as likely to say how much of it there is as how good that is.
    static func isBurden(_ title: String) -> Bool {
        words(title).contains { word in
            burdens.containsFolded(" " + word.folded + " ") || isAmount(word.folded)
        }
    }

    /// "Days", "Gehminuten": what is counted, not scored.
    private static func isAmount(_ word: String) -> Bool {
        let isUnit = word.utf8.count > 3 && Units.isKnown(word) && isLowerBetter(word) != false
        return isUnit && !word.hasPrefix("ste") && !word.hasPrefix("star")
            || endings(["minuten", "stunden", "tage", "kilometer", "meter"], word)
    }

    private static let burdens =
        " effort risk risks complexity aufwand risiko risiken komplexitat sforzo rischio rischi"
        + " complessita transfers transfer changes delays delay owners accidents accident defects"
        + " faults bugs errors complaints incidents stops layovers stairs steps repairs dents"
        + " scratches absences cancellations crashes outages umstiege umstieg unfalle unfall"
        + " vorbesitzer vorbesitzern halter mangel schaden fehler reparaturen verspatung"
        + " verspatungen stufen treppen treppenstufen zwischenstopps haltestellen ausfalle kratzer"
        + " beschwerden storungen pannen cambi coincidenze ritardi ritardo incidenti incidente"
        + " proprietari scali guasti difetti errori gradini fermate riparazioni reclami assenze "

    private static func direction(ofUnit unit: String) -> Direction? {
        let name = unit.folded.utf8.filter { $0 > 0x20 }
        let text = " " + String(decoding: name, as: UTF8.self) + " "
        if lowerUnits.containsFolded(text) { return Direction(isLowerBetter: true, word: unit) }
        if higherUnits.containsFolded(text) { return Direction(isLowerBetter: false, word: unit) }
        return nil
    }

    /// The letters between other signs.
    static func words(_ text: String) -> [String] {
        text.unicodeScalars.split { !isOfWord($0) }.map { String($0) }
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "\u{C0}"..."\u{1FFF}", "\u{2080}"..."\u{2089}": true
        default: false
        }
    }

    /// By the whole word, else by the end of a German one: "Kaufpreis".
    static func isLowerBetter(_ word: String) -> Bool? {
        if lower.containsFolded(" " + word + " ") { return true }
        if higher.containsFolded(" " + word + " ") { return false }
        if endings(lowerEndings, word) { return true }
        return endings(higherEndings, word) ? false : nil
    }

    static func endings(_ endings: [String], _ word: String) -> Bool {
        endings.contains { word.utf8.count > $0.utf8.count && word.hasSuffix($0) }
    }

    private static let lower =
        " price prices cost costs rent fee fees expense expenses deposit tax taxes premium"
        + " insurance weight mass consumption noise loudness commute distance time duration age"
        + " mileage kilometers kilometres km odometer emissions co2 latency delay delays downtime risk"
        + " transfers accidents surcharge increase"
        + " effort complexity wait waiting payback depreciation defects errors bugs complaints debt loss"
        + " losses penalty penalties strafe strafen strafpunkte penale penali penalita"
        + " waste footprint calories sugar pollution repairs utilities"
        + " preis preise kosten miete gebuhr gebuhren ausgaben steuer steuern versicherung kaution"
        + " provision gewicht masse verbrauch lautstarke larm gerausch entfernung distanz fahrzeit"
        + " dauer zeit alter komplexitat kilometerstand laufleistung emissionen ausstoss aufwand risiko fehler"
        + " mangel verspatung verspatungen reparaturen zinsen zins umstiege unfalle aufpreis aufschlag"
        + " prezzo prezzi costo costi affitto canone tariffa spesa spese cauzione tasse imposta"
        + " assicurazione peso consumo consumi rumore rumorosita distanza tempo eta chilometraggio"
        + " chilometri ritardo ritardi emissioni rischio sforzo errori difetti complessita incidenti"
        + " sovrapprezzo "

    private static let higher =
        " score range battery capacity speed power performance quality storage memory ram"
        + " resolution rating stars reviews warranty guarantee efficiency lifespan lifetime life"
        + " endurance durability comfort safety bandwidth throughput revenue profit income salary"
        + " wage return yield roi savings saving saved benefit benefits margin space area rooms"
        + " bedrooms seats volume trunk boot horsepower hp torque brightness uptime availability"
        + " growth vacation holidays accuracy precision reliability satisfaction discount points"
        + " reduction cancelling refund rebate cashback protection insulation allowance"
        + " punkte bewertung reichweite akku akkulaufzeit batterie kapazitat geschwindigkeit"
        + " leistung qualitat speicher auflosung sterne garantie effizienz wirkungsgrad"
        + " lebensdauer laufzeit haltbarkeit komfort sicherheit umsatz gewinn ertrag rendite"
        + " einkommen gehalt lohn ersparnis nutzen flache zimmer sitze sitzplatze kofferraum"
        + " ladevolumen volumen ps urlaub urlaubstage zufriedenheit genauigkeit verfugbarkeit"
        + " helligkeit wachstum rabatt zuladung nutzlast wohnflache erstattung ruckerstattung"
        + " dammung"
        + " punteggio voto autonomia batteria capacita velocita potenza prestazioni qualita"
        + " memoria risoluzione stelle garanzia efficienza sicurezza ricavi profitto utile"
        + " rendimento reddito stipendio salario risparmio beneficio superficie spazio stanze"
        + " camere posti bagagliaio affidabilita soddisfazione crescita sconto ferie rimborso"
        + " detrazione isolamento "

    private static let lowerEndings = [
        "preis", "kosten", "miete", "verbrauch", "gewicht", "entfernung", "gebuhr", "gebuhren",
        "fahrzeit", "fahrtzeit", "reisezeit", "wartezeit", "lieferzeit", "ladezeit", "pendelzeit",
        "aufwand", "risiko", "steuer", "versicherung", "pegel", "emission", "emissionen",
    ]
    private static let higherEndings = [
        "reichweite", "kapazitat", "flache", "speicher", "ersparnis", "dauerleistung", "gewinn",
        "qualitat", "volumen", "garantie", "schutz", "dammung", "erstattung",
    ]
    private static let lowerUnits = " l/100km kwh/100km g/km gco2/km db db(a) "
    private static let higherUnits = " mpg km/l km/kwh mi/kwh mah gb tb mbit/s mbps mp hp ps "
    private static let ratios = " l/100km kwh/100km g/km gco2/km mpg km/l km/kwh mi/kwh "

    /// Whether a unit says which way it counts whatever is measured in it.
    private static func isRatio(_ unit: String) -> Bool {
        let name = String(decoding: unit.folded.utf8.filter { $0 > 0x20 }, as: UTF8.self)
        return ratios.containsFolded(" " + name + " ")
    }
}
