import Foundation
import TestSupport
import Testing
import TipCLITestSupport
import TipFoundation
@testable import TipCLI

@Suite("tipctl init", .ownThread)
struct InitTests {
  @Test("Writes the manifest, a first test, a CI file and .gitignore")
  func writes() throws {
    let birds = try InitYard()
    let run = birds.run("--path", "../TipControl", "--ci", "github", "--yes")
    #expect(run.code == .done, "\(run.errors)")
    let manifest = try birds.text("Package.swift")
    #expect(manifest.hasPrefix(String(InitYard.manifest.prefix(100))))
    #expect(manifest.contains("dependencies: [.package(path: \"../TipControl\")]"))
    #expect(manifest.contains("where [\"Backyard\"].contains(target.name)"))
    #expect(manifest.contains("name: \"TipKitCompatibility\", package: \"TipControl\""))
    let test = try birds.text("Tests/BackyardTests/AllTipsTests.swift")
    #expect(test.contains("#expect(FeederTip().title == Text(\"Hang Up a Feeder\"))"))
    #expect(test.contains("expectHidden(FeederTip(), because: .rule)"))
    #expect(try birds.text(".github/workflows/tips.yml").contains("- run: swift test\n"))
    #expect(try birds.text(".gitignore") == ".build/\n")
    #expect(test.contains(".tips(all: [FeederTip()])"))
    #expect(run.output.contains("  swift test\n"))
  }

