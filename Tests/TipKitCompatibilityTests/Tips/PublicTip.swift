import TipKit

/// A tip of a module that others import.
public struct NestCameraTip: Tip {
  /// Whether a camera is set up.
  @Parameter public static var hasCamera: Bool = false

  /// Donated when the stream is opened.
  public static let didOpenStream = Event(id: "didOpenNestStream")

  /// Creates the tip.
  public init() {}

  public var title: Text { Text("Watch the Nest") }
  public var message: Text? { Text("The camera streams day and night.") }

  public var rules: [Rule] {
    #Rule(Self.$hasCamera) { $0 == true }
    #Rule(Self.didOpenStream) { $0.donations.donatedWithin(.hours(12)).count == 0 }
  }

  public var options: [any TipOption] {
    MaxDisplayCount(3)
  }
}
