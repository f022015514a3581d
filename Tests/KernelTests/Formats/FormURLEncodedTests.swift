import Kernel
import TestKit
import Testing

struct FormURLEncodedTests {
    static let samples: [(String, Parameters)] = [
        ("", [:]), ("a=1&b=2", ["a": "1", "b": "2"]), ("a=1&a=2", ["a": "1", "a": "2"]),
        ("a", ["a": ""]), ("=", ["": ""]), ("&&a=&", ["a": ""]), ("a=b=c", ["a": "b=c"]),
        ("a+b=c+d%2B", ["a b": "c d+"]), ("%61%3D=%26", ["a=": "&"]), ("a;b=1", ["a;b": "1"]),
        ("x=%C3%BC%F0%9F%98%80", ["x": "ü😀"]), ("x=%", ["x": "%"]), ("x=%4", ["x": "%4"]),
        ("x=%zz%4G", ["x": "%zz%4G"]), ("x=%%41", ["x": "%A"]), ("x=%FF", ["x": "\u{FFFD}"]),
        ("x=ü", ["x": "ü"]), ("x=%0D%0A", ["x": "\r\n"]), ("x=%00", ["x": "\0"]),
    ]

    @Test(arguments: samples)
    func `a form is read as browsers write it`(text: String, parameters: Parameters) {
        #expect(Parameters(formEncoded: text) == parameters)
    }

    @Test func `a form is written as browsers write it`() {
        let parameters: Parameters = ["a b": "1+1=2&", "ü": "*-._~", "": ""]
        #expect(parameters.formEncoded == "a+b=1%2B1%3D2%26&%C3%BC=*-._%7E&=")
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `a form is read as it was written`(seed: UInt64) {
        var random = RandomSource(seed: seed)
        let parameters = Parameters((0..<5).map { _ in (random.text(), random.text()) })
        #expect(Parameters(formEncoded: parameters.formEncoded) == parameters)
    }
}

struct PercentEncodingTests {
    static let decoded = [
        ("a%20b", "a b"), ("a+b", "a+b"), ("100%", "100%"), ("%2", "%2"), ("%2g", "%2g"),
        ("%e2%82%ac", "€"),
        ("%E2%82", "\u{FFFD}"), ("%2525", "%25"), ("", ""),
    ]

    @Test(arguments: decoded)
    func `escapes are decoded once, and what is none is kept`(text: String, expected: String) {
        #expect(text.percentDecoded == expected)
    }

    @Test func `a segment keeps only what no part of an address treats specially`() {
        #expect("aZ09-._~".percentEncoded == "aZ09-._~")
        #expect("a/b?c=d&e#f+ü".percentEncoded == "a%2Fb%3Fc%3Dd%26e%23f%2B%C3%BC")
        #expect("/a b/ü".percentEncodedPath == "/a%20b/%C3%BC")
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `what is encoded is decoded again`(seed: UInt64) {
        var random = RandomSource(seed: seed)
        let text = random.text(upTo: 20)
        #expect(text.percentEncoded.percentDecoded == text)
        #expect(text.percentEncodedPath.percentDecoded == text)
    }
}
