// Made by `make words` from Words/*/Language.ftl: edit those.
// swift-format-ignore-file

/// What every room needs of a language.
package enum LanguageText {
    /// Did you mean “{ $name }”?
    package static func didYouMean(_ name: String) -> Label {
        Label(.language, 0, [.text(name)])
    }

    /// “{ $text }”
    package static func quoted(_ text: String) -> Label {
        Label(.language, 1, [.text(text)])
    }

    /// { $parts } and { $last }
    package static func list(parts: String, last: String) -> Label {
        Label(.language, 2, [.text(parts), .text(last)])
    }

    /// { $parts } or { $last }
    package static func alternatives(parts: String, last: String) -> Label {
        Label(.language, 3, [.text(parts), .text(last)])
    }

    /// { $day } { $month }
    package static func dayAndMonth(day: String, month: String) -> Label {
        Label(.language, 4, [.text(day), .text(month)])
    }

    /// { $day } { $month } { $year }
    package static func date(day: String, month: String, year: String) -> Label {
        Label(.language, 5, [.text(day), .text(month), .text(year)])
    }

    /// { $weekday } { $day } { $month }
    package static func dateOfWeek(weekday: String, day: String, month: String) -> Label {
        Label(.language, 6, [.text(weekday), .text(day), .text(month)])
    }

    /// January
    package static var january: Label { Label(.language, 7) }

    /// February
    package static var february: Label { Label(.language, 8) }

    /// March
    package static var march: Label { Label(.language, 9) }

    /// April
    package static var april: Label { Label(.language, 10) }

    /// May
    package static var may: Label { Label(.language, 11) }

    /// June
    package static var june: Label { Label(.language, 12) }

    /// July
    package static var july: Label { Label(.language, 13) }

    /// August
    package static var august: Label { Label(.language, 14) }

    /// September
    package static var september: Label { Label(.language, 15) }

    /// October
    package static var october: Label { Label(.language, 16) }

    /// November
    package static var november: Label { Label(.language, 17) }

    /// December
    package static var december: Label { Label(.language, 18) }

    /// Jan
    package static var januaryShort: Label { Label(.language, 19) }

    /// Feb
    package static var februaryShort: Label { Label(.language, 20) }

    /// Mar
    package static var marchShort: Label { Label(.language, 21) }

    /// Apr
    package static var aprilShort: Label { Label(.language, 22) }

    /// May
    package static var mayShort: Label { Label(.language, 23) }

    /// Jun
    package static var juneShort: Label { Label(.language, 24) }

    /// Jul
    package static var julyShort: Label { Label(.language, 25) }

    /// Aug
    package static var augustShort: Label { Label(.language, 26) }

    /// Sep
    package static var septemberShort: Label { Label(.language, 27) }

    /// Oct
    package static var octoberShort: Label { Label(.language, 28) }

    /// Nov
    package static var novemberShort: Label { Label(.language, 29) }

    /// Dec
    package static var decemberShort: Label { Label(.language, 30) }

    /// Monday
    package static var monday: Label { Label(.language, 31) }

    /// Tuesday
    package static var tuesday: Label { Label(.language, 32) }

    /// Wednesday
    package static var wednesday: Label { Label(.language, 33) }

    /// Thursday
    package static var thursday: Label { Label(.language, 34) }

    /// Friday
    package static var friday: Label { Label(.language, 35) }

    /// Saturday
    package static var saturday: Label { Label(.language, 36) }

    /// Sunday
    package static var sunday: Label { Label(.language, 37) }

    /// Mon
    package static var mondayShort: Label { Label(.language, 38) }

    /// Tue
    package static var tuesdayShort: Label { Label(.language, 39) }

    /// Wed
    package static var wednesdayShort: Label { Label(.language, 40) }

    /// Thu
    package static var thursdayShort: Label { Label(.language, 41) }

    /// Fri
    package static var fridayShort: Label { Label(.language, 42) }

    /// Sat
    package static var saturdayShort: Label { Label(.language, 43) }

    /// Sun
    package static var sundayShort: Label { Label(.language, 44) }
}

