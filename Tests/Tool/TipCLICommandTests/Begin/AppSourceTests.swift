import Testing
@testable import TipCLI

@Suite("What tipctl init reads in an app")
struct AppSourceTests {
  @Test("Finds tips that a test can make, with their titles")
  func tips() {
    let source = AppSource([
      """
      @preconcurrency import SwiftUI
      public import TipKit
      // import UIKit
      struct PlainTip: Tip {
        let name = "a"
        var title: Text { Text("A \\"plain\\" tip") }
      }
      struct ValueTip: Tip { var title: Text { Text("\\(1) bird") } }
      struct NamedTip: Tip {
        let name: String
      }
      struct GenericTip<Value>: Tip {
      }
      private struct PrivateTip: Tip {
      }
      struct Screen: View {
      }
      enum Tips {
        struct InnerTip: Tip {
        }
      }
      """
    ])
    #expect(source.imports == ["SwiftUI", "TipKit"])
    #expect(source.tips.map(\.type) == ["PlainTip", "ValueTip"])
    #expect(source.tips.map(\.title) == ["A \\\"plain\\\" tip", nil])
  }

  @Test(
    "Finds imports with attributes, and behind conditions",
    arguments: [
      "@_spi(Birds) import TipKit", "@_exported public import struct TipKit.Tip",
      "#if canImport(TipKit)\n  import TipKit\n#endif",
    ])
  func imports(text: String) {
    #expect(AppSource([text]).imports == ["TipKit"])
  }

  @Test(
    "A tip waits when a rule does not hold at first",
    arguments: [
      ("#Rule(Self.$isOn) { $0 == true }", true), ("#Rule(Other.$isOn) { $0 }", true),
      ("#Rule(Self.$isOn) { $0 == false }", false), ("#Rule(Self.$isReady) { $0 }", false),
      ("#Rule(Self.e) { $0.donations.count >= 3 }", true),
      ("#Rule(Self.e) { $0.donations.count >= 0 }", false),
      ("#Rule(Self.e) { $0.donations.filter { $0.a == 1 }.count > 0 }", true),
      ("#Rule(Self.e) { $0.donations.count < 3 }", false), ("", false),
      ("#Rule(Self.e) { $0.donations.count == 1 }", true),
      ("#Rule(Self.e) { $0.donations.count == 0 }", false),
      ("#Rule(Self.e) { $0.donations.isEmpty } #Rule(Self.$isOn) { $0 }", true),
    ])
  func waits(rule: String, waits: Bool) {
    let tip = "struct ATip: Tip {\n  var rules: [Rule] {\n    \(rule)\n  }\n}\n"
    let parameters = """
      enum Other {
        @Parameter static var isOn: Bool = false
        @Parameter static var isReady: Bool = true
      }
      """
    #expect(AppSource([tip, parameters]).tips.map(\.waits) == [waits])
  }

  @Test(
    "The variable of a manifest is found, or none",
    arguments: [
      ("let package = Package(", "package"), ("var birds = PackageDescription.Package (", "birds"),
      ("let p: Package = .init(", "p"), ("let package: Any = Package(", nil), ("Package(", nil),
      ("  let package = Package(", nil),
    ] as [(String, String?)])
  func variable(line: String, name: String?) {
    #expect(ManifestEdit.variable(in: "import PackageDescription\n\(line)\n)\n") == name)
  }

