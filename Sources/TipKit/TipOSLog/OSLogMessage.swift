/// A message as a string literal with interpolations, whose text is not kept.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Creates a message without interpolations.
  public init(stringLiteral value: String) {}

  /// Creates a message from its interpolations.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The values that a message can have, with their privacy, alignment and format.
///
/// The values are escaping closures as on Apple's systems, so that the compiler requires the same
/// explicit `self`. They are not evaluated.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Ignores a part of the literal.
  public mutating func appendLiteral(_ literal: String) {}

  /// Ignores a text.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}

  /// Ignores a value with a description.
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> Value,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}

  /// Ignores a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}

  /// Ignores an error.
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error,
    attributes: String = "", privacy: OSLogPrivacy = .auto
  ) {}

  /// Ignores a Boolean value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool,
    format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {}

  /// Ignores a whole number.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> Number,
    format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}

  /// Ignores a Double.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double,
    format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}

  /// Ignores a Float.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float,
    format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
}
