import Foundation
import TestSupport
import Testing
import TipCLI

@Suite("The articles and the README, run as a reader would", .ownThread)
struct ArticleTests {
  /// The Markdown files of the package, by path.
  static let articles = ["README.md", ".agents/skills/tipctl/SKILL.md"] + Documentation.articles

  @Test("Every command prints the output in the article", arguments: articles)
  func commands(article: String) throws {
    let text = try PackageFile.text(article)
    let blocks = ShellBlock.all(in: text)
    let steps = blocks.flatMap(\.steps).filter { makeTarget(in: $0.command) == nil }
    guard !steps.isEmpty else { return }
    let hidden = blocks.filter { !$0.showsOutput }.flatMap(\.steps).map(\.command)
    // A reader of the README has only built the tools, and asks the build for their folder.
    let (answers, errors) = try ArticleShell.run(
      steps.map { answering($0.command) }, hasTools: article != "README.md")
    try #require(answers.count == steps.count, "\(errors)")
    for (step, answer) in zip(steps, answers) {
      // 1 is a valid exit code: no, or differences. A failing command shows its error.
      let isMeant = [0, 1].contains(answer.code) || step.command.hasSuffix("2>&1")
      #expect(isMeant, "\(step.command) ended with \(answer.code)\n\(errors)")
      guard !hidden.contains(step.command) else { continue }
      var shown = step.output
      while shown.last == "" { shown.removeLast() }
      #expect(
        try matches(answer.output, shown: shown),
        "$ \(step.command)\n\(answer.output.joined(separator: "\n"))\n\(errors)")
    }
  }

  @Test("In the README, only a block that runs has commands")
  func textBlocks() throws {
    let text = try PackageFile.text("README.md")
    for block in text.matches(of: /\n```text\n((?s).*?)\n```/) {
      let commands = block.output.1.split(separator: "\n").filter {
        $0.contains(/^(?:\$ )?(?:swift run |tipctl \w+ -|make )/)
      }
      #expect(commands.isEmpty)
    }
  }

  @Test("Every make target that is named exists", arguments: articles)
  func targets(article: String) throws {
    let package = PackageFile.root
    let text = try String(contentsOf: package.appending(path: article), encoding: .utf8)
    let makefile = try String(contentsOf: package.appending(path: "Makefile"), encoding: .utf8)
    let inSentences = text.matches(of: /`make ([a-z-]+)/).map { String($0.output.1) }
    let inBlocks = ShellBlock.all(in: text).flatMap(\.steps).compactMap {
      makeTarget(in: $0.command)
    }
    for target in inSentences + inBlocks {
      #expect(makefile.contains("\n\(target):"), "there is no \"make \(target)\"")
    }
    if article == "README.md" { #expect(inBlocks.count >= 2) }
  }

  @Test("Every command line in a sentence parses", arguments: articles)
  func sentences(article: String) throws {
    let text = try PackageFile.text(article)
    // Neither missing commands, nor the synopsis of all commands, nor the table of commands, which
    // is generated from the parser's table.
    let told = text.components(separatedBy: "## Limitations")[0]
      .split(separator: "\n").filter { !$0.hasPrefix("| ") }.joined(separator: "\n")
    let lines = told.matches(of: /`tipctl ([^`]+)`/).map { String($0.output.1) }
    for line in lines where !line.contains("COMMAND") {
      let line = line.replacing(/\[[^\]]*\]/, with: "")
      let words = line.split(separator: " ").map(String.init)
      // A sentence may leave out operands, including those after "--".
      let operands = [[], ["1"], ["1", "1"], ["--", "true"]]
      let parses = operands.contains { operands in
        let outcome = CommandLineParser(table: .standard).parse(words + operands).outcome
        guard case .success(let invocation) = outcome else { return false }
        if case .bare = invocation { return words.first == "--app" }
        return true
      }
      #expect(parses, "tipctl \(line)")
    }
  }

  /// A command without `|| true`, behind which a command line that is not valid would pass.
  private func answering(_ command: String) -> String {
    command.replacing(/\s*\|\| true\b/, with: "")
  }

  /// The target of a `make` command, which builds or installs, and does not run here.
  private func makeTarget(in command: String) -> String? {
    (try? /make ([a-z-]+).*/.wholeMatch(in: command)).map { String($0.output.1) }
  }
}

@Suite("A command's output in an article")
struct ShownOutputTests {
  @Test(
    "is compared line by line; an ellipsis matches lines, or a part of one",
    arguments: [
      (["a", "b"], ["a", "b"], true),
      (["a", "b"], ["a"], false),
      (["a", "b", "c"], ["a", "…"], true),
      (["a"], ["a", "…"], true),
      (["a", "b", "c"], ["…", "b", "…"], true),
      (["a", "b", "c"], ["…", "d", "…"], false),
      (["a"], ["a", "…", "a"], false),
      (["a", "a"], ["a", "…", "a"], true),
      ([], ["…"], true),
      (["b", "a", "c"], ["a", "…"], false),
      (["process 12."], ["process …."], true),
      (["process 12", "."], ["process …."], false),
      (["(a|b)"], ["(a|b)"], true),
    ])
  func comparison(_ lines: [String], _ shown: [String], _ answer: Bool) throws {
    #expect(try matches(lines, shown: shown) == answer)
  }

  @Test("is distinguished from commands by their prompt")
  func parsing() throws {
    let blocks = ShellBlock.all(
      in: """
        ```console
        $ tipctl list \\
        >   --quiet
        FeedBirdsTip

        $ true
        ```
        ```text
        $ no command
        ```
        ```sh
        # a remark
        make demo
        ```
        """)
    #expect(blocks.map { $0.steps.count } == [2, 1])
    #expect(blocks[0].steps[0].command == "tipctl list \\\n  --quiet")
    #expect(blocks[0].steps[0].output == ["FeedBirdsTip", ""])
    #expect(blocks.map(\.showsOutput) == [true, false])
  }
}
