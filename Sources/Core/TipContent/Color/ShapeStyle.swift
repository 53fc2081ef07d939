/// A style or a view, either of which can be behind or in front of a view.
public protocol StyleOrView {}

/// A style that fills letters and symbols.
public protocol ShapeStyle: StyleOrView, Sendable {
  /// The style in a form that holds any style.
  var erased: AnyShapeStyle { get }
}

extension ShapeStyle {
  /// The style in a form that holds any style.
  ///
  /// A style that the app defines is known by its type.
  public var erased: AnyShapeStyle { AnyShapeStyle(name: "\(Self.self)") }
}

/// Any of the styles, as one comparable value.
public struct AnyShapeStyle: ShapeStyle, Hashable, Sendable {
  /// The kinds of styles.
  public enum Kind: Hashable, Sendable {
    /// A colour.
    case color(Color)
    /// The system's gradient of a colour.
    case gradient(Color)
    /// A level of the foreground style.
    case hierarchical(HierarchicalShapeStyle)
    /// The tint of the surroundings.
    case tint
    /// Another style, such as a material, by its name in code.
    case other(name: String)
  }

  /// The kind of the style.
  public let kind: Kind

  init(kind: Kind) {
    self.kind = kind
  }

  /// Creates a style that is known by its name only.
  package init(name: String) {
    self.init(kind: .other(name: name))
  }

  /// Creates a value that holds a style.
  public init(_ style: some ShapeStyle) {
    self = style.erased
  }

  /// The style itself.
  public var erased: AnyShapeStyle { self }
}

/// A level of the foreground style.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
  /// The level, of which 1 is the strongest.
  public let level: Int

  /// The style in a form that holds any style.
  public var erased: AnyShapeStyle { AnyShapeStyle(kind: .hierarchical(self)) }
}

/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}

  /// The style in a form that holds any style.
  public var erased: AnyShapeStyle { AnyShapeStyle(kind: .tint) }
}

/// The system's gradient of a colour.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  /// The colour.
  public let color: Color

  /// The style in a form that holds any style.
  public var erased: AnyShapeStyle { AnyShapeStyle(kind: .gradient(color)) }
}

extension StyleOrView where Self == HierarchicalShapeStyle {
  /// The first level of the foreground style.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }

  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }

  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }

  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }

  /// The fifth level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 5) }
}

extension StyleOrView where Self == TintShapeStyle {
  /// The tint of the surroundings.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
