import Foundation

/// A block of shell commands in a Markdown text.
///
/// In a block marked `console`, a line that begins with `$ ` is a command, a line that begins with
/// `> ` continues it, and the other lines are its output, compared by ``matches(_:shown:)``. In a
/// block marked `sh`, each line is a command, and the output is not shown.
struct ShellBlock {
  /// A command, and its output in the text.
  struct Step {
    var command: String
    var output: [String]
  }

  /// Whether the text shows the commands' output.
  let showsOutput: Bool
  /// The commands, in order.
  let steps: [Step]
  /// All lines that a reader pastes from a block marked `sh`, with its comments.
  var lines: [String] = []

  /// Returns the blocks of a Markdown text.
  static func all(in markdown: String) -> [ShellBlock] {
    var blocks: [ShellBlock] = []
    var open: (language: String, lines: [String])?
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let (language, lines) = open {
          if language == "console" { blocks.append(console(lines)) }
          if language == "sh" { blocks.append(script(lines)) }
          open = nil
        } else {
          open = (String(line.dropFirst(3)), [])
        }
      } else {
        open?.lines.append(String(line))
      }
    }
    return blocks
  }

  private static func console(_ lines: [String]) -> ShellBlock {
    var steps: [Step] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), output: []))
      } else if steps.isEmpty {
        // The comparison reports output that has no command.
        steps.append(Step(command: "true", output: [line]))
      } else if line.hasPrefix("> "), steps[steps.count - 1].output.isEmpty {
        steps[steps.count - 1].command += "\n" + line.dropFirst(2)
      } else {
        steps[steps.count - 1].output.append(line)
      }
    }
    return ShellBlock(showsOutput: true, steps: steps)
  }

  private static func script(_ lines: [String]) -> ShellBlock {
    let commands = lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }
    return ShellBlock(
      showsOutput: false, steps: commands.map { Step(command: $0, output: []) },
      lines: lines.filter { !$0.isEmpty })
  }
}

/// Returns whether lines match those in a text.
///
/// In the text, `…` matches anything: alone, any lines, else any part of its line.
func matches(_ lines: [String], shown: [String]) throws -> Bool {
  let pattern = shown.map { line in
    guard line != "…" else { return "(?:.*\n)*?" }
    let parts = line.split(separator: "…", omittingEmptySubsequences: false)
    return parts.map { NSRegularExpression.escapedPattern(for: String($0)) }.joined(separator: ".*")
      + "\n"
  }
  let text = lines.map { $0 + "\n" }.joined()
  return try Regex(pattern.joined()).wholeMatch(in: text) != nil
}
