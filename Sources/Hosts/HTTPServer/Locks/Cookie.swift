import Kernel

/// The cookie in which a browser keeps its token.
///
/// Under HTTPS it has the name with the prefix that keeps other hosts and plain HTTP from setting it,
/// and goes along only where one comes from the app's own pages. Without HTTPS browsers don't tell
/// where a visit comes from, so that it goes along with links from elsewhere too; they only read.
enum Cookie {
    static let secureName = "__Host-tallybook"
    static let plainName = "tallybook"
    /// How long browsers keep a cookie at most, in seconds: 400 days.
    private static let age = 400 * 86_400

    static func field(_ token: String, isSecure: Bool) -> Response.Header {
        let name = isSecure ? secureName : plainName
        let rest = isSecure ? "; Secure; SameSite=Strict" : "; SameSite=Lax"
        return Response.Header(
            "Set-Cookie", "\(name)=\(token); Path=/; Max-Age=\(age); HttpOnly\(rest)")
    }

    /// The token in a `Cookie` field; the one under HTTPS first.
    static func token(in field: String) -> (token: String, isSecure: Bool)? {
        let pairs = field.split(separator: ";").map { $0.drop { $0 == " " } }
        for name in [secureName, plainName] {
            let start = name + "="
            if let pair = pairs.first(where: { $0.hasPrefix(start) }) {
                return (String(pair.dropFirst(start.count)), name == secureName)
            }
        }
        return nil
    }
}
