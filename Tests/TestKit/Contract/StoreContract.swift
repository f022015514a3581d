package import Kernel
import Testing

/// What every store must do: one test body for memory, SQLite, and whatever comes.
///
///     @Test(arguments: StoreContract.all)
///     func `memory keeps the contract`(piece: StoreContract.Piece) throws {
///         try piece.verify { schema in MemoryStore(schema).store }
///     }
package enum StoreContract {
    /// Makes an empty store for some kinds of records, a new one each time.
    package typealias Maker = (Schema) throws -> Store

    /// One promise, checked on stores of its own.
    package struct Piece: Sendable, CustomTestStringConvertible {
        package let name: String
        private let body: @Sendable (Maker) throws -> Void

        init(_ name: String, _ body: @escaping @Sendable (Store) throws -> Void) {
            self.name = name
            self.body = { make in try body(try make(Sample.schema)) }
        }

        private init(name: String, body: @escaping @Sendable (Maker) throws -> Void) {
            self.name = name
            self.body = body
        }

        /// A promise on several stores.
        static func many(
            _ name: String, _ body: @escaping @Sendable (Maker) throws -> Void
        ) -> Piece {
            Piece(name: name, body: body)
        }

        package var testDescription: String { name }

        package func verify(_ make: Maker) throws {
            try body(make)
        }
    }

    package static let all =
        records + queries + orders + counts + merging + visibility + history + transactions
        + blobs + rewinding
}

/// Checks the whole contract on stores from `make`.
package func verifyStore(_ make: StoreContract.Maker) throws {
    for piece in StoreContract.all { try piece.verify(make) }
}
