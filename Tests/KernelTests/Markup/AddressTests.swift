import Kernel
import Testing

@Suite struct AddressTests {
    @Test(arguments: [
        "/", "/priorities?level=high#row", "?view=rank", "#main", "https://example.org/",
    ])
    func `addresses of the app, and secure ones, are written`(address: String) {
        #expect(written { $0.a(.href(address)) } == #"<a href="\#(address)"></a>"#)
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)",
        "java\nscript:alert(1)",
        "data:text/html,x", "http://example.org", "//example.org", "/\\example.org",
        "\\\\example.org", "/\t/example.org", "\u{1}https://example.org", "priorities", "",
        "HTTPS://example.org", "https:example.org",
    ])
    func `every other address becomes a harmless one`(address: String) {
        #expect(written { $0.a(.href(address)) } == ##"<a href="#"></a>"##)
        #expect(written { $0.form(.action(address)) } == ##"<form action="#"></form>"##)
        #expect(
            written { $0.button(.formaction(address)) } == ##"<button formaction="#"></button>"##)
    }
}
