/// A part of a command line, as its command declares it: an option or an operand.
package protocol ArgumentSpec: Sendable {
  /// The name in help: `--clear`, `SETTING`.
  var label: String { get }

  /// Returns the part as the user typed it; nil when it was not given.
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
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

/// A part of a command line that cannot be given together with others.
package struct Exclusion: Sendable {
  private let part: any ArgumentSpec
  private let others: [any ArgumentSpec]
  /// What to do, for the error.
  private let advice: String

  /// Creates an exclusion; the others do not exclude each other.
  package init(
    _ part: any ArgumentSpec, with others: any ArgumentSpec..., advice: String = Self.advice
  ) {
    self.init(part, others, advice)
  }

  private init(_ part: any ArgumentSpec, _ others: [any ArgumentSpec], _ advice: String) {
    (self.part, self.others, self.advice) = (part, others, advice)
  }

  package static let advice = "Give one of them"

  /// Returns the exclusions of options of which only one can be given.
  static func oneOf(_ options: [OptionSpec]) -> [Exclusion] {
    options.indices.dropLast().map { Exclusion(options[$0], Array(options[($0 + 1)...]), advice) }
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
    return others.contains { $0.label == spec.label } ? [part.label] : []
  }
}

extension [Exclusion] {
  /// Returns the description of a part of the command line for help: with what it excludes.
  func help(of part: any ArgumentSpec, _ help: String) -> String {
    let names = flatMap { $0.excluded(by: part) }
    return names.isEmpty ? help : "\(help) Excludes \(names.joined(separator: ", "))."
  }
}

extension CLIError {
  /// Returns the error about two parts of a command line, as they were typed, that exclude each
  /// other, with what to do.
  static func exclusive(
    _ first: String, _ second: String, advice: String = Exclusion.advice
  ) -> CLIError {
    .usage("\"\(first)\" and \"\(second)\" exclude each other", suggestion: advice)
  }
}
