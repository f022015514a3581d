package import Kernel

extension Response {
    /// What a hub without pages says to whoever opens an invitation there.
    package static func invited(_ request: Request) -> Response {
        let language = Language.preferred(acceptLanguage: request.context.acceptLanguage)
        var response = Response.text(language(DoorText.invited) + "\n")
        response.headers.append(Header("Content-Language", language.rawValue))
        return response
    }
}
