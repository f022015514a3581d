import Kernel
import SealingEngine
import Testing

/// nettle and libsodium give what the standards publish.
@Suite struct VectorTests {
    @Test(arguments: [
        (
            "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
            "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", "",
            "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
                + "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
        ),
        (
            "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
            "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", "72",
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
                + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
        ),
    ])
    func `Ed25519 signs as in RFC 8032`(
        seed: String, key: String, message: String, signature: String
    ) throws {
        let engine = NettleEngine()
        let answers = engine.answers([
            .publicKey(.seed(hex(seed))), .sign(hex(message), .seed(hex(seed))),
        ])
        #expect(answers == [.bytes(hex(key)), .bytes(hex(signature))])
        let (publicKey, sound) = (
            try #require(PublicKey(hex: key)), try #require(Signature(hex: signature))
        )
        #expect(engine.answers([.verify(sound, hex(message), publicKey)]) == [.yes])
        #expect(engine.answers([.verify(sound, hex(message) + [0], publicKey)]) == [.no])
    }

    @Test func `X25519 multiplies as in RFC 7748`() {
        let product = Primitives.agreement(
            hex("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4"),
            hex("e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c"))
        #expect(
            product == hex("c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552"))
        var (scalar, point) = ([9] + [UInt8](repeating: 0, count: 31), [UInt8]())
        point = scalar
        for _ in 0..<1_000 {
            (scalar, point) = (Primitives.agreement(scalar, point) ?? [], scalar)
        }
        #expect(scalar == hex("684cf59ba83309552800ef566f2f4d3c1c3887c49360e3875f2eb94d99532c51"))
    }

    @Test func `HKDF derives as in RFC 5869`() {
        let secret = [UInt8](repeating: 0x0b, count: 22)
        #expect(
            Primitives.hkdf(
                secret, salt: hex("000102030405060708090a0b0c"), info: hex("f0f1f2f3f4f5f6f7f8f9"),
                42)
                == hex(
                    "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf"
                        + "34007208d5b887185865"))
        #expect(
            Primitives.hkdf(secret, salt: [], info: [], 42)
                == hex(
                    "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d"
                        + "9d201395faa4b61a96c8"))
    }

    @Test func `AES-256-GCM seals as its designers published`() {
        let zeros = [UInt8](repeating: 0, count: 32)
        #expect(Primitives.seal([], zeros, head: []) == hex("530f8afbc74536b9a963b4f1c4cb738b"))
        #expect(
            Primitives.seal([UInt8](repeating: 0, count: 16), zeros, head: [])
                == hex("cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab919"))
        let key = hex("feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308")
        let content = hex(
            "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
                + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
        let (nonce, head) = (
            hex("cafebabefacedbaddecaf888"), hex("feedfacedeadbeeffeedfacedeadbeefabaddad2")
        )
        let sealed = Primitives.seal(content, key, nonce: nonce, head: head)
        #expect(
            sealed
                == hex(
                    "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa"
                        + "8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662"
                        + "76fc6ece0f4e1768cddf8853bb2d551b"))
        #expect(Primitives.open(sealed, key, nonce: nonce, head: head) == content)
        for index in sealed.indices {
            var wrong = sealed
            wrong[index] ^= 1
            #expect(Primitives.open(wrong, key, nonce: nonce, head: head) == nil)
        }
        #expect(Primitives.open(sealed, key, nonce: nonce, head: []) == nil)
        #expect(Primitives.open(Array(sealed.prefix(15)), key, nonce: nonce, head: []) == nil)
    }

    @Test func `an engine refuses an agreement that is all zeros, and what has no length of a key`()
    {
        let zeros = [UInt8](repeating: 0, count: 32)
        #expect(Primitives.agreement([UInt8](repeating: 5, count: 32), zeros) == nil)
        let engine = NettleEngine()
        #expect(engine.answers([.sign([1], .own), .publicKey(.seed([1]))]) == [.unable, .unable])
        #expect(
            engine.answers([.derive(Derivation(.bytes([1]), info: ""), 255 * 32 + 1)]) == [.unable])
    }
}

/// What engines disagree on, or fall over, is refused before any of them sees it.
@Suite struct RefusedKeyTests {
    private let p = "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f"

    @Test(arguments: [
        "0000000000000000000000000000000000000000000000000000000000000000",
        "0100000000000000000000000000000000000000000000000000000000000000",
        "0100000000000000000000000000000000000000000000000000000000000080",
        "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
        "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
        "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85",
        "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
        "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
        "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa623250000000000000000",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa623250000000000000080",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f7075", "",
    ])
    func `a key that isn't canonical, or of small order, or ends in zeros, is none`(key: String) {
        #expect(PublicKey(hex: key) == nil)
    }

    @Test(arguments: [
        "0000000000000000000000000000000000000000000000000000000000000000",
        "0100000000000000000000000000000000000000000000000000000000000000",
        "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
        "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
        "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1ccc",
    ])
    func `so is one to agree with`(key: String) {
        #expect(AgreementKey(hex: key) == nil)
    }

    @Test func `a signature with a second half that isn't below the order is none`() throws {
        let first = "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
        let order = "edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010"
        let below = "ecd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010"
        // The first vector of RFC 8032 with L added.
        let malleable = "4c9c7872bd0e05f9f4bb3001fb9593c06bd25bf5f0595bbe24655141438e7a10"
        #expect(Signature(hex: first + order) == nil)
        #expect(Signature(hex: first + below) != nil)
        #expect(Signature(hex: first + "ff" + malleable.dropFirst(2)) == nil)
        #expect(Signature(hex: p + below) == nil)
        #expect(Signature(hex: first) == nil)
    }

    @Test(arguments: [
        "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
        "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
        "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
        "0100000000000000000000000000000000000000000000000000000000000000",
    ])
    func `what is refused as of small order is so`(key: String) {
        #expect(Primitives.agreement([UInt8](repeating: 77, count: 32), hex(key)) == nil)
    }

    @Test func `keys of every seed are taken`() throws {
        for seed in 0..<200 as Range<UInt64> { _ = try Person(seed) }
    }
}
