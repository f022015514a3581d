import Kernel
import Testing

@Suite struct HashTests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ])
    func `SHA-256 gives the digests that NIST publishes`(text: String, digest: String) {
        #expect(SHA256.hex(Array(text.utf8)) == digest)
        #expect(SHA256.hash(Array(text.utf8)).count == 32)
    }

    @Test func `SHA-256 of a million letters is right`() {
        let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        #expect(
            SHA256.hex(letters)
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test func `SHA-256 doesn't depend on how the bytes are cut`() {
        withSamples(200) { random in
            let bytes = (0..<random.below(200)).map { _ in UInt8(truncatingIfNeeded: random.next())
            }
            let cut = random.below(bytes.count + 1)
            var digest = SHA256()
            digest.update(bytes[..<cut])
            _ = digest.finish()
            digest.update(bytes[cut...])
            #expect(digest.finish() == SHA256.hash(bytes))
        }
    }

    @Test(arguments: [
        ("", "00000000000000000000000000000000"), ("a", "85555565f6597889e6b53a48510e895a"),
        ("abc", "b4963f3f3fad78673ba2744126ca2d52"),
        ("hello, world", "342fac623a5ebc8e4cdcbc079642414d"),
        ("The quick brown fox jumps over the lazy dog", "e34bbc7bbc071b6c7a433ca9c49a9347"),
    ])
    func `texts have the hashes of MurmurHash3`(text: String, hex: String) {
        #expect(Hash128.of(text).hex == hex)
    }

    @Test(arguments: [
        (15, "47231598fd4925e9cd846dee88c67de9"), (16, "444924b591903f30ab906456762fe845"),
        (17, "5c76f40f9fe7c20ec15f026b9edaa824"), (256, "1c99c313dc6f12b970d6077fab34cc1e"),
    ])
    func `whole and broken blocks have the hashes of MurmurHash3`(count: Int, hex: String) {
        #expect(Hash128.of((0..<count).map { UInt8(truncatingIfNeeded: $0) }).hex == hex)
    }

    @Test func `a seed changes the hash as in MurmurHash3`() {
        var hasher = Hash128Builder(seed: 42)
        hasher.update("tally".utf8)
        #expect(hasher.finish().hex == "b6dc6cabf2ed9b34ba2f65b69038e846")
    }

    @Test func `a hash doesn't depend on how the bytes are cut`() {
        withSamples(500) { random in
            let bytes = (0..<random.below(80)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            let cut = random.below(bytes.count + 1)
            var hasher = Hash128Builder()
            hasher.update(bytes[..<cut])
            hasher.update(bytes[cut...])
            #expect(hasher.finish() == Hash128.of(bytes))
        }
    }

    @Test func `a number is hashed as its eight bytes`() {
        var (number, bytes) = (Hash128Builder(), Hash128Builder())
        number.update(UInt64(0x0807_0605_0403_0201))
        bytes.update(1...8)
        #expect(number.finish() == bytes.finish())
    }

    @Test func `sums of hashes are a group`() {
        withSamples { random in
            let (a, b, c) = (random.hash(), random.hash(), random.hash())
            #expect(a + b == b + a)
            #expect((a + b) + c == a + (b + c))
            #expect(a + b - b == a)
            #expect(a + .zero == a)
        }
        #expect(Hash128(high: 0, low: .max) + Hash128(high: 0, low: 1) == Hash128(high: 1, low: 0))
        #expect(Hash128.zero - Hash128(high: 0, low: 1) == Hash128(high: .max, low: .max))
    }

    @Test func `a hash is written and read in hexadecimal`() {
        withSamples { random in
            let hash = random.hash()
            #expect(Hash128(hex: hash.hex) == hash)
        }
        #expect(Hash128(high: 1, low: 0xab).hex == "000000000000000100000000000000ab")
        #expect(Hash128(hex: "") == nil)
        #expect(Hash128(hex: String(repeating: "g", count: 32)) == nil)
        #expect(Hash128(hex: String(repeating: "F", count: 32)) == Hash128(high: .max, low: .max))
    }

    @Test func `the random source gives the published numbers of SplitMix64`() {
        var random = RandomSource(seed: 1_234_567)
        let numbers = (0..<5).map { _ in random.next() }
        #expect(
            numbers == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }
}

extension RandomSource {
    fileprivate mutating func hash() -> Hash128 { Hash128(high: next(), low: next()) }
}
