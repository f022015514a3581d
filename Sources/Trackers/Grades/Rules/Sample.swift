import Kernel

extension Grades {
    @Sendable static func sample(_ book: Book, _ language: Language) throws(BookError) -> [Draft] {
        []
    }
}
