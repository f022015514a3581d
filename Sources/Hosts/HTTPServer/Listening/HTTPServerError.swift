import Glibc

/// Why a server can't start.
package struct HTTPServerError: Error, Sendable, Hashable {
    package let reason: Reason
    /// One sentence for the person who started it.
    package let message: String

    /// What a caller may want to tell apart.
    package enum Reason: Sendable, Hashable {
        case addressInUse, addressUnavailable, permissionDenied, unknownHost, system
    }

    /// The refusal of a system call on `host` and `port`, by its `errno`.
    static func refused(_ code: Int32, host: String, port: UInt16) -> Self {
        switch code {
        case EADDRINUSE: .addressInUse(host: host, port: port)
        case EADDRNOTAVAIL: .addressUnavailable(host: host)
        case EACCES, EPERM: .permissionDenied(host: host, port: port)
        default: .system(code, doing: "listen on \(host) port \(port)")
        }
    }

    static func addressInUse(host: String, port: UInt16) -> Self {
        Self(
            reason: .addressInUse,
            message: "Port \(port) on \(host) is taken by another program. "
                + "Stop that program, or choose another port; port 0 takes any that is free.")
    }

    static func addressUnavailable(host: String) -> Self {
        Self(
            reason: .addressUnavailable,
            message: "\(host) is not an address of this machine.")
    }

    static func permissionDenied(host: String, port: UInt16) -> Self {
        Self(
            reason: .permissionDenied,
            message: "Listening on \(host) port \(port) is not permitted. "
                + "Ports below 1024 are for the system; choose a higher one.")
    }

    static func unknownHost(_ host: String) -> Self {
        Self(reason: .unknownHost, message: "No address is known for the name “\(host)”.")
    }

    static func system(_ code: Int32, doing action: String) -> Self {
        Self(
            reason: .system,
            message: "The system refused to \(action): \(String(cString: strerror(code))).")
    }
}
