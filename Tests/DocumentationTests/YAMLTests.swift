import Foundation
import TestSupport
import Testing
import TipCLITestSupport
import TipModel

@Suite("The YAML of the repository and of the recipes", .ownThread)
struct YAMLTests {
  /// Returns a YAML text as a parser reads it.
  private func parse(_ text: String) throws -> StoredValue {
    let yard = try Yard(isEmpty: true)
    try yard.write(text, to: "text.yml")
    let run = try BuiltTools.shell(
      "python3 -c 'import json, yaml; print(json.dumps(yaml.safe_load(open(\"text.yml\"))))'",
      in: yard.folder)
    try #require(run.code == 0, "\(run.errors)")
    return try StoredValue(json: run.output, subject: "YAML")
  }

  @Test("A form for issues has a name, and asks for something")
  func forms() throws {
    for name in ["bug", "feature"] {
      let form = try parse(PackageFile.text(".github/ISSUE_TEMPLATE/\(name).yml"))
      guard case .object(let members) = form, case .array(let body)? = members["body"] else {
        Issue.record("\(name).yml has no body")
        continue
      }
      #expect(members["name"] != nil && !body.isEmpty)
    }
    #expect(
      try parse(PackageFile.text(".github/ISSUE_TEMPLATE/config.yml"))
        == ["blank_issues_enabled": true])
  }

  @Test("The skill for coding agents has the name of its folder, and says when to use it")
  func skill() throws {
    let text = try PackageFile.text(".agents/skills/tipctl/SKILL.md")
    let front = try #require(text.firstMatch(of: /^---\n((?s).*?)\n---\n/)).output.1
    guard case .object(let members) = try parse(String(front)) else {
      Issue.record("no front matter")
      return
    }
    #expect(members.keys.sorted() == ["description", "name"])
    #expect(members["name"] == "tipctl")
    guard case .string(let description)? = members["description"] else {
      Issue.record("no description")
      return
    }
    #expect(description.contains("Use it when") && description.count <= 1_024)
  }

  @Test("The workflow runs what every change has to pass")
  func workflow() throws {
    let json = try parse(PackageFile.text(".github/workflows/ci.yml")).json
    #expect(json.contains(#"{"run":".ci/run"}"#) && json.contains(#""container":"swift:"#))
  }

  @Test("The documentation's targets are the libraries with pages")
  func documentation() throws {
    let json = try parse(PackageFile.text(".spi.yml")).json
    let script = try PackageFile.text("Fixtures/docs.py")
    let list = try #require(script.firstMatch(of: /LIBRARIES = \[([^\]]*)\]/)).output.1
    let libraries = list.matches(of: /"(\w+)"/).map { String($0.output.1) }
    #expect(
      json.contains(
        "\"documentation_targets\":\(StoredValue.array(libraries.map(StoredValue.string)).json)"))
  }

  @Test("A recipe of an article has lines that test and lint")
  func recipes() throws {
    let article = try PackageFile.text("Sources/TipControl.docc/ContinuousIntegration.md")
    let blocks = article.matches(of: /```yaml\n((?s).*?)```/).map { String($0.output.1) }
    #expect(blocks.count == 2)
    for block in blocks {
      let json = try parse(block).json
      for word in ["swift test", "tipctl lint --strict", "lock --check"] {
        #expect(json.contains(word), "\(word)")
      }
      // A line with other options would compile everything again.
      let commands = block.matches(of: /swift (\w+) [^&|"\n]*/)
      #expect(commands.count > 6)
      for command in commands {
        let option = command.output.1 == "build" ? "-debug-info-format none" : "--skip-build"
        #expect(command.output.0.contains(option), "\(command.output.0)")
      }
    }
  }
}
