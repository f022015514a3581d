import Kernel
import Testing

@Suite struct LookTests {
    @Test(arguments: [
        "You", "you", " YOU", "Y\u{200B}ou", "Yo\u{2060}u", "Y\u{AD}ou", "You\u{FE0F}", "\u{3A5}ou",
        "Y\u{43E}u", "Y0u",
        "\u{423}\u{3BF}u",
    ])
    func `a name looks like another`(_ name: String) {
        #expect(name.trimmed.look == "You".look)
    }

    @Test func `signs that differ by a hair look alike`() {
        for name in ["EviI", "Evi1", "evi|"] { #expect(name.look == "Evil".look) }
    }

    @Test(arguments: ["Yo", "Your", "Yus", "Юля", "Ηλίας", "", "👩‍👧"])
    func `a name looks like itself alone`(_ name: String) {
        #expect(name.look != "You".look)
        #expect(name.look == name.look.look)
    }
}
