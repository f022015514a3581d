import Kernel
import Pulls
import TestKit
import Testing

@Suite struct DistanceTests {
    @Test(arguments: [
        ("300", "91.44"), ("300 ft", "91.44"), ("300ft.", "91.44"), ("305' 6\"", "93.1164"),
        ("305’ 6”", "93.1164"), ("305′6″", "93.1164"), ("305‘ 6“", "93.1164"),
        ("305 ft 6 in", "93.1164"), ("305'6", "93.1164"), ("305.5", "93.1164"),
        ("305,5", "93.1164"), ("91,4 m", "91.4"), ("91.4m", "91.4"), ("  300  feet ", "91.44"),
        ("0", "0"), ("0.5", "0.1524"), ("305.125", "93.0021"), ("007", "2.1336"),
        ("93\"", "2.3622"), ("305' 11.75\"", "93.26245"),
    ])
    func `distances read as people type them`(text: String, expected: String) {
        #expect(metres(text) == expected)
    }

    @Test(arguments: [
        "", "far", "-3", "300 km", "300 ft ft", "305' 12\"", "305.5' 6\"", "305 6", "91 m 4",
        "1 2 3", ".", "3.0.5", "١٢", "6\" 305'", "ft", "'", "3'4'5", "1e3", "--3",
    ])
    func `anything else is refused`(text: String) {
        #expect(Distance(text) == nil)
    }

    @Test func `feet and inches equal their decimals exactly`() {
        #expect(Distance("305' 6\"") == Distance("305.5 ft"))
        #expect(Distance("305' 6\"") == Distance("93.1164 m"))
        #expect(Distance("305' 7\"") != Distance("305.58"))
    }

    @Test(arguments: [
        ("305.5", DistanceUnit.feet, "305.5\u{A0}ft"), ("91.44 m", .feet, "300\u{A0}ft"),
        ("305.5", .feetAndInches, "305′\u{A0}6″"), ("300", .feetAndInches, "300′\u{A0}0″"),
        ("304.99999", .feetAndInches, "305′\u{A0}0″"), ("305' 6\"", .metres, "93.12\u{A0}m"),
    ])
    func `distances show in the unit chosen`(text: String, unit: DistanceUnit, shown: String) {
        #expect(Distance(text)?.text(in: unit, .english) == shown)
    }

    @Test func `feet and inches read back to the hundredth of an inch`() throws {
        var dice = Dice(seed: 6)
        for _ in 0..<300 {
            let hundredths = Int64.random(in: 0...500_000, using: &dice)
            let metres = try #require(Rational(hundredths * 254, 1_000_000))
            let text = Distance(metres: metres).text(in: .feetAndInches, .german)
            #expect(Distance(text)?.metres == metres, "\(text)")
        }
    }
}
