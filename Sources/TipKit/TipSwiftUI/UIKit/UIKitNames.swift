import TipViewTree

// The names of UIKit that view files use with `import SwiftUI` alone, as Apple's SwiftUI has them.

/// An image of UIKit, known by its name.
public final class UIImage: Hashable, Sendable {
  package let image: Image?

  /// Creates an image without content.
  public init() { image = nil }

  /// Creates a system symbol.
  public init?(systemName: String) { image = Image(systemName: systemName) }

  /// The look of a symbol, which is not drawn here.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The thickness of a symbol's lines.
    public enum Weight: Int, Sendable {
      case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    /// The size of a symbol beside text.
    public enum Scale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

    /// Creates a size, a weight and a scale.
    public init(pointSize: CGFloat, weight: Weight = .regular, scale: Scale = .default) {}
    /// Creates a weight.
    public init(weight: Weight) {}
    /// Creates a scale.
    public init(scale: Scale) {}
    /// Creates a color for all layers.
    public init(hierarchicalColor: UIColor) {}
    /// Creates the colors of the layers.
    public init(paletteColors: [UIColor]) {}
    /// Returns both together.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration { self }
  }

  /// Creates a system symbol with a configuration.
  public convenience init?(
    systemName: String, withConfiguration configuration: SymbolConfiguration?
  ) { self.init(systemName: systemName) }

  /// Returns the image with a configuration.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }

  /// Creates an image of the app's assets.
  public init?(named name: String) { image = Image(name) }

  /// Creates an image from a resource of the app.
  public init(resource: ImageResource) { image = Image(resource) }

  /// Creates no image: here nothing is decoded.
  public init?(data: Data) { return nil }

  /// The size in points, which is always zero here.
  public var size: CGSize { .zero }

  /// Whether two images are equal.
  public static func == (first: UIImage, second: UIImage) -> Bool { first.image == second.image }
  /// Adds the image to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

extension Image {
  /// Creates an image from UIKit's.
  public init(uiImage: UIImage) { self = uiImage.image ?? Image(decorative: "UIImage") }
}

/// The app, which only opens URLs that a test's screen lists (UIKit reference).
@MainActor @preconcurrency public final class UIApplication {
  /// How a URL is opened.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  /// The app.
  public static let shared = UIApplication()
  /// The URL of the app's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The URL of the app's settings of notifications.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Whether the screen stays on.
  public var isIdleTimerDisabled = false
  /// The name of the icon, or nil for the usual one.
  public var alternateIconName: String?

  /// Returns whether an app could open a URL, which is always true here.
  public func canOpenURL(_ url: URL) -> Bool { true }

  /// Opens a URL.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    ViewHierarchy.current?.open(url)
    completionHandler?(true)
  }

  /// Ends the editing of a field, which is not needed here.
  @discardableResult public func sendAction(
    _ action: Int, to target: Any?, from sender: Any?, for event: Any?
  ) -> Bool { true }
}

/// What people have copied, in memory only (UIKit reference).
@MainActor @preconcurrency public final class UIPasteboard {
  /// What people have copied.
  public static let general = UIPasteboard()

  /// The text.
  public var string: String?
  /// Whether there is a text.
  public var hasStrings: Bool { string != nil }
  /// The URL.
  public var url: URL?
  /// The image.
  public var image: UIImage?
}

/// The device, which is a phone here (UIKit reference).
@MainActor @preconcurrency public final class UIDevice {
  /// A kind of device.
  public enum Idiom: Int, Sendable {
    case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
  }

  /// The device.
  public static let current = UIDevice()

  /// The kind of device.
  public var userInterfaceIdiom: Idiom { .phone }
  /// The name.
  public var name: String { "iPhone" }
  /// The model.
  public var model: String { "iPhone" }
  /// The name of the system.
  public var systemName: String { "iOS" }
  /// The version of the system.
  public var systemVersion: String { "18.0" }
}

/// The screen, which is a phone's here (UIKit reference).
@MainActor @preconcurrency public final class UIScreen {
  /// The screen.
  public static let main = UIScreen()

  /// The rectangle in points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// The number of pixels of a point.
  public var scale: CGFloat { 3 }
}
