public import Foundation
public import TipEngine
public import TipSnapshot

// Elements are declared first: what points at an element has to find it.
extension TipScreen {
  /// Declares an element of the app, such as a button; one of the same name is replaced.
  ///
  /// - Parameters:
  ///   - name: The name at which tips point.
  ///   - symbol: The name of the symbol that the element shows; nil for none.
  ///   - frame: The place in points, from the top left corner of the screen; nil for a row below
  ///     the other elements. A number that is not finite fails the test.
  ///   - toolTip: The text that a ``Pointer`` on the element shows; nil for none.
  ///   - position: The caller's position, where a failure is reported.
  public func element(
    _ name: String, symbol: String? = nil, frame: CGRect? = nil, toolTip: String? = nil,
    at position: SourcePosition = #position
  ) {
    let sides = frame.map { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] } ?? []
    if !sides.allSatisfy(\.isFinite) {
      RunningTest.fail(
        "The frame of the element \"\(name)\" has a number that is not finite: "
          + "\(sides.map { "\($0)" }.joined(separator: ", ")). Give it x, y, width and height.",
        at: position)
    }
    stage.add(name, symbol: symbol, frame: frame.map { ScreenPicture.Rect($0) }, toolTip: toolTip)
  }

  // MARK: - Tips

  /// Adds a tip in line, below the elements and tips so far.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - position: The caller's position, where a failure is reported.
  ///   - action: Called with an action after its own handler.
  public func inline(
    _ tip: any Tip, at position: SourcePosition = #position,
    action: @escaping ActionHandler = { _ in }
  ) {
    add(
      .tip(tip), .init(kind: .inline), position, action)
  }

  /// Adds a group's current tip in line, below the elements and tips so far (D19).
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - position: The caller's position, where a failure is reported.
  ///   - action: Called with an action after its own handler.
  public func inline(
    _ group: TipGroup, at position: SourcePosition = #position,
    action: @escaping ActionHandler = { _ in }
  ) {
    add(
      .group(group), .init(kind: .inline), position, action)
  }

  /// Adds a tip in line that belongs to no element, below the elements and tips so far.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - position: The caller's position, where a failure is reported.
  ///   - action: Called with an action after its own handler.
  public func hint(
    _ tip: any Tip, at position: SourcePosition = #position,
    action: @escaping ActionHandler = { _ in }
  ) {
    add(
      .tip(tip), .init(kind: .hint), position, action)
  }

  /// Adds a group whose current tip is a hint (D19).
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - position: The caller's position, where a failure is reported.
  ///   - action: Called with an action after its own handler.
  public func hint(
    _ group: TipGroup, at position: SourcePosition = #position,
    action: @escaping ActionHandler = { _ in }
  ) {
    add(
      .group(group), .init(kind: .hint), position, action)
  }

  /// Adds a tip in line that points at an element.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - element: The name of the element; an unknown one fails the test.
  ///   - arrowEdge: The edge of the tip with the arrow; the top edge by default. Without room the
  ///     opposite edge has it.
  ///   - position: The caller's position, where a failure is reported.
  ///   - action: Called with an action after its own handler.
  public func annotation(
    _ tip: any Tip, pointingAt element: String, arrowEdge: ScreenPicture.Edge? = nil,
    at position: SourcePosition = #position, action: @escaping ActionHandler = { _ in }
  ) {
    add(
      .tip(tip), .init(kind: .annotation, anchor: element, edge: arrowEdge), position, action)
  }

  /// Adds a group whose current tip points at an element, in line (D19).
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - element: The name of the element; an unknown one fails the test.
  ///   - arrowEdge: The edge of the tip with the arrow; the top edge by default. Without room the
  ///     opposite edge has it.
  ///   - position: The caller's position, where a failure is reported.
  ///   - action: Called with an action after its own handler.
  public func annotation(
    _ group: TipGroup, pointingAt element: String, arrowEdge: ScreenPicture.Edge? = nil,
    at position: SourcePosition = #position, action: @escaping ActionHandler = { _ in }
  ) {
    add(
      .group(group), .init(kind: .annotation, anchor: element, edge: arrowEdge), position, action)
  }

  /// Adds a tip that shows as a popover.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - anchor: The name of the element at which it points; any name without elements.
  ///   - arrowEdge: The edge of the tip with the arrow; the top edge by default. Without room the
  ///     opposite edge has it.
  ///   - position: The caller's position, where a failure is reported.
  ///   - action: Called with an action after its own handler.
  public func popover(
    _ tip: any Tip, anchor: String, arrowEdge: ScreenPicture.Edge? = nil,
    at position: SourcePosition = #position, action: @escaping ActionHandler = { _ in }
  ) {
    add(
      .tip(tip), .init(kind: .popover, anchor: anchor, edge: arrowEdge), position, action)
  }

  /// Adds a group whose current tip shows as a popover (D19).
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - anchor: The name of the element at which it points; any name without elements.
  ///   - arrowEdge: The edge of the tip with the arrow; the top edge by default. Without room the
  ///     opposite edge has it.
  ///   - position: The caller's position, where a failure is reported.
  ///   - action: Called with an action after its own handler.
  public func popover(
    _ group: TipGroup, anchor: String, arrowEdge: ScreenPicture.Edge? = nil,
    at position: SourcePosition = #position, action: @escaping ActionHandler = { _ in }
  ) {
    add(
      .group(group), .init(kind: .popover, anchor: anchor, edge: arrowEdge), position, action)
  }

  private func add(
    _ content: ScreenPlace.Content, _ presentation: ScreenPlace.Presentation,
    _ position: SourcePosition, _ action: @escaping ActionHandler
  ) {
    stage.add(ScreenPlace(content, presentation, at: position, action: action))
  }
}

extension ScreenPicture.Rect {
  fileprivate init(_ frame: CGRect) {
    self.init(
      x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height)
  }
}
