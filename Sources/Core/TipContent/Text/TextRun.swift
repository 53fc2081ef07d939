public import Foundation

extension Text {
  /// A part of a text in one style.
  public struct Run: Hashable, Sendable {
    /// The content of a run.
    public enum Content: Hashable, Sendable {
      /// A string.
      case string(String)
      /// A number, which each language writes in its own way.
      case number(Number)
      /// An inline image.
      case image(Image)
    }

    /// The string, the number or the image.
    public internal(set) var content: Content

    /// The style of the run.
    public internal(set) var style = Style()

    /// The plain text in American English, with an image as `[its.name]`.
    public var string: String { string(in: .americanEnglish) }

    func string(in locale: Locale) -> String {
      switch content {
      case .string(let words): words
      case .number(let number): number.string(in: locale)
      case .image(let image): "[\(image.name)]"
      }
    }
  }

  /// A number that was interpolated into a localised text.
  public enum Number: Hashable, Sendable {
    /// A whole number.
    case whole(Decimal)
    /// A number with some decimals.
    case fraction(Double, decimals: Int)

    init(_ value: some FixedWidthInteger) { self = .whole(Decimal(string: "\(value)") ?? 0) }

    func string(in locale: Locale) -> String {
      switch self {
      case .whole(let value): value.formatted(Decimal.FormatStyle(locale: locale))
      case .fraction(let value, let decimals):
        value.formatted(
          FloatingPointFormatStyle<Double>(locale: locale)
            .precision(.fractionLength(decimals)))
      }
    }
  }

  /// The location of a localised text's translations.
  public struct Localization: Hashable, Sendable {
    /// The key in a strings table, with a format specifier for each interpolated value.
    public let key: String

    /// The strings table, or none for the default table.
    public let tableName: String?

    /// The bundle of the strings table, or none for the main bundle.
    public let bundle: Bundle?

    /// The note for translators.
    public let comment: String?
  }
}

extension Locale {
  /// The language of texts where no environment sets another.
  ///
  /// The language of the process is never used, so that tests agree everywhere (D63).
  static let americanEnglish = Locale(identifier: "en_US")
}
