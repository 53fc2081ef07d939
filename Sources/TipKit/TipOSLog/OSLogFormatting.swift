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

  /// As an octal number in a style.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int = 0
  ) -> OSLogIntegerFormatting { .octal }
}

/// The format of a Double or a Float.
public struct OSLogFloatFormatting: Sendable {
  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }

  /// With an exponent.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }

  /// With an exponent where that is shorter, and without one otherwise.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }

  /// As a hexadecimal number.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting() }

  /// With a number of digits after the point.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { .fixed }

  /// With an exponent and a number of digits after the point.
  public static func exponential(
    precision: @autoclosure @escaping () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { .exponential }

  /// With an exponent where that is shorter, and a number of digits.
  public static func hybrid(
    precision: @autoclosure @escaping () -> Int = 6, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting { .hybrid }

  /// As a hexadecimal number in a style.
  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .hex }
}
