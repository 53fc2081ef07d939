public import Foundation

/// The key of a localised text, and its text before translation.
///
/// A literal with interpolations creates one: `"\(count) birds"` has the key `%lld birds` and the
/// text `3 birds`. Each language writes numbers in its own way: 1920 is `1,920` in American
/// English, which is the default (D63).
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The key in a strings table, with a format specifier for each interpolated value.
  public let key: String

  let text: Text

  /// The plain text, with interpolated values filled in.
  public var string: String { text.string }

  /// Creates a key from a string that is known only when the app runs.
  public init(_ value: String) {
    key = value
    text = Text(verbatim: value)
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    text = stringInterpolation.text
  }

  /// Collects the literal parts and the values of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var text = Text(runs: [])

    /// Creates an empty collector.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 2 * interpolationCount)
    }

    /// Appends a literal part, and doubles a percent sign in the key.
    public mutating func appendLiteral(_ literal: String) {
      append(Text(verbatim: literal), as: literal.replacing("%", with: "%%"))
    }

    mutating func append(_ part: Text, as format: String) {
      key += format
      text = text + part
    }

    mutating func append(_ number: Text.Number, as format: String) {
      append(Text(runs: [Text.Run(content: .number(number))]), as: format)
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a string.
  public mutating func appendInterpolation(_ string: some StringProtocol) {
    append(Text(verbatim: String(string)), as: "%@")
  }

  /// Appends a text, which keeps its style.
  public mutating func appendInterpolation(_ text: Text) {
    append(text, as: "%@")
  }

  /// Appends an image.
  public mutating func appendInterpolation(_ image: Image) {
    append(Text(image), as: "%@")
  }

  /// Appends an attributed string, which keeps its style.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    append(Text(attributedString), as: "%@")
  }

  /// Appends an integer.
  public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
    let length = T.bitWidth > 32 ? "ll" : ""
    let conversion = T.isSigned ? "d" : "u"
    append(Text.Number(value), as: "%\(length)\(conversion)")
  }

  /// Appends a number with six decimals.
  public mutating func appendInterpolation(_ value: Double) {
    append(.fraction(value, decimals: 6), as: "%lf")
  }

  /// Appends a number with six decimals.
  public mutating func appendInterpolation(_ value: Float) {
    append(.fraction(Double(value), decimals: 6), as: "%f")
  }

  /// Appends a number with six decimals.
  public mutating func appendInterpolation(_ value: CGFloat) {
    append(.fraction(Double(value), decimals: 6), as: "%lf")
  }

  /// Appends a value formatted by a specifier such as `%.2f`.
  public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
    append(Text(verbatim: String(format: specifier, value)), as: specifier)
  }

  /// Appends a value formatted by a format style.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    append(Text(verbatim: format.format(input)), as: "%@")
  }

  /// Appends a value formatted by a formatter, or nothing when the formatter returns nil.
  public mutating func appendInterpolation(_ subject: Any, formatter: Formatter) {
    append(Text(verbatim: formatter.string(for: subject) ?? ""), as: "%@")
  }

  /// Appends any other value by its description.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ value: some Any) {
    append(Text(verbatim: String(describing: value)), as: "%@")
  }
}
