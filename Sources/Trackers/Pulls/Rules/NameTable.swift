import Kernel

/// The names of one sort that occur in a book, by number.
///
/// A number stands for a spelling; spellings that differ by case and accents only are one name.
final class NameTable {
    private(set) var spellings: [String] = []
    /// For each spelling the first one of the same name, which stands for the name.
    private(set) var names: [Int] = []
    /// For each spelling, its folded form.
    private(set) var folded: [String] = []
    private var numbers: [String: Int] = [:]
    private var firsts: [String: Int] = [:]

    var count: Int { spellings.count }

    /// The number of a spelling, a new one if it is new.
    func number(of spelling: String) -> Int {
        if let known = numbers[spelling] { return known }
        let number = spellings.count
        let name = spelling.folded
        numbers[spelling] = number
        spellings.append(spelling)
        folded.append(name)
        names.append(firsts[name] ?? number)
        if firsts[name] == nil { firsts[name] = number }
        return number
    }

    /// The number of the name that is spelt so or nearly so.
    func name(_ text: String) -> Int? { firsts[text.folded] }

    func isBlank(_ number: Int) -> Bool { folded[number].isEmpty }
}

/// The names that occur in the book.
struct NameTables {
    let pullers = NameTable()
    let tractors = NameTable()
    let classes = NameTable()
    let sleds = NameTable()
    let tracks = NameTable()
}