  @Test("Other dependencies get flags, and their absence the modules with Apple's names")
  func products() {
    func edit(_ hasNeighbours: Bool, _ imports: Set<String>) -> ManifestEdit {
      ManifestEdit(
        hasNeighbours: hasNeighbours, package: "p", targets: ["A"], imports: imports,
        test: ("T", ["A"]))
    }
    #expect(edit(true, ["TipKit", "os"]).products == ["TipKitStandIn"])
    #expect(edit(true, ["TipKit", "UIKit"]).products == ["TipKitStandIn", "UIKitStandIn"])
    #expect(edit(false, ["TipKit"]).products == ["TipKitCompatibility"])
    #expect(
      edit(false, ["TipKit", "os", "UIKit"]).products == [
        "TipKitCompatibility", "SystemCompatibility", "UIKitCompatibility",
      ])
    #expect(edit(true, ["TipKit"]).lines("package").contains("+ [tipStandIns]"))
    #expect(!edit(false, ["TipKit"]).lines("package").contains("tipStandIns"))
    #expect(edit(false, []).applied(to: "a\n\n", "package").hasPrefix("a\n\n// On Linux"))
  }

  @Test("The lines of a manifest for targets with neighbours, and for a new test target")
  func manifestLines() {
    let start = """
      // On Linux, files that import Apple's modules get the stand-ins, and tests of tips run.
      #if os(Linux)

      """
    let modules = AppSource.modules + ["UIKit"]
    let all = ManifestEdit(
      hasNeighbours: true, package: "TipControl", targets: ["Birds", "Yard"],
      imports: ["TipKit", "UIKit"], test: ("BirdsTests", ["Birds"]))
    let on = "condition: .when(platforms: [.linux])))"
    #expect(
      all.lines("package") == start + #"""
          let tipStandIns = SwiftSetting.unsafeFlags(
            [\#(modules.map { "\"\($0)\"" }.joined(separator: ", "))]
              .flatMap { ["-module-alias", "\($0)=Tip\($0)"] }, .when(platforms: [.linux]))
          for target in package.targets where ["Birds", "Yard"].contains(target.name) {
            target.dependencies.append(
              .product(
                name: "TipKitStandIn", package: "TipControl", \#(on)
            target.dependencies.append(
              .product(
                name: "UIKitStandIn", package: "TipControl", \#(on)
            target.swiftSettings = (target.swiftSettings ?? []) + [tipStandIns]
          }
          package.targets.append(
            .testTarget(
              name: "BirdsTests",
              dependencies: [
                "Birds",
                .product(name: "TipKitStandIn", package: "TipControl"),
                .product(name: "UIKitStandIn", package: "TipControl"),
                .product(name: "TipTesting", package: "TipControl"),
              ], swiftSettings: [tipStandIns]))
        #endif

        """#)
    let target = ManifestEdit(
      hasNeighbours: false, package: "TipControl", targets: ["Birds"], imports: ["TipKit"],
      test: nil)
    #expect(
      target.lines("birds") == start + """
          for target in birds.targets where ["Birds"].contains(target.name) {
            target.dependencies.append(
              .product(
                name: "TipKitCompatibility", package: "TipControl", \(on)
          }
        #endif

        """)
    let test = ManifestEdit(
      hasNeighbours: false, package: "TipControl", targets: [], imports: [],
      test: ("BirdsTests", []))
    #expect(
      test.lines("package") == start + """
          package.targets.append(
            .testTarget(
              name: "BirdsTests",
              dependencies: [
                .product(name: "TipKitCompatibility", package: "TipControl"),
                .product(name: "TipTesting", package: "TipControl"),
              ]))
        #endif

        """)
  }

  @Test("A package has its Swift targets, and lines of platforms that are too low")
  func package() throws {
    func description(_ platforms: [(String, String)]) throws -> AppPackage {
      let list = platforms.map { #"{"name": "\#($0.0)", "version": "\#($0.1)"}"# }
      return try AppPackage(
        json: #"""
          {"tools_version": "6.0", "dependencies": [{"identity": "TipControl"}],
            "platforms": [\#(list.joined(separator: ", "))],
            "targets": [
              {"module_type": "SwiftTarget", "name": "Birds", "path": "Sources/Birds",
                "sources": ["Birds.swift", "Wing.metal"], "type": "library"},
              {"module_type": "ClangTarget", "name": "CBirds", "path": "C",
                "type": "library"},
              {"module_type": "SwiftTarget", "name": "Seeds", "path": "S",
                "type": "plugin"},
              {"module_type": "SwiftTarget", "name": "App", "path": "App",
                "type": "executable", "product_dependencies": ["TipEngine"]},
              {"module_type": "SwiftTarget", "name": "BirdsTests", "path": "Tests",
                "type": "test", "sources": ["T.swift"],
                "product_dependencies": ["TipTesting"]}
            ]}
          """#)
    }
    let low = [
      ("ios", "17.5"), ("macos", "14.4"), ("tvos", "17.0"), ("watchos", "10.6"),
      ("visionos", "1.2"),
      ("linux", "1.0"),
    ]
    let package = try description(low)
    #expect(package.dependencies == ["tipcontrol"])
    #expect(package.targets.map(\.name) == ["Birds", "App", "BirdsTests"])
    #expect(package.targets.map(\.isTest) == [false, false, true])
    #expect(package.targets.map(\.hasStandIns) == [false, true, false])
    let files = [["Sources/Birds/Birds.swift"], [], ["Tests/T.swift"]]
    #expect(package.targets.map(\.files) == files)
    let manifest = """
      // swift-tools-version: 6.0

      let package = Package(
        platforms: [
          .iOS(.v17), .macOS(.v14),
          .tvOS(.v17),
          .watchOS(.v10)
        ])
      """
    let found = package.lowPlatforms(in: manifest).map {
      "\($0.name):\($0.line) \($0.replacement)"
    }
    #expect(
      found == [
        "iOS 17.5:5 .iOS(.v18)", "macOS 14.4:5 .macOS(.v15)", "tvOS 17.0:6 .tvOS(.v18)",
        "watchOS 10.6:7 .watchOS(.v11)", "visionOS 1.2:1 .visionOS(.v2)",
      ])
    let lowest = [
      ("ios", "18.0"), ("macos", "15.0"), ("tvos", "18.0"), ("watchos", "11.0"),
      ("visionos", "2.0"),
    ]
    #expect(try description(lowest).lowPlatforms(in: manifest).isEmpty)
    let old = try AppPackage(
      json: #"{"tools_version": "5.10", "platforms": [{"name": "ios", "version": "17.0"}]}"#)
    #expect(old.lowPlatforms(in: manifest).map(\.replacement) == [#".iOS("18.0")"#])
  }

  @Test(
    "A plan lists new and changed files, and the commands that take them back")
  func plan() {
    func plan(_ isUnderGit: Bool, changes: Bool, creates: Bool) -> InitPlan {
      var plan = InitPlan(root: "/birds")
      plan.isUnderGit = isUnderGit
      if changes { plan.add("Package.swift", old: "a", new: "b", "adds the dependency") }
      if creates { plan.add(".gitignore", old: nil, new: "b", "leaves out .build/") }
      plan.add("same.swift", old: "b", new: "b", "changes nothing")
      return plan
    }
    let both = plan(false, changes: true, creates: true)
    #expect(
      both.lines == [
        "  change  Package.swift: adds the dependency",
        "  new  .gitignore: leaves out .build/",
      ])
    let restore = "git restore Package.swift"
    let move = "mv .build/tipctl-init/Package.swift Package.swift"
    #expect(both.undo == [move, "rm .gitignore"])
    #expect(plan(true, changes: true, creates: true).undo == [restore, "rm .gitignore"])
    #expect(plan(true, changes: true, creates: false).undo == [restore])
    #expect(plan(true, changes: false, creates: true).undo == ["rm .gitignore"])
    #expect(plan(false, changes: false, creates: false).undo == [])
  }

  /// The tips with titles in capital letters and a star when they wait, and the subject.
  @Test(
    "The first test is about a tip that waits, if possible with a title",
    arguments: [
      ("a* B* C* D", "B"), ("A b* c*", "b"), ("a B", "a"), ("A B*", "B"), ("", nil),
    ] as [(String, String?)])
  func subject(tips: String, type: String?) throws {
    let found = tips.split(separator: " ").map { word in
      let name = String(word.prefix(1))
      return AppSource.FoundTip(
        type: name, title: name == name.uppercased() ? name : nil, waits: word.hasSuffix("*"))
    }
    let test = FirstTest(modules: ["Birds"], tips: found)
    #expect(test.subject?.type == type)
    guard let subject = test.subject else { return }
    let text = test.text(about: subject)
    let name = subject.type
    #expect(text.contains("@Test(\"\(name) has its title\")") == (subject.title != nil))
    #expect(text.contains("@Test(\"\(name) waits for its rules\")") == subject.waits)
  }

  @Test(
    "The words for the place of a package",
    arguments: [
      ("https://example.com/birds/TipControl.git", nil, "TipControl"),
      ("../../TipControl/", "/birds/TipControl", "TipControl"), ("..", "/birds", "birds"),
    ] as [(String, String?, String)])
  func identity(location: String, folder: String?, identity: String) {
    #expect(PackageSource(location: location, folder: folder).identity == identity)
  }

  @Test(
    "The dependency that SwiftPM adds is written as its neighbours are",
    arguments: [
      ("  dependencies: [\n      X,\n  ],\n", "  dependencies: [\n    X,\n  ],\n"),
      ("  dependencies: [\n      X,\n  \n  ],\n", "  dependencies: [\n    X,\n  ],\n"),
      ("\tdependencies: [\n\t    X,\n\t],\n", "\tdependencies: [\n\t\tX,\n\t],\n"),
      ("    dependencies: [\n        X,\n    ],\n", "    dependencies: [\n        X,\n    ],\n"),
      ("  dependencies: [Y,X,],\n", "  dependencies: [Y, X],\n"),
      (
        "  dependencies: [\n      Y,\n      X,\n  ],\n",
        "  dependencies: [\n      Y,\n      X,\n  ],\n"
      ),
    ])
  func tidied(added: String, expected: String) {
    let source = PackageSource(location: "../TipControl", folder: "/birds/TipControl")
    func manifest(_ text: String) -> String {
      text.replacing("X", with: ".package(path: \"../TipControl\")")
        .replacing("Y", with: ".package(path: \"../Seeds\")")
    }
    #expect(source.tidied(manifest(added)) == manifest(expected))
  }
}