  @Test(
    "The whole output: files with their purposes, notes, the way back and the next steps"
  )
  func wholeOutput() throws {
    let words = ["--path", "../TipControl", "--ci", "github"]
    let birds = try InitYard()
    let text = """
      4 files for tests of tips.
        change  Package.swift: adds the dependency ../TipControl, the stand-ins for Backyard, the \
      test target BackyardTests
        new  Tests/BackyardTests/AllTipsTests.swift: tests FeederTip, and writes a document of all \
      tips
        new  .github/workflows/tips.yml: runs the tests in CI
        new  .gitignore: leaves out .build/
      A CI server does not have ../TipControl, which is outside of this package: let \
      .github/workflows/tips.yml check it out there before the tests, or run "tipctl init" with \
      --url instead of --path.
      Take it back with:
        mv .build/tipctl-init/Package.swift Package.swift
        rm Tests/BackyardTests/AllTipsTests.swift .github/workflows/tips.yml .gitignore

      """
    let refused = birds.run(words)
    #expect(refused.errors.hasPrefix(text + "tipctl: This needs a confirmation: "))
    let dry = birds.run(words + ["--dry-run"])
    #expect(dry.errors.isEmpty)
    let lines = text.split(separator: "\n").map(String.init)
    let changes = lines[1...4]
    #expect(dry.lines.prefix(2).last == lines[0])
    #expect(!dry.lines.contains { changes.contains($0) })
    #expect(
      dry.output.contains(lines[5...].joined(separator: "\n") + "\nNext:\n  swift test\n")
    )
    let json = birds.run(words + ["--dry-run", "--format", "json"])
    let document = try StoredValue(json: json.output, subject: "output")
    #expect(document["message"] == "4 files for tests of tips.")
    #expect(
      document["files"] == [
        "Package.swift", "Tests/BackyardTests/AllTipsTests.swift",
        ".github/workflows/tips.yml",
        ".gitignore",
      ])
    #expect(document["takeBack"] == .array(lines.suffix(2).map { .string($0.trimmed) }))
    #expect(
      document["next"] == [
        "swift test", "tipctl --datastore .build/tips/ import --yes .build/tips.json",
        "tipctl --datastore .build/tips/ lock",
      ])
    let written = birds.run(words + ["--yes"])
    #expect(written.errors.isEmpty)
    #expect(written.output.hasPrefix(text + "Next:\n  swift test\n"))
  }

  @Test(
    "The folder .build/ is added to .gitignore once, on a line of its own",
    arguments: [
      ("", ".build/\n"), ("*.log", "*.log\n.build/\n"), ("*.log\n", "*.log\n.build/\n"),
      ("*.log\n.build", nil), ("  /.build/\n*.log\n", nil),
      ("build/\n", "build/\n.build/\n"),
    ] as [(String, String?)])
  func ignores(old: String, new: String?) throws {
    let birds = try InitYard()
    try birds.yard.write(old, to: "app/.gitignore")
    let run = birds.run("--path", "../TipControl", "--yes")
    #expect(run.code == .done, "\(run.errors)")
    #expect(try birds.text(".gitignore") == new ?? old)
    #expect(run.output.contains(".gitignore: leaves out .build/") == (new != nil))
  }

  /// Two targets with tips, beside one without, a test target and the dependencies.
  private static let packages = """
    {"name": "Backyard", "tools_version": "6.0",
     "dependencies": [{"identity": "seeds"}, {"identity": "tipcontrol"}], "platforms": [],
     "targets": [
       {"module_type": "SwiftTarget", "name": "Seeds", "path": "Sources/Seeds", "sources": [],
        "type": "library"},
       {"module_type": "SwiftTarget", "name": "Backyard", "path": "Sources/Backyard",
        "sources": ["FeederTip.swift"], "type": "library"},
       {"module_type": "SwiftTarget", "name": "Trees", "path": "Sources/Trees",
        "sources": ["OakTip.swift"], "type": "library"},
       {"module_type": "SwiftTarget", "name": "BackyardTests", "path": "Tests",
        "sources": ["Helper.swift"], "type": "test", "product_dependencies": []}]}
    """

  /// Returns a package with these targets, where only a source of the app names the document.
  private func manyTargets(testProduct: String = "") throws -> InitYard {
    let birds = try InitYard()
    try birds.yard.write(
      Self.packages.replacing("[]}]}", with: "[\(testProduct)]}]}"),
      to: "description.json")
    try birds.shell("mkdir -p Sources/Trees Tests")
    let document = "// .build/tips.json\n"
    try birds.yard.write(
      "\(document)import TipKit\nstruct OakTip: Tip {\n}\n",
      to: "app/Sources/Trees/OakTip.swift")
    try birds.yard.write(
      "import TipKit\nstruct TestTip: Tip {\n}\n", to: "app/Tests/Helper.swift")
    return birds
  }

  @Test("A package that depends on TipControl gets all stand-ins, and a free name")
  func targets() throws {
    let birds = try manyTargets()
    let run = birds.run("--path", "../TipControl", "--yes")
    let lines: [String] = [
      "3 files for tests of tips.",
      "  change  Package.swift: adds the stand-ins for Backyard, the stand-ins for Trees, the "
        + "stand-ins for BackyardTests, the test target BackyardTipTests",
      "  new  Tests/BackyardTipTests/AllTipsTests.swift: tests FeederTip, and writes a document "
        + "of all tips",
    ]
    #expect(run.lines.prefix(3) == lines[...])
    let manifest = try birds.text("Package.swift")
    #expect(!manifest.contains("dependencies: [.package"))
    #expect(
      manifest.contains("where [\"Backyard\", \"Trees\", \"BackyardTests\"].contains"))
    #expect(
      manifest.hasSuffix(
        """
          package.targets.append(
            .testTarget(
              name: "BackyardTipTests",
              dependencies: [
                "Backyard",
                "Trees",
                .product(name: "TipKitStandIn", package: "TipControl"),
                .product(name: "TipTesting", package: "TipControl"),
              ], swiftSettings: [tipStandIns]))
        #endif

        """))
    let test = try birds.text("Tests/BackyardTipTests/AllTipsTests.swift")
    #expect(
      test.contains("\n@testable import Backyard\n@testable import Trees\n\n@Suite"))
    #expect(test.contains(".tips(all: [FeederTip(), OakTip()])"))
    // Without other dependencies, the stand-ins may have the names of Apple's modules.
    let alone = try manyTargets()
    let description = try alone.text("../description.json")
    try alone.yard.write(
      description.replacing("{\"identity\": \"seeds\"}, ", with: ""),
      to: "description.json")
    #expect(alone.run("--path", "../TipControl", "--yes").code == .done)
    #expect(try alone.text("Package.swift").contains("name: \"TipKitCompatibility\""))
  }

  @Test("A package with tests of tips gets only the stand-ins that its targets lack")
  func standInsOnly() throws {
    let birds = try manyTargets(testProduct: "\"TipTesting\"")
    let run = birds.run("--path", "../TipControl", "--yes")
    let lines: [String] = [
      "2 files for tests of tips.",
      "  change  Package.swift: adds the stand-ins for Backyard, the stand-ins for Trees, the "
        + "stand-ins for BackyardTests",
      "  new  .gitignore: leaves out .build/",
      "No test writes .build/tips.json, which tipctl imports: let a test with .tips(all:) write "
        + "TipTest.center.export().text to this file.",
    ]
    #expect(run.lines.prefix(4) == lines[...])
    #expect(try !birds.text("Package.swift").contains("testTarget"))
    #expect(throws: (any Error).self) {
      try birds.text("Tests/BackyardTipTests/AllTipsTests.swift")
    }
  }

  @Test("A target that imports nothing of Apple's needs no stand-ins beside its tests")
  func withoutImports() throws {
    let birds = try InitYard(product: "TipKitStandIn")
    let seeds = """
      {"module_type": "SwiftTarget", "name": "Seeds", "path": "Sources/Seeds",
       "sources": ["Seed.swift"], "type": "library"}
      """
    let description = try birds.text("../description.json")
    try birds.yard.write(
      description.replacing("\"targets\": [", with: "\"targets\": [\(seeds), "),
      to: "description.json")
    try birds.shell("mkdir Sources/Seeds && echo '.build' > .gitignore")
    try birds.yard.write("struct Seed {\n}\n", to: "app/Sources/Seeds/Seed.swift")
    #expect(birds.run("--yes").output == "The package has its tests of tips already.\n")
    // Only its own import makes it lack something.
    try birds.yard.write("import SwiftUI\n", to: "app/Sources/Seeds/Seed.swift")
    let run = birds.run("--path", "../TipControl", "--yes")
    #expect(
      run.lines.prefix(2).last
        == "  change  Package.swift: adds the dependency ../TipControl, the stand-ins for Seeds"
    )
  }

  @Test("A target that imports what it finds gets the stand-ins, because it would find them")
  func conditionalImport() throws {
    let birds = try InitYard()
    let target = """
      {"module_type": "SwiftTarget", "name": "Weather", "path": "Sources/Weather",
       "sources": ["Weather.swift"], "type": "library"}
      """
    let description = try birds.text("../description.json")
    try birds.yard.write(
      description.replacing("\"targets\": [", with: "\"targets\": [\(target), "),
      to: "description.json")
    try birds.shell("mkdir Sources/Weather")
    try birds.yard.write(
      "#if canImport(SwiftUI)\n  import SwiftUI\n#endif\n", to: "app/Sources/Weather/Weather.swift")
    let run = birds.run("--path", "../TipControl", "--yes")
    #expect(run.code == .done, "\(run.errors)")
    #expect(
      try birds.text("Package.swift").contains(
        "where [\"Weather\", \"Backyard\"].contains(target.name)"))
  }

  @Test("The plan says that a CI server lacks a folder outside of the package, and what to do")
  func folderInCI() throws {
    let birds = try InitYard()
    let note = "A CI server does not have ../TipControl, which is outside of this package: "
    let remedy = "let .github/workflows/tips.yml check it out there before the tests"
    let outside = ["--path", "../TipControl", "--ci", "github"]
    let asked = birds.run(outside)
    #expect(asked.errors.contains(note) && asked.errors.contains(remedy), "\(asked.errors)")
    #expect(birds.run(outside + ["--dry-run"]).output.contains(note))
    #expect(!birds.run("--path", "../TipControl", "--dry-run").output.contains("CI server"))
    try birds.shell("cp -r ../TipControl TipControl")
    let inside = birds.run("--path", "TipControl", "--ci", "github", "--dry-run")
    #expect(inside.code == .done, "\(inside.errors)")
    #expect(!inside.output.contains("CI server"))
  }

  @Test(
    "The next commands start tipctl as it was started",
    arguments: [
      ("tipctl", "tipctl"), ("/opt/bird tools/tipctl", "'/opt/bird tools/tipctl'"),
      (".build/bin/tipctl", "swift run tipctl"),
      ("../TipControl/.build/bin/tipctl", "swift run tipctl"),
    ])
  func next(program: String, words: String) throws {
    let run = try InitYard().run(["--path", "../TipControl", "--yes"], program: program)
    #expect(
      run.lines.suffix(4) == [
        "Next:", "  swift test",
        "  \(words) --datastore .build/tips/ import --yes .build/tips.json",
        "  \(words) --datastore .build/tips/ lock",
      ])
  }

  @Test("Where no test writes the document of all tips, the plan says how, and imports nothing")
  func noDocument() throws {
    for writer in ["", "try export.write(to: URL(filePath: \".build/tips.json\"))\n"] {
      let birds = try InitYard(product: "TipKitStandIn")
      let description = try birds.text("../description.json")
        .replacing(
          "\"sources\": [],", with: #""sources": ["MyTests.swift", "OtherTests.swift"],"#)
      try birds.yard.write(description, to: "description.json")
      try birds.shell("mkdir Tests")
      try birds.yard.write(writer, to: "app/Tests/MyTests.swift")
      try birds.yard.write("import Testing\n", to: "app/Tests/OtherTests.swift")
      let run = birds.run("--yes", "--ci", "github")
      #expect(run.code == .done, "\(run.errors)")
      let note = "No test writes .build/tips.json, which tipctl imports: let a test with"
      #expect(run.output.contains(note) == writer.isEmpty, "\(run.output)")
      #expect(run.output.contains("import --yes .build/tips.json") != writer.isEmpty)
      #expect(run.output.contains("Next:\n  swift test\n"))
    }
  }

  @Test("The commands that take it back restore every file, without version control and with it")
  func undo() throws {
    for hasGit in [false, true] {
      let birds = try InitYard()
      if hasGit { try birds.commit() }
      let run = birds.run("--path", "../TipControl", "--yes")
      let commands = run.output.split(separator: "\n").map(\.trimmed)
        .filter { $0.hasPrefix("git restore") || $0.hasPrefix("mv ") || $0.hasPrefix("rm ") }
      #expect(commands.count == 2)
      for command in commands { try birds.shell(command) }
      #expect(try birds.text("Package.swift") == InitYard.manifest)
      #expect(throws: (any Error).self) { try birds.text(".gitignore") }
      #expect(throws: (any Error).self) { try birds.text("Tests/BackyardTests/AllTipsTests.swift") }
    }
  }

  @Test("Without --yes and a terminal it shows the plan, ends with 77, and changes nothing")
  func asks() throws {
    let birds = try InitYard()
    let before = try birds.yard.files
    let run = birds.run("--path", "../TipControl")
    #expect(run.code == .refused)
    #expect(run.errors.contains("change  Package.swift: adds the dependency ../TipControl"))
    #expect(run.errors.contains("Take it back with:"))
    #expect(try birds.yard.files == before)
    let json = birds.run("--path", "../TipControl", "--format", "json")
    #expect(json.code == .refused)
    #expect(json.errors.hasPrefix("{"))
  }

  @Test("A dry run is a diff, and changes nothing")
  func dryRun() throws {
    let birds = try InitYard()
    let before = try birds.yard.files
    let run = birds.run("--path", "../TipControl", "--dry-run")
    #expect(run.code == .done)
    #expect(run.output.contains("--- a/Package.swift\n+++ b/Package.swift\n@@ "))
    #expect(run.output.contains("\n   platforms: [.iOS(.v18)],\n"), "\(run.output)")
    #expect(run.output.contains("--- /dev/null\n+++ b/.gitignore\n@@ -0,0 +1 @@\n+.build/\n"))
    #expect(try birds.yard.files == before)
  }

  @Test("A package that has its tests is unchanged, without an option for the place")
  func second() throws {
    let birds = try InitYard(product: "TipKitStandIn")
    try birds.yard.write(".build/\n", to: "app/.gitignore")
    // No source of a target with the stand-ins is read.
    let source = birds.root.appending(path: "Sources/Backyard/FeederTip.swift")
    try Data([0xFF]).write(to: source)
    let before = try birds.yard.files
    let run = birds.run("--yes")
    #expect(run.code == .done)
    #expect(run.output == "The package has its tests of tips already.\n")
    #expect(try birds.yard.files == before)
  }

  @Test("Changes of files that stay as they are matter to nobody")
  func otherChanges() throws {
    let birds = try InitYard(product: "TipKitStandIn")
    try birds.commit()
    try birds.yard.write("mine\n", to: "app/notes.txt")
    let run = birds.run("--yes")
    #expect(run.code == .done)
    #expect(run.errors.isEmpty)
    #expect(run.lines.contains("  rm .gitignore"))
  }

  @Test("A file with uncommitted changes is not touched")
  func uncommitted() throws {
    let birds = try InitYard()
    try birds.commit()
    try birds.yard.write(InitYard.manifest + "// mine\n", to: "app/Package.swift")
    let run = birds.run("--path", "../TipControl", "--yes")
    #expect(run.code == .badData)
    #expect(run.errors.contains("changes that are not committed: Package.swift."))
    try birds.yard.write("*.log\n", to: "app/.gitignore")
    #expect(
      birds.run("--path", "../TipControl", "--yes").errors.contains(
        "changes that are not committed: Package.swift, .gitignore."))
    try birds.shell("rm .gitignore")
    let dry = birds.run("--path", "../TipControl", "--dry-run")
    #expect(dry.code == .done)
    #expect(dry.errors.contains("changes that are not committed: Package.swift"))
    #expect(try birds.text("Package.swift").hasSuffix("// mine\n"))
  }

  @Test("A manifest that cannot be edited is not touched, and the lines to paste are printed")
  func unknown() throws {
    let manifest = InitYard.manifest.replacing("let package =", with: "let package: Any =")
    let birds = try InitYard(manifest: manifest)
    let run = birds.run("--path", "../TipControl", "--yes")
    #expect(run.code == .badData)
    #expect(run.output.hasPrefix("// On Linux, files that import Apple's modules"))
    #expect(run.errors.contains("Add .package(path: \"../TipControl\") to its dependencies"))
    #expect(try birds.text("Package.swift") == manifest)
  }

  /// The exit code with which SwiftPM reads the edited manifest, the names that it prints, and
  /// whether the manifest is written.
  @Test(
    "A manifest is written only if SwiftPM reads it with all that was added",
    arguments: [
      (0, "TipKitCompatibility BackyardTests TipTesting", true),
      (1, "TipKitCompatibility BackyardTests TipTesting", false),
      (0, "TipKitCompatibility BackyardTests", false), (0, "", false),
    ] as [(Int32, String, Bool)])
  func reads(code: Int32, names: String, isWritten: Bool) throws {
    let birds = try InitYard()
    let description = try birds.text("../description.json")
    let dump = names.split(separator: " ").map { "\"\($0)\"" }.joined(separator: ", ")
    let run = birds.yard.run("init", "--path", "../TipControl", "--yes") { console in
      console.currentDirectory = birds.root.path
      console.captureChild = { command in
        if command.words.first == "git" { throw ChildFailure.notFound }
        // SwiftPM refuses the dependency.
        var answer: (code: Int32, output: String) = (1, "")
        if command.words.contains("describe") { answer = (0, description) }
        if command.words.contains("dump-package") { answer = (code, dump) }
        return ChildOutput(
          end: .exited(answer.code), output: Array(answer.output.utf8), errors: [])
      }
    }
    #expect(run.code == (isWritten ? .done : .badData), "\(run.errors)")
    #expect(try (birds.text("Package.swift") == InitYard.manifest) != isWritten)
    // Without git there is a copy of the changed file.
    let copy = birds.root.appending(path: ".build/tipctl-init/Package.swift").path
    #expect(FileManager.default.fileExists(atPath: copy) == isWritten)
  }

  @Test("Where SwiftPM refuses to add the dependency, the lines at the end add it")
  func refusedDependency() throws {
    let manifest = InitYard.manifest.replacing("targets: [.target", with: "targets: all + [.target")
    let birds = try InitYard(manifest: manifest)
    #expect(birds.run("--path", "../TipControl", "--yes").code == .done)
    #expect(
      try birds.text("Package.swift").contains(
        "\npackage.dependencies.append(.package(path: \"../TipControl\"))\n"))
  }

  @Test("A quote and a backslash in the path are escaped in the manifest")
  func escapedPath() throws {
    let manifest = InitYard.manifest.replacing("targets: [.target", with: "targets: all + [.target")
    let birds = try InitYard(manifest: manifest)
    try birds.shell(#"cp -r ../TipControl '../Tip"Control\1'"#)
    let run = birds.run("--path", #"../Tip"Control\1"#, "--yes")
    #expect(run.code == .done, "\(run.errors)")
    let text = try birds.text("Package.swift")
    #expect(text.contains(#"dependencies.append(.package(path: "../Tip\"Control\\1"))"#), "\(text)")
    #expect(text.contains(#"name: "TipTesting", package: "Tip\"Control\\1")"#), "\(text)")
  }

  @Test("A platform that is too low is refused, with the line to change")
  func platform() throws {
    let birds = try InitYard(ios: "17.0")
    let run = birds.run("--path", "../TipControl", "--yes")
    #expect(run.code == .badData)
    #expect(run.errors.contains("Package.swift:6: iOS 17.0 is older than TipControl supports"))
    #expect(run.errors.contains("Write .iOS(.v18) there"))
    #expect(try birds.text("Package.swift") == InitYard.manifest)
    let both = try InitYard(ios: "17.0", macOS: "14.0").run("--path", "../TipControl", "--yes")
    #expect(both.errors.contains("iOS 17.0 and macOS 14.0 are older than TipControl supports"))
    #expect(both.errors.contains("Write .iOS(.v18) and .macOS(.v15) there"))
    // Of platforms on several lines the first one is named.
    let manifest = InitYard.manifest.replacing(
      "[.iOS(.v18)]", with: "[\n.iOS(.v17),\n.macOS(.v14)]")
    let lines = try InitYard(manifest: manifest, ios: "17.0", macOS: "14.0")
    #expect(
      lines.run("--path", "../TipControl").errors.hasPrefix(
        "tipctl: Package.swift:7: iOS 17.0"))
  }

  @Test("A folder without a manifest ends with 66, and says how a local package is made")
  func noManifest() throws {
    let birds = try InitYard()
    try birds.shell("rm Package.swift")
    let run = birds.run("--path", "../TipControl", "--yes")
    #expect(run.code == .missing)
    #expect(run.errors.contains("swift package init --type library"))
  }

  @Test("Without a toolchain, or with a manifest that it cannot read, nothing is written")
  func toolchain() throws {
    let birds = try InitYard()
    func run(_ output: ChildOutput?) -> RecordedRun {
      birds.yard.run("init", "--path", "../TipControl", "--yes") { console in
        console.currentDirectory = birds.root.path
        console.captureChild = { _ in
          guard let output else { throw ChildFailure.notFound }
          return output
        }
      }
    }
    let missing = run(nil)
    #expect(missing.code == .unavailable)
    let reason = "tipctl: \"swift\" cannot be run: "
    #expect(missing.errors.hasPrefix(reason), "\(missing.errors)")
    #expect(missing.errorLines.last == "Install the Swift toolchain, and check PATH.")
    let words = Array("no birds".utf8)
    let broken = run(ChildOutput(end: .exited(1), output: [], errors: words))
    #expect(broken.code == .badData)
    #expect(
      broken.errorLines == [
        "tipctl: SwiftPM cannot describe the package: \"no birds\".",
        "Repair Package.swift first; \"swift package describe\" checks it.",
      ])
    #expect(try birds.text("Package.swift") == InitYard.manifest)
  }

  @Test("The place of TipControl is needed, once, and must be a package")
  func place() throws {
    let birds = try InitYard()
    #expect(birds.run("--yes").code == .usage)
    #expect(birds.run("--yes", "--path", "../TipControl", "--url", "u").code == .usage)
    #expect(birds.run("--yes", "--path", "../nothing").code == .missing)
    #expect(try birds.text("Package.swift") == InitYard.manifest)
  }

  @Test("A file that exists is kept, and said")
  func kept() throws {
    let birds = try InitYard()
    try birds.yard.write("mine\n", to: "app/.gitlab-ci.yml")
    let run = birds.run("--path", "../TipControl", "--yes", "--ci", "gitlab")
    #expect(run.output.contains(".gitlab-ci.yml exists, and stays as it is."))
    #expect(try birds.text(".gitlab-ci.yml") == "mine\n")
  }
}
