import Foundation
import TestSupport
import Testing
import TipCLITestSupport

@Suite("The shell blocks of the README, typed into an interactive shell", .ownThread)
struct ReadmeShellTests {
  /// A shell as it starts without the files of its user.
  struct Shell: Sendable, CustomTestStringConvertible {
    let name: String
    let start: String
    /// The variable with the exit code of the last command.
    var code = "$?"
    var testDescription: String { name }

    static let all = [
      Shell(name: "bash", start: "exec bash --noprofile --norc -i"),
      Shell(name: "zsh", start: "exec zsh -f -i"),
      Shell(name: "fish", start: "exec fish --no-config -i", code: "$status"),
    ]
  }

  /// A line with its exit code, and the output of the terminal since it was typed.
  private struct Answer {
    let line: String
    let code: Int32
    let shown: String
  }

  /// The lines that end with 1, as the README says beside its blocks.
  private static let negative = ["tipctl check FavoriteBackyardTip --reporter github"]

  @Test("Every line does what the README says, without an error", arguments: Shell.all)
  func lines(shell: Shell) throws {
    let blocks = ShellBlock.all(in: try PackageFile.text("README.md"))
    let lines = blocks.flatMap(\.lines)
    #expect(lines.count >= 20)
    // The first wrong line is reported before a later one, which its effects could stop.
    try type(lines, into: shell) { answer in
      let expected: Int32 = Self.negative.contains(answer.line) ? 1 : 0
      #expect(answer.code == expected, "\(shell.name): \(answer.line)\n\(answer.shown)")
      #expect(
        !answer.shown.contains(/command not found|Unknown command|no matches found|[Ee]rror:/),
        "\(shell.name): \(answer.line)\n\(answer.shown)")
    }
  }

  @Test(
    "A line that a shell does not understand is found",
    arguments: [
      (0, "tipctl nothing", Int32(64)), (1, "tipctl apps  # a comment", 64),
      (1, "# a comment", 127), (2, "nothing-here", 127), (0, "make nothing", 2),
      (0, "swift run nothing", 1),
    ])
  func failure(shell: Int, line: String, code: Int32) throws {
    let path = "export PATH=\"$(swift build --show-bin-path):$PATH\""
    var codes: [Int32] = []
    try type([path, line], into: Shell.all[shell]) { codes.append($0.code) }
    #expect(codes == [0, code])
  }

  /// Types lines, one after another, and passes on the answer of each.
  ///
  /// The shell is in a folder with the package's `Fixtures`. What builds the package is a stand-in:
  /// `make` only reads its targets, and `swift` has its tools and tests built already.
  private func type(
    _ lines: [String], into shell: Shell, answer: (Answer) throws -> Void
  ) throws {
    let yard = try Yard(isEmpty: true)
    try FileManager.default.createSymbolicLink(
      at: yard.folder.appending(path: "Fixtures"),
      withDestinationURL: PackageFile.url("Fixtures"))
    let programs = try ArticleShell.buildStandIns(in: yard)
    let terminal = try Terminal(
      shell.start, in: yard.folder, columns: 400,
      environment: [
        "PATH": "\(programs.path):/usr/bin:/bin", "HOME": yard.folder.path,
        "TMPDIR": yard.folder.path, "HISTFILE": "/dev/null", "XDG_CONFIG_HOME": yard.folder.path,
        "XDG_DATA_HOME": yard.folder.path,
      ])
    for (index, line) in lines.enumerated() {
      let start = terminal.screen.count
      try terminal.type("\(line)\r")
      // The typed line has quotes, which the printed one lacks.
      try terminal.type("echo \"en\"\"ded \(index) \(shell.code)\"\"@\"\r")
      try terminal.wait(for: "ended \(index) ")
      try terminal.wait(for: "@")
      let shown = terminal.screen.dropFirst(start)
      let code = shown.firstMatch(of: /ended \d+ (\d+)@/)
      let number = try #require(code?.output.1)
      try answer(Answer(line: line, code: try #require(Int32(number)), shown: String(shown)))
    }
    try terminal.type("exit\r")
    _ = try terminal.end()
  }
}
