public import Foundation

/// A view without pixels: a frame, subviews, and the interactions that show its tooltips.
@MainActor open class HelpView {
  /// The identity of the view, which names its tooltip for controls and in the shell.
  public package(set) var id: String
  /// The rectangle of the view in the coordinates of its superview.
  public var frame: CGRect
  /// The view that contains this one, if there is one.
  public private(set) weak var superview: HelpView?
  /// The views in this one, from back to front.
  public private(set) var subviews: [HelpView] = []
  /// The interactions of the view, of which the last one takes precedence.
  public private(set) var interactions: [ToolTipInteraction] = []

  /// The screen whose root this view is.
  weak var ownScreen: HelpScreen?

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - id: The identity of the view, such as `star.button`.
  ///   - frame: The rectangle in the coordinates of its superview.
  public init(id: String, frame: CGRect = .zero) {
    self.id = id
    self.frame = frame
  }

  /// The rectangle of the view in its own coordinates.
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// The screen that shows the view, if there is one.
  public var screen: HelpScreen? { ownScreen ?? superview?.screen }

  // MARK: - Hierarchy

  /// Adds a view in front of the other subviews, and removes it from its earlier superview.
  ///
  /// Adding the root of a screen, or a view to itself or to one in it, does nothing.
  public func addSubview(_ view: HelpView) {
    guard !isIn(view), view.ownScreen == nil else { return }
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
    for interaction in view.interactionsOnScreen { interaction.register() }
  }

  /// Removes the view from its superview, and hides its tooltip.
  public func removeFromSuperview() {
    guard let superview else { return }
    for interaction in interactionsOnScreen { interaction.end() }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
  }

  /// Returns whether a view is this view or contains it.
  func isIn(_ view: HelpView) -> Bool {
    var inner: HelpView? = self
    while let current = inner {
      if current === view { return true }
      inner = current.superview
    }
    return false
  }

  // MARK: - Interactions

  /// Adds an interaction, and removes it from its earlier view.
  public func addInteraction(_ interaction: ToolTipInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.view = self
    interactions.append(interaction)
    interaction.register()
  }

  /// Removes an interaction, and hides its tooltip.
  public func removeInteraction(_ interaction: ToolTipInteraction) {
    guard interaction.view === self else { return }
    interaction.end()
    interaction.view = nil
    interactions.removeAll { $0 === interaction }
  }

  /// Returns the views at a point, the innermost first, with the point in their coordinates.
  ///
  /// - Parameter point: The point in the coordinates of this view.
  /// - Returns: The views, none when the point is outside.
  func views(at point: CGPoint) -> [(view: HelpView, point: CGPoint)] {
    guard bounds.has(point) else { return [] }
    for view in subviews.reversed() {
      let inner = CGPoint(x: point.x - view.frame.origin.x, y: point.y - view.frame.origin.y)
      let found = view.views(at: inner)
      if !found.isEmpty { return found + [(self, point)] }
    }
    return [(self, point)]
  }

  /// The view, and all views in it.
  package var withSubviews: [HelpView] {
    var views: [HelpView] = []
    visit { views.append($0) }
    return views
  }

  /// The interactions of the view and of the views in it.
  ///
  /// There are none without a screen, which they need.
  private var interactionsOnScreen: [ToolTipInteraction] {
    guard screen != nil else { return [] }
    return withSubviews.flatMap(\.interactions)
  }

  private func visit(_ action: (HelpView) -> Void) {
    action(self)
    for view in subviews { view.visit(action) }
  }

  /// The middle of the view in the coordinates of its outermost superview.
  package var middleOnScreen: CGPoint {
    var point = CGPoint(x: frame.size.width / 2, y: frame.size.height / 2)
    var view: HelpView? = self
    // The root's own origin does not count, because its coordinates are the screen's.
    while let inner = view, let outer = inner.superview {
      point = CGPoint(x: point.x + inner.frame.origin.x, y: point.y + inner.frame.origin.y)
      view = outer
    }
    return point
  }
}

extension CGRect {
  /// Returns whether a point is in the rectangle.
  func has(_ point: CGPoint) -> Bool {
    // `contains` traps when a number is not finite.
    ![minX, maxX, minY, maxY].contains(where: \.isNaN) && contains(point)
  }
}

/// A view that people act on, such as a button.
@MainActor open class HelpControl: HelpView {
  /// The name of the control, as people see it, if it has one.
  public let title: String?

  /// The interaction that ``toolTip`` has created, if there is one.
  public private(set) var toolTipInteraction: ToolTipInteraction?

  /// Creates a control.
  ///
  /// - Parameters:
  ///   - id: The identity of the control, such as `star.button`.
  ///   - title: Its name, as people see it, if it has one.
  ///   - frame: The rectangle in the coordinates of its superview.
  public init(id: String, title: String? = nil, frame: CGRect = .zero) {
    self.title = title
    super.init(id: id, frame: frame)
  }

  /// The text of the tooltip.
  ///
  /// A text creates ``toolTipInteraction``, or changes its default text. Nil removes it.
  public var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let toolTipInteraction, newValue != nil {
        return toolTipInteraction.defaultToolTip = newValue
      }
      if let toolTipInteraction { removeInteraction(toolTipInteraction) }
      toolTipInteraction = newValue.map { ToolTipInteraction(defaultToolTip: $0) }
      if let toolTipInteraction { addInteraction(toolTipInteraction) }
    }
  }
}
