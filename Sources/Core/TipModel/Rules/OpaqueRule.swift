/// Swift code inside a rule that cannot be represented as a tree (D24).
///
/// Only the app can run it. The datastore stores its source text and its last result.
package struct OpaqueRule: Sendable {
  /// The source text of the code, or its location.
  package let source: String
  /// The parameters and events that the code reads.
  package let inputs: [RuleDependency]
  /// The code, or nil outside the process that defines the rule.
  package let native: (@Sendable (RuleScope) throws -> StoredValue)?

  /// Creates an opaque rule, or without its code the record of one.
  package init(
    source: String, inputs: [RuleDependency],
    native: (@Sendable (RuleScope) throws -> StoredValue)? = nil
  ) {
    self.source = source
    self.inputs = inputs
    self.native = native
  }
}

extension OpaqueRule: Hashable {
  package static func == (left: OpaqueRule, right: OpaqueRule) -> Bool {
    left.source == right.source && left.inputs == right.inputs
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(inputs)
  }
}

/// The last result of an opaque rule, stored for processes that cannot run the code.
package struct OpaqueResult: Hashable, Sendable {
  package var value: Bool
  /// The date of the first evaluation with this result.
  package var date: Timestamp

  package init(value: Bool, date: Timestamp) {
    self.value = value
    self.date = date
  }
}
