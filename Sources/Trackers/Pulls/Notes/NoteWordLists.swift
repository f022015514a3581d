import Kernel

/// What words mean on a page of results, in English, German and Italian, and some Dutch: folded.
enum NoteWordLists {

    /// Degrees in languages that know no others.
    static let celsius = set("grad gradi grado graden celsius centigrade")

    static let temperatures = set("temp temperature temperatur temperatura")
    static let dewPoints: Set<String> = [
        "dew point", "dewpoint", "dew pt", "taupunkt", "punto di rugiada", "dauwpunt",
    ]
    static let humidities = set(
        "humidity luftfeuchte luftfeuchtigkeit feuchte umidita luchtvochtigheid rh hum humid")
    static let barometers = set("baro bar barometer barometric luftdruck")
    static let altitudes = set("elev elevation alt altitude hohe seehohe altitudine")

    static let tracks = set("track bahn pista fondo surface dirt boden terreno baan")
    /// How air and tracks are, and the small words between: `very humid`, `nice track`.
    static func isWeather(_ word: String) -> Bool { weather.contains(word) }
    private static let weather = set(
        "& sunny sun cloudy clouds overcast humid hot cold cool chilly warm mild windy wind breeze breezy "
            + "rain rainy raining rained showers drizzle clear dry wet damp muddy mud fog foggy storm "
            + "stormy storms muggy sticky beautiful nice good great perfect tough hard tight loose heavy "
            + "sandy clay tacky slick soft biting fast slow rough smooth very and with partly mostly "
            + "light some no a bit too sky skies weather "
            + "sonnig sonne bewolkt bedeckt wolkig heiter regen regnerisch nass trocken heiss kalt kuhl "
            + "windig schwul nebel neblig gewitter schauer lehm sand feucht weich hart gut gute guter "
            + "schwer schwere leicht leichter teils stark starker sehr und mit wetter etwas bei "
            + "sole soleggiato sereno nuvoloso nuvole coperto pioggia piovoso caldo freddo umido umida "
            + "vento ventoso ventilato asciutto asciutta bagnato bagnata nebbia afoso argilla dura duro "
            + "molto poco con e cielo tempo bello buona buono")

    /// Which part of a day or of a program: `night show`.
    static let shows = set(
        "night nite day evening afternoon morning show session matinee indoor outdoor abend nachmittag "
            + "vormittag abends nachmittags")

    static let speeds = set("mph kmh km/h kph m/s kn kt knots bft")

    static let feet = set("' ft feet foot fuss piedi piede")
    static let inches = set("\" '' in inch inches zoll pollici")
    static let metres = set("m mt mtr meter meters metre metres metri metro")

    /// Which attempt an ordinal counts: `2nd hook`, `2. Versuch`.
    static let attempts = set(
        "hook attempt try pass run pull versuch zug lauf durchgang tirata tentativo tiro prova "
            + "manche poging")
    static let pullOffs = set(
        "pulloff pull-off pulloffs pull-offs stechen spareggio runoff run-off finallauf "
            + "entscheidungslauf")
    /// What a number behind it says of the tractor, or of the order in which it hooked.
    static let weighing = set("weighs weighed wiegt pesa")
    static let hooking = set("hooked pulled drew draw startete")
    static let gears = set("gear gang marcia versnelling")

    /// What an ordinal before it counts instead of a place.
    static let counted = set(
        "annual session night day round year time times sled class weekend event stop gear hook "
            + "attempt try pass run pull versuch zug lauf durchgang tirata tentativo tiro prova "
            + "ave avenue street st gang marcia jahrgang edition edizione tappa manche season")
    static let places = set("place platz posto plaats posizione classificato position")
    static let ordinals: [String: Int] = [
        "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "erster": 1, "zweiter": 2,
        "dritter": 3, "primo": 1, "secondo": 2, "terzo": 3, "winner": 1, "sieger": 1, "win": 1,
        "sieg": 1, "vittoria": 1,
    ]

    /// Units and things after a number that make it no distance.
    static let otherUnits = set(
        "lb lbs # pound pounds kg kilo kilos ton tons tonne tonnen tonner t quintali q hp ps cv kw "
            + "rpm mph kmh km/h km mile miles mi pts pt points point punkte punkt punti punten sec "
            + "secs seconds s sek sekunden secondi min mins minutes minuten minuti hour hours "
            + "hr hrs stunden ore uhr am pm o'clock ci cid cubic cc l liter litre gal gallon "
            + "euro eur dollar dollars chf franken gallons % percent prozent people cars fans trucks tractors hooks pullers entries "
            + "zuschauer starter teilnehmer spettatori laps wins weights inch-turbo cyl zyl")
    /// What makes a figure before it a difference.
    static let differences = set(
        "lower higher less more down up weniger mehr tiefer hoher meno piu minder meer")
    static let pressures = set("psi bar lb lbs pound pounds")

