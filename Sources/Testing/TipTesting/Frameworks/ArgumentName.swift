import Testing
import TipEngine

/// The name of a case of a parameterised test, made from its arguments.
package struct ArgumentName: Hashable, Sendable {
  /// The longest description of an argument that is a name.
  private static let limit = 40

  package let text: String

  /// Creates the name of arguments, or nil when one of them has no short description.
  package init?(_ arguments: [Any]) {
    let names = arguments.map(Self.name)
    guard !names.isEmpty, names.allSatisfy({ (1...Self.limit).contains($0.utf8.count) }) else {
      return nil
    }
    text = names.joined(separator: "-")
  }

  /// Creates the name of a case, or nil when its arguments cannot be found.
  init?(of testCase: Test.Case) {
    guard let arguments = Self.arguments(in: testCase, depth: 4) else { return nil }
    self.init(arguments)
  }

  /// Returns the values of the arguments below a value.
  private static func arguments(in value: Any, depth: Int) -> [Any]? {
    guard depth > 0 else { return nil }
    for child in Mirror(reflecting: value).children {
      if child.label == "arguments" {
        return Mirror(reflecting: child.value).children.map { argument in
          Mirror(reflecting: argument.value).children.first { $0.label == "value" }?.value
            ?? argument.value
        }
      }
      if let found = arguments(in: child.value, depth: depth - 1) { return found }
    }
    return nil
  }

  private static func name(_ value: Any) -> String {
    switch value {
    // The words of tests put a text in quotes.
    case let text as String: text
    case let tip as any Tip: tip.id
    case let tip as TipDefinition: tip.id
    case let value as any CustomTestStringConvertible: value.testDescription
    default: String(describing: value)
    }
  }
}
