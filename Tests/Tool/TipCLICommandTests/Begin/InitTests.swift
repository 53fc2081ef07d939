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
        .replacing("\"sources\": [],", with: "\"sources\": [\"MyTests.swift\"],")
      try birds.yard.write(description, to: "description.json")
      try birds.shell("mkdir Tests")
      try birds.yard.write(writer, to: "app/Tests/MyTests.swift")
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

  @Test("A file with uncommitted changes is not touched")
  func uncommitted() throws {
    let birds = try InitYard()
    try birds.commit()
    try birds.yard.write(InitYard.manifest + "// mine\n", to: "app/Package.swift")
    let run = birds.run("--path", "../TipControl", "--yes")
    #expect(run.code == .badData)
    #expect(run.errors.contains("changes that are not committed: Package.swift"))
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
  }

  @Test("A folder without a manifest ends with 66, and says how a local package is made")
  func noManifest() throws {
    let birds = try InitYard()
    try birds.shell("rm Package.swift")
    let run = birds.run("--path", "../TipControl", "--yes")
    #expect(run.code == .missing)
    #expect(run.errors.contains("swift package init --type library"))
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