    static let classes = set(
        "cat farm stock super pro open mod modified altered antique classic division div diesel "
            + "semi semis truck trucks mini minirod rod rods street garden limited light lightweight "
            + "unlimited hot class 4x4 4wd 2wd field work enhanced standard klasse klassen sport "
            + "supersport superstock prostock freie freier libero liberi categoria farmstock gas gasser "
            + "compact tractor tractors traktoren lb lbs pound pounds # kg ton tons t tonne tonnen "
            + "tonner youth kids ladies powder puff naturally aspirated turbo n/a na big small block "
            + "standardklasse farmerklasse sportklasse vintage nostalgia hobby specialty heavy weight "
            + "heavyweight out-of-field bis over under up to and & atv lawn stocker legal classe serie "
            + "gruppe italian pulling garden eurocup rpm mph unlimiteds cub 2.6 2.5 3.0 truckpulling "
            + "oldtimer schlepper touring gewichtsklasse tonnenklasse exhibition horsepower turf tire tires only twin single "
            + "cylinder max bar lug heat flight group kategorie 4\u{D7}4")
    /// Of those, what says so alone.
    static let classHeads = set(
        "farm stock pro modified altered antique class klasse classe categoria superstock prostock "
            + "supersport farmstock minirod mini rods semis standardklasse farmerklasse sportklasse "
            + "libero liberi gewichtsklasse division street open diesel freie lb lbs pound pounds # "
            + "kg t ton tons tonnen truck trucks sport standard garden youth compact kategorie")

    static let brands = set(
        "jd deere ih ihc farmall case ford oliver allis chalmers challmers ac mf massey ferguson "
            + "deutz fendt fiat holland nh white moline mm cub steyr lanz hanomag eicher schluter "
            + "lamborghini same landini claas renault zetor ursus valtra daf international cockshutt "
            + "minneapolis white harris massey-harris simplicity gravely belarus versatile hesston yanmar "
            + "volvo renk mtz agco kubota wheelhorse bolens mccormick leyland bulldog "
            + "porsche guldner kramer holder man kohler super cummins duramax chevy dodge gmc")

    /// Of those, what is no family name.
    static let plainBrands = set(
        "jd deere ih ihc farmall allis massey deutz fendt fiat nh landini zetor ursus valtra "
            + "lamborghini agco kubota wheelhorse bolens mccormick steyr lanz hanomag eicher claas")

    /// What a distance is of, if not of a puller: `Track 320 ft`.
    static let things = set(
        "track bahn pista length lange lunghezza full wind altitude elevation hohe altitudine record "
            + "distance distanza weite total average avg schnitt media lead mark marke best worst "
            + "weight gewicht peso scale purse payout temp temperature humidity track's number "
            + "session entries ballast weights weather wetter meteo baro barometer luftdruck humidity "
            + "motel hotel fuel hitch drawbar class sled bremswagen slitta points entry")
    /// What stands above results without naming a class.
    static let results = set(
        "results result ergebnis ergebnisse resultate uitslag uitslagen classifica risultati risultato "
            + "hooks lineup standings")
    static let sleds = set("sled bremswagen slitta sleepwagen bremsschlitten")

    /// What begins a remark after names: `broke`, `spun out`.
    static let remarks = set(
        "broke broken blew blown spun spin lost died quit kaputt gebrochen gerissen rotto rotta "
            + "motore wheel wheelhop hopped bounced short stopped shut red-flagged flagged tie tied "
            + "nice good great new best worst personal pb record rain wet dry smoke fire leak "
            + "clutch driveline axle rearend gasket overheated stalled wheelie getriebe motor "
            + "motorschaden kupplung frizione schaden defekt guasto lifted missed shift shifted "
            + "pushed out in at the was had with hooked off low high too to left right lane but")
    /// Of what happened on the track, too, but also words of tractors' names.
    static let outcomes = set(
        "crossed crosses line boundary red yellow black flag driver error loose rough ride chain belt "
            + "rottura rotture bandiera rossa uscito uscita linea "
            + "linie uberfahren rote flagge abgebrochen abbruch antriebswelle")
    /// Words that only sentences have.
    static let prose = set(
        "was were had has have is are they he she it we i you that there then so because got went "
            + "after before until when our his her will would didn't couldn't don't this which not "
            + "ran took finished made came pulled drove won beat "
            + "wir ich war waren hatte hatten ist sind es sie er dann aber weil nach gab kam wurde wird "
            + "nicht noch auch sehr kein keine mit fur "
            + "noi io era erano abbiamo poi ma perche dopo siamo ho c'era c'erano che non sono stato "
            + "stata molto prima quando")
    /// What begins a sentence about one's own hook.
    static let tellers = set(
        "ran pulled went got made took finished placed beat won hooked drove came ended our ours my "
            + "mine me we i i've we've ich wir mein meine mich unser unsere unserer gefahren gezogen io "
            + "noi mio mia miei nostro nostra nostri abbiamo ho fatto fatti mijn ons onze wij")
    /// Why somebody had to stop, said instead of a distance.
    static let failures = set(
        "broke broken blew blown died kaputt gebrochen gerissen rotto rotta motorschaden "
            + "getriebeschaden defekt ausgefallen ausfall aufgegeben aufgabe guasto guasta ritirato ritirata retired withdrew "
            + "breakage")
    /// Two words for somebody who hooked without a result.
    static let unplaced: Set<String> = [
        "non classificato", "non classificata", "not classified", "nicht gewertet",
        "niet geklasseerd",
    ]

