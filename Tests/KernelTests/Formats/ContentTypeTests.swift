import Kernel
import Testing

struct ContentTypeTests {
    static let samples: [(String, String, Parameters)] = [
        ("text/html", "text/html", [:]), (" Text/HTML ", "text/html", [:]),
        ("text/html; charset=utf-8", "text/html", ["charset": "utf-8"]),
        ("text/html;Charset=\"UTF-8\" ; x=y", "text/html", ["charset": "UTF-8", "x": "y"]),
        (#"a/b; x="c;\"d\\e\f"; y=z"#, "a/b", ["x": #"c;"d\e\f"#, "y": "z"]),
        ("a/b;;x;=y;z=", "a/b", ["": "y", "z": ""]),
        ("a/b; x=\"open", "a/b", ["x": "open"]),
        ("application/vnd.api+json", "application/vnd.api+json", [:]),
    ]

    @Test(arguments: samples)
    func `a media type is read with its parameters`(
        text: String, mediaType: String, parameters: Parameters
    ) throws {
        let type = try #require(ContentType(text))
        #expect(type.mediaType == mediaType)
        #expect(type.parameters == parameters)
    }

    @Test(arguments: [
        "", "text", "/", "text/", "/html", "a/b/c", "te xt/html", ";charset=utf-8", "ü/b",
    ])
    func `what is no media type is refused`(text: String) {
        #expect(ContentType(text) == nil)
    }
}
