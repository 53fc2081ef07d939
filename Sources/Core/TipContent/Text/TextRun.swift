public import Foundation

extension Text {
  /// A part of a text in one style.
  public struct Run: Hashable, Sendable {
    /// The content of a run.
    public enum Content: Hashable, Sendable {
      /// A string.
      case string(String)
      /// An inline image.
      case image(Image)
    }

    /// The string or the image.
    public internal(set) var content: Content

    /// The style of the run.
    public internal(set) var style: Style

    /// The plain text; an image is written as `[its.name]`.
    public var string: String {
      switch content {
      case .string(let words): words
      case .image(let image): "[\(image.name)]"
      }
    }

    init(_ content: Content, style: Style = Style()) {
      self.content = content
      self.style = style
    }
  }

  /// The location of a localised text's translations.
  public struct Localization: Hashable, Sendable {
    /// The key in a strings table, with a format specifier for each interpolated value.
    public let key: String

    /// The strings table; none means the default table.
    public let tableName: String?

    /// The bundle of the strings table; none means the main bundle.
    public let bundle: Bundle?

    /// The note for translators.
    public let comment: String?
  }
}
