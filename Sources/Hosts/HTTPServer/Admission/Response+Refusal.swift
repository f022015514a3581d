import Kernel

// Every sentence with which the server itself refuses a request.

extension Response {
    static var malformedTarget: Response {
        .text("The address of this request is malformed.\n", status: 400)
    }

    static var ambiguous: Response {
        .text("The head of this request can be read in more than one way.\n", status: 400)
    }

    static var foreignPage: Response {
        .text("A page of another site may neither change anything here nor listen.\n", status: 403)
    }

    static var foreignReading: Response {
        .text(
            "A page of another site may not have this made here; open it in the app.\n", status: 403
        )
    }

    static var methodRefused: Response {
        var response = Response.text("This method is not answered here.\n", status: 405)
        response.headers.append(Header("Allow", "GET, HEAD, POST"))
        return response
    }

    /// Pieces that say their own lengths are what libmicrohttpd is most lenient with, and browsers
    /// never send any.
    static var lengthRequired: Response {
        .text(
            "The length of what is sent is missing: give it as Content-Length, "
                + "without Transfer-Encoding.\n", status: 411)
    }

    static var notFromHere: Response {
        .text(
            "Figures are only given to this machine itself, not through a proxy, and to devices.\n",
            status: 403)
    }

    static func bodyTooLarge(limit: Int) -> Response {
        .text("What was sent is larger than the allowed \(size(limit)).\n", status: 413)
    }

    static func targetTooLong(limit: Int) -> Response {
        .text(
            "The address of this request is longer than the allowed \(size(limit)).\n", status: 414)
    }

    static func foreignHost(_ name: String) -> Response {
        .text(
            "This server doesn't answer to the name “\(name.prefix(100))”. "
                + "If that name is yours, start the server with it: tally serve --name HOST, tally-hub --public-name HOST\n",
            status: 421)
    }
}

/// A number of bytes in the largest unit that divides it.
private func size(_ bytes: Int) -> String {
    if bytes >= 1 << 20, bytes % (1 << 20) == 0 { return "\(bytes >> 20) MiB" }
    if bytes >= 1 << 10, bytes % (1 << 10) == 0 { return "\(bytes >> 10) KiB" }
    return "\(bytes) bytes"
}
