import Kernel

extension NotesTable.Role {
    /// What a column holds, by the words of its heading: `Distance (m)`, `Tire psi`, `Wt Class`.
    init(heading: String) {
        var words = heading.folded.utf8.split { !NotesTable.isOfWord($0) }
            .map { String(Substring($0)) }
        let unit = words.count > 1 ? words.last.flatMap { NotesTable.units[$0] } : nil
        let before = NotesTable.roles[words.dropLast().joined(separator: " ")]
        let isOfAir = NotesTable.airUnits.contains(words.last ?? "") && before?.air != nil
        if unit != nil || isOfAir { words.removeLast() }
        while words.count > 1, ["in", "name"].contains(words.last ?? "") { words.removeLast() }
        let name = words.joined(separator: " ")
        let isTire = unit != nil && words.allSatisfy { NotesTable.tireWords.contains($0) }
        let role =
            isTire && unit?.isPressure ?? false
            ? .pressure : NotesTable.roles[name] ?? NotesTable.units[name]
        switch (role ?? .custom, unit) {
        case (.result, let unit?): self = unit
        case (.pressure, let unit?) where unit.isPressure: self = unit
        case (.altitude, _?): self = .altitude
        case (let role, _): self = role
        }
    }
}

extension NotesTable.Role {
    fileprivate var isPressure: Bool { self == .pressure || self == .bar || self == .kilopascals }
}

extension NotesTable {
    fileprivate static func isOfWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
            || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    fileprivate static let units = table([
        (.result, "feet,ft,foot,fuss,piedi"), (.inches, "inches,inch,in,zoll,pollici"),
        (.metres, "m,meter,meters,metre,metres,metri"), (.pressure, "psi"), (.bar, "bar"),
        (.kilopascals, "kpa"),
    ])

    /// Of the air, besides those of distances and tires.
    fileprivate static let airUnits = ["inhg", "hpa", "mbar", "mb", "f", "c"]
    /// What a heading with a unit of pressure may say besides: which tires, but not the front ones.
    fileprivate static let tireWords = [
        "tire", "tires", "tyre", "tyres", "reifen", "gomme", "air", "druck", "reifendruck", "rear",
        "back", "hinten", "hinterreifen", "pressure", "pressione", "posteriori", "post",
    ]

    /// Whether the headings say what the results are in.
    var saysUnit: Bool {
        if roles.contains(.metres) || roles.contains(.inches) { return true }
        return headings.indices.contains { index in
            (roles[index] == .result || roles[index] == .run) && unit(of: index) == .result
        }
    }

    /// The unit that a heading ends with, as the role of a column in it.
    func unit(of column: Int) -> Role? {
        let words = headings[column].folded.utf8.split { !NotesTable.isOfWord($0) }
        return words.last.flatMap { NotesTable.units[String(Substring($0))] }
    }

    /// Whether a word of a heading is one of a column that is known, or of its unit.
    static func isPartlyKnown(_ heading: String) -> Bool {
        let words = heading.folded.utf8.split { !isOfWord($0) }.map { String(Substring($0)) }
        return words.contains {
            roles[$0] != nil && $0 != "name" || $0.utf8.count > 1 && $0 != "in" && units[$0] != nil
                || ["air", "pressure", "druck", "pressione"].contains($0)
                || airUnits.prefix(4).contains($0)
        }
    }

