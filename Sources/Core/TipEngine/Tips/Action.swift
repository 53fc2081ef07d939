public import TipContent
package import TipModel

extension Tips {
  /// A button of a tip (TipKit reference).
  ///
  /// Pressing it runs the handler. The app decides whether that invalidates the tip.
  public struct Action: Identifiable {
    /// The name that identifies the action among the tip's actions.
    public let id: String
    /// The index among the tip's buttons, nil outside of a tip's `actions` builder.
    public let index: Int?
    /// Returns the button's title.
    public let label: @Sendable () -> Text
    /// Called when the button is pressed.
    public let handler: @MainActor @Sendable () -> Void
    private let hasOwnID: Bool

    /// Creates a button with a label.
    ///
    /// - Parameters:
    ///   - id: The action's name, by default its index among the buttons.
    ///   - handler: Called when the button is pressed.
    ///   - label: Returns the button's title.
    public init(
      id: String? = nil, perform handler: @escaping @MainActor @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.init(id: id, index: nil, label: label, handler: handler)
    }

    /// Creates a button with a title.
    ///
    /// - Parameters:
    ///   - id: The action's name, by default its index among the buttons.
    ///   - title: The button's title.
    ///   - handler: Called when the button is pressed.
    public init(
      id: String? = nil, title: some StringProtocol,
      perform handler: @escaping @MainActor @Sendable () -> Void = {}
    ) {
      let text = Text(verbatim: String(title))
      self.init(id: id, index: nil, label: { text }, handler: handler)
    }

    private init(
      id: String?, index: Int?, label: @escaping @Sendable () -> Text,
      handler: @escaping @MainActor @Sendable () -> Void
    ) {
      if let id {
        self.id = id
      } else if let index {
        self.id = String(index)
      } else {
        self.id = ""
      }
      self.index = index
      self.label = label
      self.handler = handler
      hasOwnID = id != nil
    }

    /// Returns the action as the button of a tip on screen: the press is noted, and the handler
    /// calls a closure after its own, such as a closure of the view that shows the tip.
    @MainActor package func button(
      of tip: String, followedBy next: @escaping @MainActor @Sendable (Action) -> Void
    ) -> Action {
      // An action is not sendable, but it is used on the main actor only, here and by its view.
      nonisolated(unsafe) let own = self
      return Action(id: id, index: index, label: label) {
        Tips.center.notePress(of: own.id, on: tip)
        own.handler()
        next(own)
      }
    }

    /// Returns the action with an index among a tip's buttons.
    func numbered(at index: Int) -> Action {
      Action(id: hasOwnID ? id : nil, index: index, label: label, handler: handler)
    }
  }
}

// As in Apple's TipKit: a conformance that only the engine had would hide the errors of Xcode.
@available(*, unavailable)
extension Tips.Action: Sendable {}
