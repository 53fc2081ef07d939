public import Foundation

extension Text {
  /// A stretch of text in one style.
  public struct Run: Hashable, Sendable {
    /// What a run consists of.
    public enum Content: Hashable, Sendable {
      /// Words.
      case string(String)
      /// An image set among the words.
      case image(Image)
    }

    /// The words or the image.
    public internal(set) var content: Content

    /// How the run looks.
    public internal(set) var style: Style

    /// The words alone; an image stands as `[its.name]`.
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

  /// Where the translations of a localised text are to be found.
  public struct Localization: Hashable, Sendable {
    /// The key as a strings table has it, with a format specifier for each interpolated value.
    public let key: String

    /// The strings table; none means the default table.
    public let tableName: String?

    /// The bundle of the strings table; none means the main bundle.
    public let bundle: Bundle?

    /// The note for translators.
    public let comment: String?
  }
}
