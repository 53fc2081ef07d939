public import Foundation

/// A value whose order the datastore knows: the stored form sorts as the value does.
public protocol RuleComparable: Comparable, Encodable {}

extension Int: RuleComparable {}
extension Int8: RuleComparable {}
extension Int16: RuleComparable {}
extension Int32: RuleComparable {}
extension Int64: RuleComparable {}
extension UInt: RuleComparable {}
extension UInt8: RuleComparable {}
extension UInt16: RuleComparable {}
extension UInt32: RuleComparable {}
extension UInt64: RuleComparable {}
extension Double: RuleComparable {}
extension Float: RuleComparable {}
extension String: RuleComparable {}
extension Date: RuleComparable {}

extension RuleExpression {
  /// The literal for a value that a closure holds.
  static func literal(encoding value: some Encodable) -> RuleExpression {
    do {
      return .literal(try StoredValue(encoding: value))
    } catch {
      // Evaluating the rule reports it; building rules does not throw (TipKit reference).
      let text = "\(value)"
      return .opaque(
        OpaqueRule(source: text, inputs: []) { _ in
          throw RuleFailure("\"\(text)\" cannot be stored")
        })
    }
  }
}

/// Whether a value equals another one, by their stored forms.
public func == <Value: Encodable & Equatable>(
  left: Tips.Expression<Value>, right: Value
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.equal, left.tree, .literal(encoding: right)))
}

/// Whether a value equals another one, by their stored forms.
public func == <Value: Encodable & Equatable>(
  left: Value, right: Tips.Expression<Value>
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.equal, .literal(encoding: left), right.tree))
}

/// Whether two values of the rule are equal, by their stored forms.
public func == <Value: Encodable & Equatable>(
  left: Tips.Expression<Value>, right: Tips.Expression<Value>
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.equal, left.tree, right.tree))
}

/// Whether a value is nil.
public func == <Value>(
  left: Tips.Expression<Value?>, right: _OptionalNilComparisonType
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.equal, left.tree, .literal(.null)))
}

/// Whether a value differs from another one, by their stored forms.
public func != <Value: Encodable & Equatable>(
  left: Tips.Expression<Value>, right: Value
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.notEqual, left.tree, .literal(encoding: right)))
}

/// Whether a value differs from another one, by their stored forms.
public func != <Value: Encodable & Equatable>(
  left: Value, right: Tips.Expression<Value>
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.notEqual, .literal(encoding: left), right.tree))
}

/// Whether two values of the rule differ, by their stored forms.
public func != <Value: Encodable & Equatable>(
  left: Tips.Expression<Value>, right: Tips.Expression<Value>
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.notEqual, left.tree, right.tree))
}

/// Whether a value is not nil.
public func != <Value>(
  left: Tips.Expression<Value?>, right: _OptionalNilComparisonType
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.notEqual, left.tree, .literal(.null)))
}