    /// Two words for a hook that doesn't count.
    static let outOfContest: Set<String> = [
        "fuori gara", "fuori classifica", "fuori concorso", "ausser konkurrenz", "ausser wertung",
        "hors concours", "buiten mededinging", "buiten wedstrijd",
    ]
    /// `T3`, `tied 3rd`: a place that is shared.
    static let ties = set("t tie tied equal joint geteilter ex-aequo aequo pari")
    /// `3rd of 14`
    static let outOf = set("of von di su van")
    /// Small words inside names.
    static let particles = set(
        "de van von der den di da del la le of the and und e & n on in to zu zum a 'n n' o' o d' l' x"
    )
    /// Small words between a puller and a tractor.
    static let riding = set("on driving auf su mit aboard w/ with con")

    static let points = set("pts pt point points punkte punkt punti punten")
    /// What stands above sums of a season.
    static let seasons = set(
        "points standings punkte punktestand gesamtwertung gesamtstand eindstand classifica punti "
            + "punteggio stand")
    /// What comes is no result yet: `Next round 8 September`.
    static let coming = set(
        "next upcoming prossima prossimo prossimi nachste nachster nachstes naechste naechster "
            + "naechstes volgende")

    /// Those of America, spelt out behind a town.
    static let stateNames = set(
        "alabama alaska arizona arkansas california colorado connecticut delaware florida idaho "
            + "illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan "
            + "minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon "
            + "pennsylvania tennessee texas utah vermont virginia wisconsin wyoming ontario "
            + "manitoba saskatchewan quebec alberta")

    static let states = set(
        "al ak az ar ca co ct de fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm "
            + "ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy on mb sk qc")

    private static func set(_ words: String) -> Set<String> {
        Set(words.utf8.split(separator: 32).map { String(Substring($0)) })
    }
}

/// First names that tell a puller from a tractor.
enum FirstNames {
    static func has(_ word: String) -> Bool { list.contains(word) }

    private static let list: Set<String> = Set(
        ("rick sam dale june ada bo cy di ed fay jim john bob bill mike dave david dan don tom tim "
            + "steve scott mark matt jeff joe josh justin jason jared jake jacob james jerry jesse "
            + "jordan kevin ken kenny kyle larry lee luke nathan nick pat paul pete peter phil randy "
            + "ray rich richard rob robert rod roger ron russ ryan sean shane stan ted terry todd tony "
            + "travis troy tyler wade wayne will adam al alan andrew andy austin ben brad brandon brent "
            + "bret brett brian bruce bryan bryce carl casey chad charlie chris clay cole corey craig "
            + "curt dean dennis derek doug drew dustin dwight earl eric erik frank fred gary gene george "
            + "glen gordie greg hank harold henry howard ivan jack jay jon julia karen kate katie kayla "
            + "kelly kim lisa lori lyle marty mary megan mel merle mitch natalie ned neil norm olin opie "
            + "ralph roy ruth sara sarah sue susan vern vic walt warren zach annabelle kaylyn emma anna "
            + "hans jan karl klaus uwe jurgen jorg stefan thomas michael markus matthias andreas "
            + "bernd dirk frank franz fritz georg gerd gunter heiner heinrich heinz helmut henning "
            + "holger horst ingo jens jochen johann josef julian kai kurt lars lukas manfred marco "
            + "martin max norbert oliver otto ralf rainer reiner rolf rudi sebastian sepp simon sven "
            + "thorsten tobias torsten ulrich ulf volker walter werner wilhelm willi wolfgang fabian "
            + "christian daniel christoph philipp anton alois xaver hilde "
            + "mauro marco luca andrea fabio massimo paolo giorgio gianni giovanni giuseppe franco "
            + "mario luigi roberto alessandro alfredo emanuele elisa guido matteo davide stefano enrico "
            + "pietro carlo bruno claudio daniele dario diego elena federico filippo francesco "
            + "giulia ivano lorenzo maurizio michele nicola sergio silvano simone tommaso valerio "
            + "piet kees henk gerrit wim berrie edwin laurens marien bart johan jeroen")
            .utf8.split(separator: 32).map { String(Substring($0)) })
}
