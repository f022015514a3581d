import Kernel
import TallyCLI
import TestKit
import Testing

struct HelpTests {
    private let desk = Desk()

    static let commands = [
        "list", "show", "search", "add", "set", "delete", "restore", "undo", "import", "export",
        "check", "backup", "restore-backup", "salvage", "serve", "book", "completions", "man",
        "help",
    ]

    @Test(arguments: commands)
    func `every command explains itself with an example`(command: String) {
        let answer = desk.tally(command, "--help")
        #expect(answer.code == .done)
        #expect(answer.output.hasPrefix("Usage: tally \(command)"))
        #expect(answer.output.contains("Examples:\n  "))
        #expect(answer.output == desk.tally("help", command).output)
    }

    @Test(arguments: ["de_DE.UTF-8", "it_IT.UTF-8", "C"])
    func `help fits a screen in each language`(locale: String) {
        desk.variables["LANG"] = locale
        for words in Self.commands.map({ [$0, "--help"] }) + [["--help"]] {
            for line in desk.run(words).output.split(separator: "\n") {
                #expect(line.count <= 100, "\(line)")
            }
        }
    }

    @Test func `the overview names commands, kinds and exit codes`() {
        let text = desk.tally("--help").output
        for command in Self.commands { #expect(text.contains("\n  \(command) ")) }
        #expect(text.contains("\n  garden "))
        #expect(text.contains("\n  3  "))
        #expect(desk.tally("help").output == text)
    }

    @Test func `the version is told`() {
        #expect(desk.tally("--version").output.hasPrefix("tally "))
    }

    @Test func `the manual page names everything, safely for roff`() {
        let page = desk.tally("man").output
        #expect(page.hasPrefix(".TH TALLY 1"))
        for command in Self.commands { #expect(page.contains(".B tally " + command.dashed)) }
        let macros = [".TH", ".SH", ".TP", ".B", ".PP", ".RS", ".RE", ".nf", ".fi", ".br"]
        for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
            #expect(macros.contains(String(line.prefix { $0 != " " })), "\(line)")
        }
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `completions know commands, kinds, fields and choices`(shell: String) {
        let script = desk.tally("completions", shell).output
        for word in Self.commands + ["garden", "level", "medium", "where", "dry-run"] {
            #expect(script.contains(word))
        }
    }
}

extension String {
    /// The name as roff writes it.
    fileprivate var dashed: String { split(separator: "-").joined(separator: "\\-") }
}
