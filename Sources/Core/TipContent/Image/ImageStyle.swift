extension Image {
  /// The style of an image, where `nil` leaves a trait to the context.
  public struct Style: Hashable, Sendable {
    /// The styles that fill a symbol's layers, at most three.
    ///
    /// An empty list leaves the layers to the context.
    public internal(set) var foreground: [AnyShapeStyle] = []

    /// Whether the image fits the available space.
    public internal(set) var isResizable = false

    /// How a symbol's layers are coloured.
    public internal(set) var symbolRenderingMode: SymbolRenderingMode?

    /// Whether an asset keeps its colours.
    public internal(set) var renderingMode: TemplateRenderingMode?

    /// How pixels are interpolated when the image is scaled.
    public internal(set) var interpolation: Interpolation?

    /// Whether edges are smoothed.
    public internal(set) var isAntialiased: Bool?

    /// Creates a style that leaves all traits to the context.
    public init() {}
  }

  /// Whether an image keeps its colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Filled with the foreground style.
    case template
    /// Drawn unchanged.
    case original
  }

  /// The quality of an image's scaling.
  public enum Interpolation: Hashable, Sendable {
    /// No interpolation.
    case none
    /// Fast, with low quality.
    case low
    /// Between low and high quality.
    case medium
    /// High quality.
    case high
  }
}

/// How a symbol's layers are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  /// The mode's name in code.
  public let name: String

  /// One layer, filled with the foreground style.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")

  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")

  /// Shades of the foreground style.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")

  /// A foreground style for each layer.
  public static let palette = SymbolRenderingMode(name: "palette")
}