extension Catalogue {
    fileprivate static var language: Catalogue {
        #if hasFeature(Embedded)
            Catalogue(6)
        #else
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000G00P00Z00c00i01201;01C01L01R01X01\\01a01f01m02702?02H02Q02U02Y02]02a02e02i02m03103503903=03A03H03P03Z03c03j04304:04>04B04F04J04N04R04V",
                    patterns: """
                        Did you mean “\u{1}0”?
                        “\u{1}0”
                        \u{1}0 and \u{1}1
                        \u{1}0 or \u{1}1
                        \u{1}0 \u{1}1
                        \u{1}0 \u{1}1 \u{1}2
                        \u{1}0 \u{1}1 \u{1}2
                        January
                        February
                        March
                        April
                        May
                        June
                        July
                        August
                        September
                        October
                        November
                        December
                        Jan
                        Feb
                        Mar
                        Apr
                        May
                        Jun
                        Jul
                        Aug
                        Sep
                        Oct
                        Nov
                        Dec
                        Monday
                        Tuesday
                        Wednesday
                        Thursday
                        Friday
                        Saturday
                        Sunday
                        Mon
                        Tue
                        Wed
                        Thu
                        Fri
                        Sat
                        Sun
                        """)
            case .german:
                MessageTable(
                    index: "00000Q00Z00d00o01601@01K01R01Z01`01f01j01o02402;02E02M02V02_02d02i02o03403803=03B03G03M03R03W03\\03c03l04504@04H04P04X04[04^04a04d04g04j04m",
                    patterns: """
                        Gemeint ist vielleicht „\u{1}0“?
                        „\u{1}0“
                        \u{1}0 und \u{1}1
                        \u{1}0 oder \u{1}1
                        \u{1}0. \u{1}1
                        \u{1}0. \u{1}1 \u{1}2
                        \u{1}0, \u{1}1. \u{1}2
                        Januar
                        Februar
                        März
                        April
                        Mai
                        Juni
                        Juli
                        August
                        September
                        Oktober
                        November
                        Dezember
                        Jan.
                        Feb.
                        März
                        Apr.
                        Mai
                        Juni
                        Juli
                        Aug.
                        Sept.
                        Okt.
                        Nov.
                        Dez.
                        Montag
                        Dienstag
                        Mittwoch
                        Donnerstag
                        Freitag
                        Samstag
                        Sonntag
                        Mo
                        Di
                        Mi
                        Do
                        Fr
                        Sa
                        So
                        """)
            case .italian:
                MessageTable(
                    index: "00000>00E00M00U00[00d00m01501>01D01K01R01Y01`01g02102902B02K02O02S02W02[02_02c02g02k02o03303703;03C03L03W03`03i04004904=04A04E04I04M04Q04U",
                    patterns: """
                        Forse «\u{1}0»?
                        «\u{1}0»
                        \u{1}0 e \u{1}1
                        \u{1}0 o \u{1}1
                        \u{1}0 \u{1}1
                        \u{1}0 \u{1}1 \u{1}2
                        \u{1}0 \u{1}1 \u{1}2
                        gennaio
                        febbraio
                        marzo
                        aprile
                        maggio
                        giugno
                        luglio
                        agosto
                        settembre
                        ottobre
                        novembre
                        dicembre
                        gen
                        feb
                        mar
                        apr
                        mag
                        giu
                        lug
                        ago
                        set
                        ott
                        nov
                        dic
                        lunedì
                        martedì
                        mercoledì
                        giovedì
                        venerdì
                        sabato
                        domenica
                        lun
                        mar
                        mer
                        gio
                        ven
                        sab
                        dom
                        """)
            }
        }
        #endif
    }
}
