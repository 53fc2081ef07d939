package import TipFoundation

/// Swift code inside a rule that no tree could be made of (D24).
///
/// It runs in the app, where the closure is. The datastore keeps its source text and last result.
package struct OpaqueRule: Sendable {
  /// The code as it was written, or where it stands.
  package let source: String
  /// What the code reads.
  package let inputs: [RuleDependency]
  /// The code itself, in the process that defines the rule.
  package let native: (@Sendable (RuleScope) throws -> StoredValue)?

  /// Creates the record of an opaque rule without its code.
  package init(source: String, inputs: [RuleDependency]) {
    self.init(source: source, inputs: inputs, native: nil)
  }

  package init(
    source: String, inputs: [RuleDependency],
    native: (@Sendable (RuleScope) throws -> StoredValue)?
  ) {
    self.source = source
    self.inputs = inputs
    self.native = native
  }
}

extension OpaqueRule: Hashable {
  /// Whether two opaque rules have one source text and one list of inputs; code cannot be compared.
  package static func == (left: OpaqueRule, right: OpaqueRule) -> Bool {
    left.source == right.source && left.inputs == right.inputs
  }

  /// Hashes the source text and the inputs.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(inputs)
  }
}

/// The last result of an opaque rule, kept so that it can be told without the app.
package struct OpaqueResult: Hashable, Sendable {
  /// What the rule answered.
  package var value: Bool
  /// When it answered so first.
  package var date: Timestamp

  /// Creates a result.
  package init(value: Bool, date: Timestamp) {
    self.value = value
    self.date = date
  }
}
