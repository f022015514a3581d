import Glibc
import HubTrial
import Kernel

/// Pieces a second and how long one takes at some other server, as ``Load`` measures the hub's: each device posts one
/// after the other over a connection of its own.
struct Posts: Sendable {
    let server: String
    let duration: Double
    /// A request: its line and fields, an empty line, and its body; in them `{device}` is a number and `{piece}` as many
    /// bytes as a sealed piece has, in base 64.
    let template: String

    func measure(_ devices: Int) throws {
        let size = try Member(1).piece().bytes.count
        nonisolated(unsafe) var times = [[Double]](repeating: [], count: devices)
        let end = monotonic() + duration
        let took = times.withUnsafeMutableBufferPointer { times in
            nonisolated(unsafe) let times = times
            return seconds(on: devices) { device in
                must {
                    let wire = try Wire(server)
                    while monotonic() < end {
                        let request = self.request(of: device, size)
                        let began = monotonic()
                        try wire.send(request)
                        let (status, _, body) = try wire.response()
                        guard 200...201 ~= status else {
                            throw Wire.Failure.other(
                                status: status, String(decoding: body, as: UTF8.self))
                        }
                        times[device].append(monotonic() - began)
                    }
                }
            }
        }
        Load.show(devices, times.flatMap { $0 }, took)
    }

    private func request(of device: Int, _ size: Int) -> [UInt8] {
        let parts = filled(device, size).split(separator: "\n\n", maxSplits: 1)
        let body = parts.count > 1 ? String(parts[1]).trimmed : ""
        let head =
            parts[0].split(separator: "\n").map(String.init) + [
                "Content-Length: \(body.utf8.count)", "", "",
            ]
        return Array((head.joined(separator: "\r\n") + body).utf8)
    }

    private func filled(_ device: Int, _ size: Int) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        let piece = (0..<(size + 2) / 3 * 4).map { _ in digits[Int.random(in: 0..<64)] }
        return template.replacing("{device}", with: "\(device)")
            .replacing("{piece}", with: String(decoding: piece, as: UTF8.self))
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop { $0.isNewline }.reversed().drop { $0.isNewline }.reversed())
    }

    /// The standard library's own, since Foundation isn't here.
    fileprivate func replacing(_ part: String, with other: String) -> String {
        var (rest, result) = (self[...], "")
        while let start = rest.firstIndex(of: "{") {
            result += rest[..<start]
            if rest[start...].hasPrefix(part) {
                result += other
                rest = rest[start...].dropFirst(part.count)
            } else {
                result.append("{")
                rest = rest[start...].dropFirst()
            }
        }
        return result + rest
    }
}

/// What a file has, as text.
func text(of path: String) -> String {
    guard let handle = fopen(path, "r") else { return "" }
    defer { fclose(handle) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, handle)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
}
