import TipKit

/// A tip of a module that others import.
public struct NestCameraTip: Tip {
  /// Whether a camera is set up.
  @Parameter public static var hasCamera: Bool = false

  /// Donated when the stream is opened.
  public static let didOpenStream = Event(id: "didOpenNestStream")

  /// Creates the tip.
  public init() {}

  /// The subject of the tip.
  public var title: Text { Text("Watch the Nest") }

  /// Why it is worth trying.
  public var message: Text? { Text("The camera streams day and night.") }

  /// A camera, and half a day without a look.
  public var rules: [Rule] {
    #Rule(Self.$hasCamera) { $0 == true }
    #Rule(Self.didOpenStream) { $0.donations.donatedWithin(.hours(12)).count == 0 }
  }

  /// Three displays.
  public var options: [any TipOption] {
    MaxDisplayCount(3)
  }
}
