/// What the core answers: a status, header fields, and bytes.
package struct Response: Sendable, Hashable {
    package var status: Int
    package var headers: [Header]
    package var body: [UInt8]
    /// Files whose bytes belong into the body, in their order: the host puts them there.
    package var files: [FileInsert]

    package struct Header: Sendable, Hashable {
        package let name: String
        package let value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    package init(
        status: Int = 200, headers: [Header] = [], body: [UInt8] = [], files: [FileInsert] = []
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.files = files
    }

    /// The value of the header field `name`, written as the core writes it.
    package func header(_ name: String) -> String? {
        headers.first { $0.name == name }?.value
    }

    /// Sends the browser on to `location` with a GET, after a form was posted.
    package static func seeOther(_ location: String) -> Response {
        Response(status: 303, headers: [Header("Location", location)])
    }

    package static func text(_ text: String, status: Int = 200) -> Response {
        Response(
            status: status, headers: [Header("Content-Type", "text/plain; charset=utf-8")],
            body: [UInt8](text.utf8))
    }
}
