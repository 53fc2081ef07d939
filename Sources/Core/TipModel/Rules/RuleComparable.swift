/// A value that sorts in the same order as its stored form.
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
  /// Returns the literal for a value captured by a closure.
  package static func literal(encoding value: some Encodable) -> RuleExpression {
    do {
      return .literal(try StoredValue(encoding: value))
    } catch {
      // Creating rules does not throw (TipKit reference), so the evaluation reports the error.
      let text = "\(value)"
      return .opaque(
        OpaqueRule(source: text, inputs: []) { _ in
          throw RuleFailure("\"\(text)\" cannot be stored")
        })
    }
  }
}
