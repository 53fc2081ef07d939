import Foundation

/// A block of shell commands in a Markdown text.
///
/// In a block marked `console` a line that begins with `$ ` is a command, one that begins with `> `
/// continues it, and all else is what the command prints, as ``matches(_:shown:)`` compares it. In
/// a block marked `sh` each line is a command, and what it prints is not shown.
struct ShellBlock {
  /// A command, and what the text shows of its output.
  struct Step {
    var command: String
    var output: [String]
  }

  /// Whether the text shows what the commands print.
  let showsOutput: Bool
  /// The commands, in order.
  let steps: [Step]

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
        // Output without a command is nobody's; the comparison shows it.
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
    return ShellBlock(showsOutput: false, steps: commands.map { Step(command: $0, output: []) })
  }
}

/// Returns whether lines are those that a text shows, in which `…` stands for anything: alone for
/// any lines, else for any part of its line.
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
