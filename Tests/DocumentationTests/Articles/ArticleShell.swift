import Foundation
import TestSupport
import Testing
import TipCLITestSupport

/// A shell in a separate folder, which runs the commands of one article one after another.
struct ArticleShell {
  /// The output of a command, and its exit code.
  struct Answer {
    let output: [String]
    let code: Int
  }

  /// Precedes the number and the exit code of a command, after its output.
  private static let mark: Character = "\u{1}"

  /// Runs commands in one shell, in a folder with the package's `Fixtures`.
  ///
  /// The variables and the folder that a command sets stay for the next. Returns the answer of
  /// each, and all of their standard error. Without tools, the executables are not in the path,
  /// but `swift` shows their folder.
  static func run(
    _ commands: [String], hasTools: Bool = true
  ) throws -> (answers: [Answer], errors: String) {
    let yard = try Yard(isEmpty: true)
    try FileManager.default.createSymbolicLink(
      at: yard.folder.appending(path: "Fixtures"),
      withDestinationURL: PackageFile.url("Fixtures"))
    let script = commands.map { "\($0)\nprintf '\\001%s\\n' $?\n" }.joined()
    var environment = [
      "HOME": yard.folder.path, "TMPDIR": yard.folder.path, "XDG_DATA_HOME": "",
      "LC_ALL": "C.UTF-8",
    ]
    if !hasTools {
      environment["PATH"] = "\(try buildStandIns(in: yard).path):/usr/bin:/bin"
    }
    let result = try BuiltTools.shell(script, in: yard.folder, environment: environment)
    var pieces = result.output.split(separator: mark, omittingEmptySubsequences: false)
    let first = pieces.removeFirst()
    var output = String(first)
    var answers: [Answer] = []
    for piece in pieces {
      let end = piece.firstIndex(of: "\n") ?? piece.endIndex
      answers.append(Answer(output: lines(of: output), code: Int(piece[..<end]) ?? -1))
      output = String(piece[end...].dropFirst())
    }
    return (answers, result.errors)
  }

  /// Returns a folder with scripts in place of what builds the package.
  ///
  /// `swift` shows the folder of the executables, and knows the package whose tests a reader may
  /// run. `make` reads the Makefile, and runs nothing.
  static func buildStandIns(in yard: Yard) throws -> URL {
    let folder = yard.folder.appending(path: "bin")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try yard.writeProgram(
      """
      case "$*" in
        "build --show-bin-path") echo '\(BuiltTools.folder.path)' ;;
        "test --package-path Fixtures/downstream") test -f Fixtures/downstream/Package.swift ;;
        *) echo "swift: error: $*" >&2; exit 1 ;;
      esac
      """, to: "bin/swift")
    try yard.writeProgram(
      "exec /usr/bin/make -n -f '\(PackageFile.url("Makefile").path)' \"$@\" >/dev/null",
      to: "bin/make")
    return folder
  }

  /// Lines as a terminal shows them, without trailing spaces.
  private static func lines(of output: String) -> [String] {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
