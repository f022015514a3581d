/// One request, as the core sees it: no socket, no cookie, no clock.
///
/// Everything that would differ between two hosts comes in through ``context``, so that the same
/// request gives the same bytes natively and in the browser's service worker.
package struct Request: Sendable, Hashable {
    package var method: Method
    /// The path, percent-decoded, starting with `/`, without the query.
    package var path: String
    /// The decoded query parameters, in the order they came.
    package var query: Parameters
    /// The media type of ``body`` with its parameters, or an empty string.
    package var contentType: String
    package var body: [UInt8]
    /// What the host made of the pieces of ``body`` that ``App/packedPieces(_:)`` names.
    package var inflated: [InflatedPiece] = []
    package var context: Context

    package init(
        _ method: Method, path: String, query: Parameters = [:], contentType: String = "",
        body: [UInt8] = [], context: Context
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.contentType = contentType
        self.body = body
        self.context = context
    }

    package enum Method: String, Sendable, Hashable {
        case get = "GET"
        case head = "HEAD"
        case post = "POST"
        case other = "OTHER"
    }

    /// What a host knows and the core may not ask for: time, randomness, language, where it runs.
    package struct Context: Sendable, Hashable {
        /// The time at the host.
        package var now: Instant
        /// Minutes that the user's clock is ahead of UTC.
        package var utcOffset: Int
        /// The languages the browser asks for, as in `Accept-Language`.
        package var acceptLanguage: String
        /// The source of every identifier made while answering; one value per request.
        package var seed: UInt64
        /// Random bits beside those of ``seed``, from hosts whose addresses others may try to guess.
        package var salt: UInt64 = 0
        /// What the book's addresses begin with, which the path is without: see ``KnownBook/base``.
        package var base = ""
        /// How the book stands with its server; absent where there is nothing to tell.
        package var sync: SyncStatus?
        /// The device that asks, by its id; nil on the server's own machine, and in a browser.
        package var device: String?
        /// Whether the one who asks may read and not write: then nothing is, but what is of their device.
        package var mayOnlyRead = false
        /// The books that the host has; nil where there can't be others.
        package var books: BookPanel?
        /// The devices that the host lets in, for their screens alone.
        package var devices: DevicePanel?
        /// What a server's own address begins with for others, as `https://home.example`, where the screen
        /// that is asked for tells it.
        package var server: String?
        /// What the screens of shared books show, from hosts that seal for them.
        package var sharing: SharingPanel?

        package init(
            now: Instant, utcOffset: Int = 0, acceptLanguage: String = "en", seed: UInt64,
            sync: SyncStatus? = nil
        ) {
            self.sync = sync
            self.now = now
            self.utcOffset = utcOffset
            self.acceptLanguage = acceptLanguage
            self.seed = seed
        }
    }
}

extension Request.Context {
    /// Whether how the app looks can be chosen: on a device with a copy of its own also by somebody who
    /// may only read.
    package var mayKeepChoices: Bool { !mayOnlyRead || hasOwnCopy }

    /// Whether the book is one that several people keep over a hub.
    package var isShared: Bool { base.hasPrefix(AppAddress.book(KnownBook.sharedMark)) }

    /// Whether the one who asks has a copy of the book that nobody else writes into.
    package var hasOwnCopy: Bool { sync?.isAutomatic ?? false }

    /// 128 random bits as 32 hexadecimal digits: what nobody can find by trying.
    package var secret: String { ASCII.hex(seed) + ASCII.hex(salt) }
}