    fileprivate static let roles = table([
        (
            .puller,
            "puller,driver,name,fahrer,pilota,pilot,conducente,competitor,contestant,concorrente,starter,teilnehmer,"
                + "operator,pulled by,driven by"
        ),
        (
            .tractor,
            "tractor,vehicle,traktor,trattore,schlepper,trecker,fahrzeug,veicolo,mezzo,machine,maschine,rig,"
                + "truck,pulling vehicle,schlepper name,zugmaschine,tractor make,unit name"
        ),
        (
            .className,
            "class,klasse,classe,weight class,wt class,gewichtsklasse,categoria,division,"
                + "class division,division class,kategorie,pulling class"
        ),
        (
            .result,
            "distance,dist,result,weite,ergebnis,distanza,esito,risultato,entfernung,distanz,"
                + "length,lange,lunghezza,footage,final distance,pull distance,zugweite,metraggio,"
                + "afstand,misura,how far,distance pulled"
        ),
        (
            .pressure,
            "tire pressure,tirepressure,tyre pressure,reifendruck,luftdruck reifen,pressione gomme,"
                + "psi r,psi rear,rear psi,air rear,rear air,rear tires,rear tire pressure,air psi,"
                + "pressione"
        ),
        (
            .run,
            "hook 1,hook 2,hook 3,pass 1,pass 2,pass 3,pull 1,pull 2,pull 3,1 lauf,2 lauf,3 lauf,"
                + "run 1,run 2,run 3,lauf 1,lauf 2,lauf 3,prova 1,prova 2,prova 3,run1,run2,run3,"
                + "1 zug,2 zug,3 zug,zug 1,zug 2,zug 3,dist 1,dist 2,dist 3,distance 1,distance 2,"
                + "distance 3"
        ),
        (
            .best,
            "best hook,best pass,best pull,best distance,best,best run,bester,bester lauf,beste weite,migliore"
        ),
        (.unit, "unit,units,einheit,unita"),
        (
            .temperature,
            "temp,temperature,temperatur,temperatura,temp f,temp c,temperature f,temperature c,"
                + "temperatur c,temperatura c,air temp,air temperature,lufttemperatur"
        ),
        (.humidity, "humidity,hum,rh,luftfeuchte,luftfeuchtigkeit,umidita"),
        (
            .barometer,
            "barometer,baro,luftdruck,pressione aria,barometric pressure,air pressure,"
                + "station pressure,luftdruck am ort"
        ),
        (.altitude, "altitude,elevation,elev,hohe,meereshohe,seehohe,altitudine,quota"),
        (.sled, "sled,bremswagen,slitta"),
        (
            .place,
            "place,pos,position,rank,platz,posto,placing,rang,finish,placement,platzierung,classifica,plc,"
                + "posizione,plaats"
        ),
        (.attempt, "attempt,versuch,tentativo,attempt no,versuch nr,attempt number"),
        (
            .note,
            "note,notes,notiz,nota,remark,remarks,comment,comments,bemerkung,bemerkungen,kommentar,"
                + "osservazioni,commento"
        ),
        (.status, "status,stato"),
        (.pull, "pull,event,pulling,gara,veranstaltung,evento"),
        (.location, "location,track,ort,luogo,venue,where,wo,dove,town,city,stadt,citta"),
        (.date, "date,datum,data,event date,pull date"), (.leftOut, "id,createdat"),
    ])

    private static func table(_ rows: [(Role, String)]) -> [String: Role] {
        var table: [String: Role] = [:]
        for (role, names) in rows {
            for name in names.utf8.split(separator: UInt8(ascii: ",")) {
                table[String(Substring(name))] = role
            }
        }
        return table
    }
}

extension NotesTable {
    /// What should be known of its columns before it is taken in: those that become categories or are
    /// left out, and those that are missing.
    func remarks(
        _ language: Language
    ) -> [(heading: String, read: String, reason: Label, isAsked: Bool)] {
        var remarks = headings.indices.filter { [.custom, .leftOut, .best].contains(roles[$0]) }
            .filter { !["id", "createdat", "custom"].contains(headings[$0].folded) }
            .map { index in
                let (heading, isOwn) = (headings[index], roles[index] == .custom)
                let isAsked = unsure.contains(index)
                return (
                    heading: heading, read: isOwn ? heading : "",
                    reason: isAsked
                        ? Words.mayBeColumn : isOwn ? Words.isCategory : Words.isLeftOut,
                    isAsked: isAsked
                )
            }
        let all = headings.joined(separator: ", ")
        if !roles.contains(.tractor) { remarks.append((all, "", Words.noTractors, false)) }
        if !roles.contains(.date), titles.isEmpty {
            remarks.append((all, "", Words.noDates, false))
        }
        return remarks
    }

    /// What each column was taken for.
    func columns(_ language: Language) -> ReadLine {
        let fields = zip(headings, roles).map { heading, role in
            JSON.Member(heading, .string("→ " + language(Words.role(role, heading))))
        }
        return ReadLine(
            line: headingNumber, text: headings.joined(separator: " · "), kind: "columns",
            fields: fields, isDoubtful: !unsure.isEmpty)
    }
}
