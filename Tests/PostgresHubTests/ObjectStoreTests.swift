import Foundation
import Kernel
import ObjectStore
import SealingEngine
import TestKit
import Testing

@Suite struct ObjectStoreTests {
    /// Amazon's own examples ("Signature Calculations for the Authorization Header", Amazon S3 API Reference).
    @Test(arguments: [
        (
            "GET", "/test.txt", "", [("Range", "bytes=0-9")], "",
            "host;range;x-amz-content-sha256;x-amz-date",
            "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41"
        ),
        (
            "PUT", "/test%24file.text", "",
            [
                ("Date", "Fri, 24 May 2013 00:00:00 GMT"),
                ("x-amz-storage-class", "REDUCED_REDUNDANCY"),
            ], "Welcome to Amazon S3.",
            "date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class",
            "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd"
        ),
        (
            "GET", "/", "lifecycle=", [], "", "host;x-amz-content-sha256;x-amz-date",
            "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"
        ),
        (
            "GET", "/", "max-keys=2&prefix=J", [], "", "host;x-amz-content-sha256;x-amz-date",
            "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"
        ),
    ])
    func `a request is signed as Amazon's examples are`(
        method: String, path: String, query: String, fields: [(String, String)], body: String,
        names: String, signature: String
    ) {
        let credentials = S3Credentials(
            key: "AKIAIOSFODNN7EXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
            region: "us-east-1")
        let hash = Hex.text(Primitives.sha256(Array(body.utf8)))
        let all =
            fields + [
                ("Host", "examplebucket.s3.amazonaws.com"), ("x-amz-date", "20130524T000000Z"),
                ("x-amz-content-sha256", hash),
            ]
        let authorization = S3Signature(credentials).authorization(
            method, path, query: query, all, bodyHash: hash, time: "20130524T000000Z")
        #expect(
            authorization
                == "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,"
                + "SignedHeaders=\(names),Signature=\(signature)")
    }

    private func store(_ address: String) throws -> ObjectStore {
        S3Objects(try S3Address(address), ObjectServer.credentials).store
    }

    @Test func `objects are brought to a store of S3, read, and removed`() throws {
        let (folder, book) = (try ObjectServer.shared.get().folder(), try HubStoreContract.book(1))
        let (one, other) = (try store(folder), try store(folder + "/"))
        let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
        let name = try #require(ObjectName(for: bytes, of: book))
        #expect(ObjectName(name.text) == name)
        #expect(name.isOf(bytes))
        #expect(try !one.has(name))
        #expect(try one.get(name) == nil)
        try one.put(name, bytes)
        #expect(try other.has(name))
        #expect(try other.bytes(of: name) == bytes)
        // Other bytes for the same book have a name of their own, and so have the same again.
        #expect(try #require(ObjectName(for: bytes, of: book)) != name)
        try other.remove(name)
        try other.remove(name)
        #expect(try !one.has(name))
    }

    @Test func `an object that isn't there or has other bytes is named, and is no damage`() throws {
        let (folder, book) = (try ObjectServer.shared.get().folder(), try HubStoreContract.book(1))
        let store = try store(folder)
        let name = try #require(ObjectName(for: [1, 2, 3], of: book))
        let missing = #expect(throws: StoreError.self) { _ = try store.bytes(of: name) }
        #expect(missing?.reason == .unavailable)
        #expect(missing?.detail == "the object \(name.text) isn't at \(folder)")
        try store.put(name, [1, 2, 4])
        let other = #expect(throws: StoreError.self) { _ = try store.bytes(of: name) }
        #expect(other?.reason == .unavailable)
        #expect(other?.detail == "the object \(name.text) at \(folder) has other bytes")
    }

    @Test func `a store that isn't there, or has no such bucket, is unavailable`() throws {
        let name = try #require(ObjectName(for: [1], of: try HubStoreContract.book(1)))
        let none = try store("http://127.0.0.1:9/hub")
        for work in [
            { try none.put(name, [1]) }, { _ = try none.get(name) }, { try none.remove(name) },
        ] {
            let error = #expect(throws: StoreError.self) { try work() }
            #expect(error?.reason == .unavailable)
            #expect(error?.detail.hasPrefix("http://127.0.0.1:9/hub: ") == true)
        }
        let other = try store(try ObjectServer.shared.get().address + "-of-others")
        for work in [{ try other.put(name, [1]) }, { _ = try other.get(name) }] {
            let error = #expect(throws: StoreError.self) { try work() }
            #expect(error?.reason == .unavailable)
            #expect(
                error?.detail.hasSuffix("-of-others answers with status 404, NoSuchBucket") == true)
        }
    }

    @Test(arguments: [
        ("s3.example/hub", "an address that begins with https:// or http:// is allowed"),
        ("https://key:secret@s3.example/hub", "no key may stand in it: it belongs into AWS_"),
        ("https:///hub", "a host is wanted after https://"),
        ("https://s3.example/a b", "in its path letters, digits and - . _ ~ are allowed"),
        ("https://s3.example/a/../b", "in its path letters"),
        ("https://s3.example/hub?x=1", "in its path letters"),
        ("https://s3.example/hub%20", "in its path letters"),
    ])
    func `an address that is none is refused by what is allowed`(address: String, words: String) {
        let fault = #expect(throws: S3Address.Fault.self) { _ = try S3Address(address) }
        #expect(fault?.words.hasPrefix(words) == true, "\(fault?.words ?? "")")
    }
}
