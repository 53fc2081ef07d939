/// Who may read a value of a message.
public struct OSLogPrivacy: Sendable {
  /// How a value that is not readable can be compared.
  public enum Mask: Sendable {
    /// By a hash.
    case hash
    /// Not at all.
    case none
  }

  /// Numbers are readable, and texts are not.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }

  /// The value is readable.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }

  /// The value is not readable.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }

  /// The value is not readable, even where private values are.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }

  /// The value is readable by default, with a mask otherwise.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

  /// The value is not readable, but has a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }

  /// The value is not readable, even where private values are, but has a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}
