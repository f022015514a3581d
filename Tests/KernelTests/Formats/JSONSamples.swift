import Kernel
import TestKit

/// A value read from `text`, which must be JSON.
func json(_ text: String) throws -> JSON { try JSON.parse(text) }

/// The error that reading `text` throws, or nil when it is JSON.
func jsonError(_ text: String) -> JSONError? { jsonError([UInt8](text.utf8)) }

/// The error that reading `bytes` throws, or nil when they are JSON.
func jsonError(_ bytes: [UInt8]) -> JSONError? {
    do throws(JSONError) {
        _ = try JSON.parse(bytes)
        return nil
    } catch {
        return error
    }
}

extension RandomNumberGenerator {
    /// Any JSON value of at most `depth` arrays and objects inside one another.
    mutating func json(depth: Int) -> JSON {
        switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &self) {
        case 0: return .null
        case 1: return .boolean(Bool.random(using: &self))
        case 2: return .number(jsonNumber())
        case 3: return .string(text())
        case 4: return .array(some { $0.json(depth: depth - 1) })
        default: return .object(some { JSON.Member($0.text(), $0.json(depth: depth - 1)) })
        }
    }

    private mutating func jsonNumber() -> String {
        let digits = String(Int.random(in: -5_000...5_000, using: &self))
        return ["", ".0", ".250", "e7", "E-3", ".5e+10"].randomElement(using: &self).map {
            digits + $0
        }
            ?? digits
    }

    private mutating func some<T>(_ element: (inout Self) -> T) -> [T] {
        (0..<Int.random(in: 0...4, using: &self)).map { _ in element(&self) }
    }
}
