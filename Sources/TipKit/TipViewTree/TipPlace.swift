package import TipEngine
package import TipModel

/// A place of a view hierarchy that shows a tip while it is available.
@MainActor package struct TipPlace {
  package enum Kind: Sendable { case inline, popover }

  package let tip: any Tip
  package let kind: Kind
  /// The edge of the tip with the arrow, or nil for the default.
  package let edge: ArrowEdge?
  /// Called with an action after its own handler.
  package let action: @MainActor @Sendable (Tips.Action) -> Void
  /// The element at which a popover points, if there is one.
  package weak var anchor: ViewNode?
  /// Whether the app allows the tip to show.
  package var isWanted = true
  /// Whether the app shows the tip again that people have closed.
  package var isReopened = false
  /// Whether gestures reach the views behind a popover.
  package var letsGesturesThrough = false
  /// The identities of the views behind a popover that gestures reach.
  package var passthrough: Set<ObjectIdentifier> = []
  /// Notes that the tip shows or has left.
  package var onDisplay: ((Bool) -> Void)?

  package init(
    _ tip: any Tip, _ kind: Kind, edge: ArrowEdge?,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void
  ) {
    self.tip = tip
    self.kind = kind
    self.edge = edge
    self.action = action
  }
}
