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
