import Kernel
import Testing

@testable import Pulls

@Suite struct TapeMeasureTests {
    @Test(arguments: [
        ("305' 6 1/2\"", "305' 6.5\""), ("305 6 1/2", "305' 6.5\""), ("305-6.5", "305' 6.5\""),
        ("305½", "305.5"), ("305'6-1/2\"", "305' 6.5\""), ("299' 10-3/8\"", "299' 10.375\""),
        ("298 ft 6-1/4 in", "298' 6.25\""), ("98 Meter 50 cm", "98.5 m"), ("98 m 50", "98.5 m"),
        ("297-10.5", "297' 10.5\""), ("305'-6\"", "305' 6\""), ("305½ ft", "305.5 ft"),
        ("305 6\"", "305' 6\""), ("246-08", "246' 8\""), ("305’ 6½”", "305' 6.5\""),
    ])
    func `a tape is read as people write it down`(text: String, canonical: String) {
        #expect(TapeMeasure(text)?.canonical == canonical)
        #expect(Distance(text) == Distance(canonical))
        #expect(Distance(text) != nil)
    }

    @Test(arguments: [
        "297' 13\"", "305 6", "1-2-3", "305 6 psi", "much", "305-12", "98 m 120 cm",
        "305 1/5", "305 4/3", "5-6", "305'' 6'", "305-", "-6",
        "99999999999999999999' 1\"",
    ])
    func `what no tape says is no distance`(text: String) {
        #expect(TapeMeasure(text) == nil)
        #expect(Distance(text) == nil)
    }
}
