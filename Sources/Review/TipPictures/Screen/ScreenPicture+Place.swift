extension ScreenPicture {
  /// The place of a tip on a screen: in line, or at an element.
  public struct Place: Hashable, Sendable {
    package let kind: Kind
    /// The name of the element at which the tip points.
    package var anchor: String?
    /// The edge of the tip with the arrow, where it is not the default.
    package var edge: Edge?

    package init(_ kind: Kind, anchor: String? = nil, edge: Edge? = nil) {
      self.kind = kind
      self.anchor = anchor
      self.edge = edge
    }

    /// In line, below the elements and tips so far.
    public static let inline = Place(.inline)

    /// In line, below the elements and tips so far, but belonging to no element.
    public static let hint = Place(.hint)

    /// Returns a place in line that points at an element.
    ///
    /// - Parameters:
    ///   - element: The name of the element.
    ///   - arrowEdge: The edge of the tip with the arrow, by default the top edge. Without room
    ///     the opposite edge has it.
    /// - Returns: The place.
    public static func annotation(pointingAt element: String, arrowEdge: Edge? = nil) -> Place {
      Place(.annotation, anchor: element, edge: arrowEdge)
    }

    /// Returns a place over the elements that points at one.
    ///
    /// - Parameters:
    ///   - anchor: The name of the element. On a screen without elements it may be any name.
    ///   - arrowEdge: The edge of the tip with the arrow, by default the top edge. Without room
    ///     the opposite edge has it.
    /// - Returns: The place.
    public static func popover(anchor: String, arrowEdge: Edge? = nil) -> Place {
      Place(.popover, anchor: anchor, edge: arrowEdge)
    }
  }
}
