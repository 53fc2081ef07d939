/// The first test of a package, made from its tips.
struct FirstTest {
  /// The name of the file and of the suite.
  static let name = "AllTipsTests"
  /// The document that the test writes, from the folder of the package.
  static let document = ".build/tips.json"

  /// The modules that have the tips.
  let modules: [String]
  let tips: [AppSource.FoundTip]

  /// The tip whose test shows most.
  var subject: AppSource.FoundTip? {
    let waiting = tips.filter(\.waits)
    return waiting.first { $0.title != nil } ?? waiting.first ?? tips.first
  }

  /// Returns the source of the test, whose first parts are about one tip.
  func text(about subject: AppSource.FoundTip) -> String {
    let type = subject.type
    var tests: [String] = []
    if let title = subject.title {
      tests.append(
        """
          @Test("\(type) has its title")
          func title() {
            #expect(\(type)().title == Text("\(title)"))
          }
        """)
    }
    if subject.waits {
      tests.append(
        """
          @Test("\(type) waits for its rules")
          func rules() {
            expectHidden(\(type)(), because: .rule)
          }
        """)
    }
    let all = tips.map { "\($0.type)()" }.joined(separator: ", ")
    tests.append(
      """
        // The texts, rules and ids of all tips, for "tipctl lint" and "tipctl lock".
        @Test("All tips are in a document", .tips(all: [\(all)]))
        func allTips() throws {
          let file = URL(filePath: "\(Self.document)")
          try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try TipTest.center.export().text.write(to: file, atomically: true, encoding: .utf8)
        }
      """)
    let imports = modules.map { "@testable import \($0)" }.joined(separator: "\n")
    return """
      import Foundation
      import SwiftUI
      import Testing
      import TipKit
      import TipTesting

      \(imports)

      @Suite(.tips(at: "2026-11-21T09:00:00Z"))
      struct \(Self.name) {
      \(tests.joined(separator: "\n\n"))
      }

      """
  }
}

/// The file of a CI server that runs the tests, and checks the texts of the tips.
enum CIFile: String, CaseIterable {
  case github
  case gitlab

  /// The path in the repository.
  var path: String {
    switch self {
    case .github: ".github/workflows/tips.yml"
    case .gitlab: ".gitlab-ci.yml"
    }
  }

  private static let install = "apt-get update && apt-get install -y libsqlite3-dev pkg-config"
  private static let check = "swift run --quiet tipctl lint \(FirstTest.document)"

  /// The contents.
  var text: String {
    switch self {
    case .github:
      """
      name: Tips
      on: [push, pull_request]
      jobs:
        tips:
          runs-on: ubuntu-latest
          container: swift:6.3-bookworm
          steps:
            - uses: actions/checkout@v4
            - run: \(Self.install)
            - run: swift test
            - run: \(Self.check)

      """
    case .gitlab:
      """
      tips:
        image: swift:6.3-bookworm
        script:
          - \(Self.install)
          - swift test
          - \(Self.check)

      """
    }
  }
}
