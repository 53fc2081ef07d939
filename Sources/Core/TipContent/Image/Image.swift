public import Foundation

/// A tip's image and its style, as a plain value.
public struct Image: Hashable, Sendable {
  /// The source of an image.
  public enum Kind: Hashable, Sendable {
    /// A system symbol.
    case symbol
    /// An image of the app's assets.
    case asset
  }

  /// The source of the image.
  public let kind: Kind

  /// The name of the symbol or of the asset.
  public let name: String

  /// The bundle of the asset, or none for the main bundle.
  public let bundle: Bundle?

  /// How much of a variable symbol is filled, from 0 to 1.
  public let variableValue: Double?

  /// The label for assistive technology, if it is not the name.
  public let label: Text?

  /// Whether assistive technology ignores the image.
  public let isDecorative: Bool

  /// The style of the image.
  public internal(set) var style = Style()

  private init(
    _ kind: Kind, _ name: String, bundle: Bundle? = nil, variableValue: Double? = nil,
    label: Text? = nil, isDecorative: Bool = false
  ) {
    self.kind = kind
    self.name = name
    self.bundle = bundle
    self.variableValue = variableValue
    self.label = label
    self.isDecorative = isDecorative
  }

  /// Creates a system symbol.
  public init(systemName: String, variableValue: Double? = nil) {
    self.init(.symbol, systemName, variableValue: variableValue)
  }

  /// Creates an image of the app's assets.
  public init(_ name: String, variableValue: Double? = nil, bundle: Bundle? = nil) {
    self.init(.asset, name, bundle: bundle, variableValue: variableValue)
  }

  /// Creates an image of the app's assets with a label for assistive technology.
  public init(_ name: String, variableValue: Double? = nil, bundle: Bundle? = nil, label: Text) {
    self.init(.asset, name, bundle: bundle, variableValue: variableValue, label: label)
  }

  /// Creates an image of the app's assets that assistive technology ignores.
  public init(decorative name: String, variableValue: Double? = nil, bundle: Bundle? = nil) {
    self.init(.asset, name, bundle: bundle, variableValue: variableValue, isDecorative: true)
  }

  /// Creates an image from a resource of the app.
  public init(_ resource: ImageResource) {
    self.init(.asset, resource.name, bundle: resource.bundle)
  }
}

/// An image of the app's assets, known by name.
public struct ImageResource: Hashable, Sendable {
  /// The name of the asset.
  public let name: String

  /// The bundle of the asset.
  public let bundle: Bundle

  /// Creates a resource.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
