/// A part of a command line, as its command declares it: an option or an operand.
package protocol ArgumentSpec: Sendable {
  /// The name in help: `--clear`, `SETTING`.
  var label: String { get }

  /// Returns the part as the user typed it, or nil when it was not given.
  func typed(in arguments: ParsedArguments) -> String?
}

extension OptionSpec: ArgumentSpec {
  package var label: String { spelling }

  package func typed(in arguments: ParsedArguments) -> String? { arguments.given.typed(self) }
}

extension OperandSpec: ArgumentSpec {
  package var label: String { name }

  package func typed(in arguments: ParsedArguments) -> String? {
    let words = arguments.operands(self)
    guard !words.isEmpty else { return nil }
    return words.joined(separator: " ")
  }
}

/// A part of a command line that cannot be given together with others.
package struct Exclusion: Sendable {
  private let part: any ArgumentSpec
  private let others: [any ArgumentSpec]
  /// What to do, for the error.
  private let advice: String

  /// Creates an exclusion of others, which do not exclude each other.
  package init(
    _ part: any ArgumentSpec, with others: any ArgumentSpec..., advice: String = Self.advice
  ) {
    self.init(part, others, advice)
  }

  private init(_ part: any ArgumentSpec, _ others: [any ArgumentSpec], _ advice: String) {
    self.part = part
    self.others = others
    self.advice = advice
  }

  package static let advice = "Give one of them"

  /// Returns the exclusions of options of which only one can be given.
  static func oneOf(_ options: [OptionSpec]) -> [Exclusion] {
    options.indices.dropLast().map { index in
      Exclusion(options[index], Array(options[(index + 1)...]), advice)
    }
  }

  /// Checks a command line.
  ///
  /// - Throws: ``CLIError`` (usage) when two parts are given that exclude each other.
  func check(_ arguments: ParsedArguments) throws(CLIError) {
    guard let first = part.typed(in: arguments) else { return }
    for other in others {
      if let second = other.typed(in: arguments) {
        throw .exclusive(first, second, advice: advice)
      }
    }
  }

  /// Returns the names of the parts that a part excludes.
  fileprivate func excluded(by spec: any ArgumentSpec) -> [String] {
    if part.label == spec.label { return others.map(\.label) }
    guard others.contains(where: { $0.label == spec.label }) else { return [] }
    return [part.label]
  }
}

extension [Exclusion] {
  /// Returns the description of a part of the command line for help, with the parts it excludes.
  func help(of part: any ArgumentSpec, _ help: String) -> String {
    let names = flatMap { $0.excluded(by: part) }
    guard !names.isEmpty else { return help }
    return "\(help) Excludes \(names.joined(separator: ", "))."
  }
}

extension CLIError {
  /// Returns the error about two parts that exclude each other, in the user's spelling.
  static func exclusive(
    _ first: String, _ second: String, advice: String = Exclusion.advice
  ) -> CLIError {
    .usage("\"\(first)\" and \"\(second)\" exclude each other", suggestion: advice)
  }
}
