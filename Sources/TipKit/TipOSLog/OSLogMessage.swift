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

  /// Ignores a part of the text.
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

  /// Ignores a number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double,
    format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}

  /// Ignores a number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float,
    format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}
}

/// Who may read a value of a message.
public struct OSLogPrivacy: Sendable {
  /// How a value that is not readable can be compared.
  public enum Mask: Sendable {
    /// By a hash.
    case hash
    /// Not at all.
    case none
  }

  /// Numbers are readable, texts are not.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }

  /// The value is readable.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }

  /// The value is not readable.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }

  /// The value is not readable, also where private ones are.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }

  /// The value is readable by default, with a mask otherwise.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

  /// The value is not readable, but has a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }

  /// The value is not readable, also where private ones are, but has a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// The alignment of a value in its columns.
public struct OSLogStringAlignment: Sendable {
  /// No columns.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }

  /// At the left of a number of columns.
  public static func left(
    columns: @autoclosure @escaping () -> Int
  ) -> OSLogStringAlignment { .none }

  /// At the right of a number of columns.
  public static func right(
    columns: @autoclosure @escaping () -> Int
  ) -> OSLogStringAlignment { .none }
}

/// The format of a Boolean value.
public enum OSLogBoolFormat: Sendable {
  /// As true or false.
  case truth
  /// As yes or no.
  case answer
}

/// The format of a whole number.
public struct OSLogIntegerFormatting: Sendable {
  /// As a decimal number.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }

  /// As a hexadecimal number.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }

  /// As an octal number.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }

  /// As a decimal number with a sign or with a least number of digits.
  public static func decimal(
    explicitPositiveSign: Bool = false,
    minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting { .decimal }

  /// As a hexadecimal number in a style.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting { .hex }
}

/// The format of a number.
public struct OSLogFloatFormatting: Sendable {
  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }

  /// With an exponent.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }

  /// As the shorter one of both.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }

  /// With a number of digits after the point.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { .fixed }

  /// With an exponent and a number of digits after the point.
  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { .exponential }
}
