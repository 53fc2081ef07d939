package import TipEngine
package import TipModel

/// A node of a view hierarchy, as one pass over the bodies found it: an element, a container, or
/// the place of a tip.
@MainActor public final class ViewNode {
  /// The kinds of nodes.
  package enum Role: Sendable {
    /// A view of the app's own, or a container.
    case container
    /// A text or an image.
    case content
    /// A control, whose children are its label.
    case control
    /// A tip's place.
    case tip
  }

  /// A keyboard shortcut that works in an alert.
  package enum Shortcut: Sendable {
    /// Return presses the button.
    case defaultAction
    /// Escape presses the button.
    case cancelAction
  }

  /// The identity, the same in each pass while the view stays at its position.
  package let id: ObjectIdentifier
  /// The name of the view's type, such as `VStack`.
  package let kind: String
  package let role: Role
  package private(set) weak var parent: ViewNode?
  package private(set) var children: [ViewNode] = []

  /// The words of a text, or nil for other views.
  package var words: String?
  /// The name of an image.
  package var symbol: String?
  /// The accessibility label.
  package var label: String?
  /// What VoiceOver reads beside the label.
  package var accessibility = ViewAccessibility()
  /// The accessibility identifier.
  package var identifier: String?
  /// The name that only this element of its screen has, or nil for other views.
  package var elementName: String?
  package var toolTip: String?
  /// Whether a pointer shows nothing without ``toolTip``.
  ///
  /// Tooltips of UIKit are interactions, whose texts are not known before a pointer rests on them.
  package var needsToolTip = true
  /// The value of a control, such as `on`, or the text in a field.
  package var value: String?
  /// The value that the view stands for in a picker or among tabs.
  package var tag: AnyHashable?
  /// The identity of the row that the view is in a `ForEach`.
  package var row: AnyHashable?
  /// The label of the page in a tab bar.
  package var tab: ViewNode?
  /// The role of a button, such as `destructive`.
  package var buttonRole: String?
  /// What its keyboard shortcut does in an alert.
  package var shortcut: Shortcut?
  package var isEnabled = true
  package var isHidden = false
  package var gestures = ViewGestures()
  package var tip: TipPlace?
  /// The sheets and alerts that the view presents.
  package var covers: [ViewCover] = []
  /// Return the alerts and dialogs that the view does not present now.
  package var possibleCovers: [() -> ViewCover] = []
  /// The open menu whose items the node contains.
  package var menu: OpenMenu?
  /// Whether the menu stays open when people choose the view.
  package var holdsMenu = false
  /// Whether no gesture leaves the page that the view is on.
  package var holdsPage = false
  /// Whether no gesture closes the sheet that the view is in.
  package var holdsSheet = false
  /// Whether something in the same hierarchy covers it, such as a pushed page.
  package var isCovered = false

  package init(_ kind: String, _ role: Role, id: ObjectIdentifier) {
    self.kind = kind
    self.role = role
    self.id = id
  }

  package func append(_ node: ViewNode) {
    node.parent = self
    children.append(node)
  }

  /// Notes that something covers the node, its children and its covers.
  package func cover() {
    isCovered = true
    for node in children + covers.map(\.node) { node.cover() }
  }
}

/// A menu that is open.
@MainActor package struct OpenMenu {
  package weak var opener: ViewNode?
  package let close: () -> Void

  package init(of opener: ViewNode?, close: @escaping () -> Void) {
    self.opener = opener
    self.close = close
  }
}

/// The gestures that a view responds to.
@MainActor package struct ViewGestures {
  package var tap: (() -> Void)?
  package var longPress: (() -> Void)?
  /// Replaces the text in a field.
  package var enter: ((String) -> Void)?
  /// Gives a field the keyboard's focus, or takes it away.
  package var focus: ((Bool) -> Void)?
  /// Submits the text in a field.
  package var submit: (() -> Void)?
  /// The choices of a picker, with their labels.
  package var options: [(label: String, choose: () -> Void)] = []
  /// Changes a value by some steps.
  package var adjust: ((Int) -> Void)?
  /// Deletes a row.
  package var delete: (() -> Void)?
  /// Goes back to the page below.
  package var goBack: (() -> Void)?

  package init() {}
}

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
