// Foundation has these only on Apple's systems. Here nothing is translated: the text is the one in
// the source.
#if !canImport(Darwin)
  public import Foundation

  extension String {
    /// The key of a localised string, and its text before translation.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
      /// Collects the literal parts and the values of an interpolated string.
      public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

      let key: LocalizedStringKey

      /// Creates a value from a string that is known only when the app runs.
      public init(_ value: String) { key = LocalizedStringKey(value) }

      /// Creates a value from a literal.
      public init(stringLiteral value: String) { key = LocalizedStringKey(value) }

      /// Creates a value from a literal with interpolations.
      public init(stringInterpolation: StringInterpolation) {
        key = LocalizedStringKey(stringInterpolation: stringInterpolation)
      }
    }

    /// Creates a string from a localised key, which is also its text.
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self = keyAndValue.key.text.string(in: locale ?? .americanEnglish)
    }

    /// Creates a string from a key and its text.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
      bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self = defaultValue.key.text.string(in: locale ?? .americanEnglish)
    }

    /// Creates a string from a resource.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      self = resource.defaultValue.key.string
    }
  }

  /// A localised string to be looked up later: its key, its text and its location.
  public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// Collects the literal parts and the values of an interpolated resource.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    /// The location of the strings table.
    public enum BundleDescription: Hashable, Sendable {
      /// In the main bundle.
      case main
      /// In the bundle at a URL.
      case atURL(URL)
    }

    /// The key in a strings table, with a format specifier for each interpolated value.
    public let key: String

    /// The string's text before translation.
    public let defaultValue: String.LocalizationValue

    /// The strings table, or none for the default table.
    public let table: String?

    /// The language to look up.
    public var locale: Locale

    /// The bundle of the strings table.
    public let bundle: BundleDescription

    /// Creates a resource whose key is also its text.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        key: keyAndValue.key.key, value: keyAndValue, table: table, locale: locale, bundle: bundle)
    }

    /// Creates a resource from a key and its text.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self.init(
        key: key.description, value: defaultValue, table: table, locale: locale, bundle: bundle)
    }

    /// Creates a resource from a literal.
    public init(stringLiteral value: String) {
      self.init(String.LocalizationValue(value))
    }

    /// Creates a resource from a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
      key: String, value: String.LocalizationValue, table: String?, locale: Locale,
      bundle: BundleDescription
    ) {
      self.key = key
      defaultValue = value
      self.table = table
      self.locale = locale
      self.bundle = bundle
    }
  }

  extension Text {
    /// Creates a text from a resource.
    ///
    /// A literal creates a text from a localised key instead.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
      let text = resource.defaultValue.key.text
      let localization = Localization(
        key: resource.key, tableName: resource.table, bundle: nil, comment: nil)
      self.init(runs: text.runs, localizations: [localization] + text.localizations)
    }
  }
#endif
