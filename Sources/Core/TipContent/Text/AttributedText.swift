public import Foundation

extension Text {
  /// Creates a text from an attributed string, with its colours and fonts.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    let runs = attributedContent.runs.map { run in
      let words = String(attributedContent[run.range].characters)
      return Run(content: .string(words), style: Style(run.attributes))
    }
    self.init(runs: runs)
  }
}

extension Text.Style {
  fileprivate init(_ attributes: AttributeContainer) {
    #if !canImport(Darwin)
      foreground = attributes.foregroundColor.map { AnyShapeStyle($0) }
      font = attributes.font
    #endif
  }
}

// On Apple's systems SwiftUI declares these itself, for its own colours and fonts.
#if !canImport(Darwin)
  extension AttributeScopes {
    /// The attributes of a styled text, for `AttributedString`'s key paths.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes of a styled text.
    public struct SwiftUIAttributes: AttributeScope {
      /// The colour of the letters.
      public let foregroundColor: ForegroundColorAttribute

      /// The font.
      public let font: FontAttribute

      /// The attributes that Foundation defines.
      public let foundation: FoundationAttributes

      /// The attribute that holds the colour of the letters.
      public enum ForegroundColorAttribute: AttributedStringKey {
        /// The value is a colour.
        public typealias Value = Color

        /// The attribute's name in an archive.
        public static let name = "SwiftUI.ForegroundColor"
      }

      /// The attribute that holds the font.
      public enum FontAttribute: AttributedStringKey {
        /// The value is a font.
        public typealias Value = Font

        /// The attribute's name in an archive.
        public static let name = "SwiftUI.Font"
      }
    }
  }

  extension AttributeDynamicLookup {
    /// Finds an attribute of a styled text by its name.
    public subscript<T: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
      self[T.self]
    }
  }
#endif
