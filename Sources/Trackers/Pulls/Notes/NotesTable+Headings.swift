import Kernel

extension NotesTable.Role {
    /// What a column holds, by the words of its heading: `Distance (m)`, `Tire psi`, `Wt Class`.
    init(heading: String) {
        var words = heading.folded.utf8.split { !NotesTable.isOfWord($0) }
            .map { String(Substring($0)) }
        let unit = words.count > 1 ? words.last.flatMap { NotesTable.units[$0] } : nil
        if unit != nil { words.removeLast() }
        while words.count > 1, ["in", "name"].contains(words.last ?? "") { words.removeLast() }
        let name = words.joined(separator: " ")
        let isTire = ["tire", "tires", "tyre", "tyres", "reifen", "gomme"].contains(name)
        let role =
            isTire && unit != nil ? .pressure : NotesTable.roles[name] ?? NotesTable.units[name]
        switch (role ?? .custom, unit) {
        case (.result, let unit?): self = unit
        case (.pressure, let unit?) where unit.isPressure: self = unit
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

    fileprivate static let roles = table([
        (
            .puller,
            "puller,driver,name,fahrer,pilota,pilot,conducente,competitor,contestant,concorrente"
        ),
        (
            .tractor,
            "tractor,vehicle,traktor,trattore,schlepper,trecker,fahrzeug,veicolo,mezzo,machine,maschine"
        ),
        (
            .className,
            "class,klasse,classe,weight class,wt class,gewichtsklasse,categoria,division"
        ),
        (
            .result,
            "distance,dist,result,weite,ergebnis,distanza,esito,risultato,entfernung,distanz,"
                + "length,lange,lunghezza"
        ),
        (
            .pressure,
            "tire pressure,tirepressure,tyre pressure,reifendruck,luftdruck reifen,pressione gomme,"
                + "pressione"
        ),
        (.run, "run 1,run 2,run 3,lauf 1,lauf 2,lauf 3,prova 1,prova 2,prova 3,run1,run2,run3"),
        (.best, "best,best run,bester,bester lauf,beste weite,migliore"),
        (.unit, "unit,units,einheit,unita"),
        (
            .temperature,
            "temp,temperature,temperatur,temperatura,temp f,temp c,temperature f,temperature c,"
                + "temperatur c,temperatura c"
        ),
        (.humidity, "humidity,hum,rh,luftfeuchte,luftfeuchtigkeit,umidita"),
        (.barometer, "barometer,baro,luftdruck,pressione aria"),
        (.sled, "sled,bremswagen,slitta"),
        (.place, "place,pos,position,rank,platz,posto,placing,rang,finish"),
        (.attempt, "attempt,versuch,tentativo"),
        (
            .note,
            "note,notes,notiz,nota,remark,remarks,comment,comments,bemerkung,bemerkungen,kommentar,"
                + "osservazioni,commento"
        ),
        (.status, "status,stato"),
        (.pull, "pull,event,pulling,gara,veranstaltung,evento"),
        (.location, "location,track,ort,luogo,venue"),
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
    func remarks(_ language: Language) -> [(heading: String, read: String, reason: Label)] {
        var remarks = zip(headings, roles).filter { [.custom, .leftOut, .best].contains($0.1) }
            .filter { !["id", "createdat", "custom"].contains($0.0.folded) }
            .map { heading, role in
                (
                    heading: heading, read: role == .custom ? heading : "",
                    reason: role == .custom ? Words.isCategory : Words.isLeftOut
                )
            }
        let all = headings.joined(separator: ", ")
        if !roles.contains(.tractor) { remarks.append((all, "", Words.noTractors)) }
        if !roles.contains(.date) { remarks.append((all, "", Words.noDates)) }
        return remarks
    }
}
