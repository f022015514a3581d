import Kernel
import TestKit
import Testing

struct Base64Tests {
    /// RFC 4648, section 10.
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
        ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
    func `the examples of the standard`(plain: String, encoded: String) {
        #expect(Base64.encode([UInt8](plain.utf8)) == encoded)
        #expect(Base64.decode(encoded) == [UInt8](plain.utf8))
    }

    @Test func `any bytes survive`() {
        let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 &* 73) }
        for count in 0..<40 {
            let some = Array(bytes.prefix(count * 7))
            #expect(Base64.decode(Base64.encode(some)) == some)
        }
    }

    @Test(arguments: [
        "Z", "Zg", "Zg=", "Zg===", "====", "Zh==", "Zm9=", "Zm 9", "Zm9v\n", "Zm9v====",
    ])
    func `what isn't written so is refused`(text: String) {
        #expect(Base64.decode(text) == nil)
    }
}
