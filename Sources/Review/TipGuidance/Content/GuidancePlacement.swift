/// Where a tip is on a screen: the facts of a layout that checks need.
public struct GuidancePlacement: Hashable, Sendable {
  /// The names of all elements of the screen.
  public var elements: [String]
  /// The name of the element at which the tip points, if any.
  public var anchor: String?
  /// The names of the elements that the tip covers.
  public var covers: [String] = []
  /// The names of the elements that the tip moves.
  public var displaces: [String] = []
  /// Whether the elements have frames, so that it is known which ones the tip covers and moves.
  public var hasFrames = true
  /// Whether people can dismiss the tip.
  ///
  /// A view of the app's own may have no way to do so.
  public var isDismissible = true

  /// Creates a placement among elements with frames, which the tip neither covers nor moves.
  ///
  /// - Parameters:
  ///   - elements: The names of all elements of the screen.
  ///   - anchor: The name of the element at which the tip points, if any.
  public init(among elements: [String], anchor: String? = nil) {
    self.elements = elements
    self.anchor = anchor
  }
}
