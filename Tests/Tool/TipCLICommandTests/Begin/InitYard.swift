import Foundation
import TestSupport
import Testing
import TipCLITestSupport
@testable import TipCLI

/// A package with a stand-in for `swift`, which prints prepared descriptions.
struct InitYard {
  let yard: Yard
  var root: URL { yard.folder.appending(path: "app") }

  static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Backyard",
      platforms: [.iOS(.v18)],
      targets: [.target(name: "Backyard")]
    )

    """
  static let tip = """
    import TipKit

    struct FeederTip: Tip {
      @Parameter static var hasBackyard: Bool = false
      struct Sighting {
        let species: String
      }
      var title: Text { Text("Hang Up a Feeder") }
      var rules: [Rule] { #Rule(Self.$hasBackyard) { $0 == true } }
    }

    """

  /// Writes the package, as SwiftPM describes it with some of its lowest versions and products.
  init(
    manifest: String = manifest, ios: String = "18.0", macOS: String = "15.0",
    product: String = ""
  ) throws {
    yard = try Yard(isEmpty: true)
    for folder in ["bin", "app/Sources/Backyard", "TipControl"] {
      try FileManager.default.createDirectory(
        at: yard.folder.appending(path: folder), withIntermediateDirectories: true)
    }
    try yard.write(manifest, to: "app/Package.swift")
    try yard.write(Self.tip, to: "app/Sources/Backyard/FeederTip.swift")
    try yard.write("", to: "TipControl/Package.swift")
    let products = product.isEmpty ? "" : "\"\(product)\""
    let test =
      product.isEmpty
      ? ""
      : """
      , {"module_type": "SwiftTarget", "name": "BackyardTests", "path": "Tests", "sources": [],
        "product_dependencies": ["TipTesting"], "type": "test"}
      """
    try yard.write(
      """
      {"name": "Backyard", "tools_version": "6.0", "dependencies": [],
       "platforms": [
         {"name": "ios", "version": "\(ios)"}, {"name": "macos", "version": "\(macOS)"}
       ],
       "targets": [{"module_type": "SwiftTarget", "name": "Backyard", "path": "Sources/Backyard",
         "sources": ["FeederTip.swift"], "type": "library",
         "product_dependencies": [\(products)]}\(test)]}
      """, to: "description.json")
    let script = """
      manifest="$3/Package.swift"
      case "$4" in
        describe) cat '\(yard.folder.path)/description.json' ;;
        add-dependency)
          grep -q 'targets: \\[' "$manifest" || exit 1
          sed -i 's|^  targets:|  dependencies: [.package(path: "../TipControl")],\\n  targets:|' "$manifest" ;;
        dump-package) sed 's/[^"a-zA-Z]/ /g' "$manifest" ;;
      esac
      """
    try yard.writeProgram(script, to: "bin/swift")
  }

  func run(_ words: String...) -> RecordedRun { run(words) }

  /// Runs the command, whose executable was started by its name or by a path.
  func run(_ words: [String], program: String = "tipctl") -> RecordedRun {
    yard.run(["init"] + words) { console in
      console.program = program
      console.environment = ["PATH": "\(yard.folder.path)/bin:/usr/bin:/bin"]
      console.currentDirectory = root.path
      console.captureChild = ChildProcess.capture
    }
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  func shell(_ line: String) throws {
    let done = try BuiltTools.shell(line, in: root)
    try #require(done.code == 0, "\(done.errors)")
  }

  func commit() throws {
    try shell(
      "git init -q && git add . && git -c user.name=b -c user.email=b@b commit -qm Before")
  }
}
