public import TipSwiftUI
public import TipEngine
import TipViewTree

/// The look of tips, also by a style of the app's own (TipKit reference).
@MainActor @preconcurrency public protocol TipViewStyle {
  /// The type of the result.
  associatedtype Body: View
  /// A tip.
  typealias Configuration = TipViewStyleConfiguration

  /// Returns the look of a tip.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A tip, as its style gets it (TipKit reference).
@MainActor @preconcurrency public struct TipViewStyleConfiguration {
  /// The tip.
  public let tip: any Tip
  /// The title.
  public let title: Text?
  /// The message.
  public let message: Text?
  /// The image.
  public let image: Image?
  /// The actions, whose handlers run the action's own and then the view's closure.
  public let actions: [Tips.Action]
  let close: @MainActor () -> Void

  init(_ place: TipPlace, close: @escaping @MainActor () -> Void) {
    let tip = place.tip
    self.tip = tip
    title = tip.title
    message = tip.message
    image = tip.image
    actions = tip.actions.map { $0.button(of: tip.id, followedBy: place.action) }
    self.close = close
  }
}

/// The system's look of tips, and the small one, which is the same here (TipKit reference).
public struct MiniTipViewStyle: TipViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the look of a tip.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.image
      VStack {
        configuration.title
        configuration.message
        ForEach(configuration.actions) { action in
          Button(action: action.handler) { action.label() }
        }
      }
      Button(action: configuration.close) { Image(systemName: "xmark") }
        .accessibilityLabel("Close")
    }
  }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  /// The small look.
  nonisolated public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

extension View {
  /// Sets the look of the tips in the view.
  public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    look(style) { $0.makeBody(configuration: $1) }
  }

  /// Sets the background of tips (TipKit reference).
  nonisolated public func tipBackground(_ style: some ShapeStyle) -> some View { self }

  /// Sets the view behind tips, which is not on screen here (TipKit reference).
  @_disfavoredOverload
  nonisolated public func tipBackground(_ view: some View) -> some View { self }

  /// Sets the radius of the corners of tips, in points (TipKit reference).
  nonisolated public func tipCornerRadius(
    _ radius: Double, antialiased: Bool = true
  ) -> some View { self }

  /// Sets the size of the images of tips, in points (TipKit reference).
  nonisolated public func tipImageSize(_ size: CGSize) -> some View { self }

  /// Sets the style of the images of tips (TipKit reference).
  nonisolated public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Sets the styles of the images of tips (TipKit reference).
  nonisolated public func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { self }

  /// Sets the styles of the images of tips (TipKit reference).
  nonisolated public func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { self }

  /// Names the view as the anchor of tips (TipKit 26).
  nonisolated public func tipAnchor(_ id: some Hashable & Sendable) -> some View { self }

  /// Sets whether people can use the views behind a popover (TipKit 26).
  public func tipBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { environment(\.tipBackgroundInteraction, interaction) }
}

extension EnvironmentValues {
  /// Whether people can use the views behind a popover.
  @Entry var tipBackgroundInteraction: PresentationBackgroundInteraction = .automatic
}
