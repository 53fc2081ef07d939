/// The numbers at which the types of numbers end, as documents, rules and arguments write them.
package enum NumberEdges {
  /// All of them, each once.
  package static let texts: [String] = {
    var texts = wholes + fractions
    texts += ["0x7fffffffffffffff", "0x8000000000000000", "0xffffffffffffffff"]
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }()

  /// Whole numbers at the ends of each type and beside them, also beyond all types.
  private static let wholes: [String] = {
    let types: [any FixedWidthInteger.Type] = [
      Int8.self, UInt8.self, Int16.self, UInt16.self, Int32.self, UInt32.self, Int64.self,
      UInt64.self,
    ]
    return ["0", "1", "-1"] + types.flatMap { edges(of: $0) }
      + ["9007199254740991", "9007199254740992", "9007199254740993", "-9007199254740993"]
      + ["340282366920938463463374607431768211456", "-9223372036854775809"]
  }()

  /// Numbers with a fraction or an exponent, at the ends of their types and of whole numbers.
  private static let fractions = [
    "-0.0", "0.5", "1e308", "1e309", "-1e309", "1e-400", "9223372036854775807.0",
    "9223372036854775808.0", "-9223372036854775809.0", "1.8446744073709552e19",
    "\(Double.greatestFiniteMagnitude)", "\(-Double.greatestFiniteMagnitude)",
    "\(Double.leastNonzeroMagnitude)", "\(Double.leastNormalMagnitude)",
    "\(Float.greatestFiniteMagnitude)", "\(0x1p53.nextDown)", "\(0x1p53.nextUp)",
    "\(1.0.nextUp)",
  ]

  private static func edges<Number: FixedWidthInteger>(of type: Number.Type) -> [String] {
    [type.min, type.min &+ 1, type.max &- 1, type.max, type.max / 2 + 1].map { "\($0)" }
      + ["\(type.max)0"]
  }
}
