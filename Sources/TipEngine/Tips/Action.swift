public import TipContent
package import TipModel

extension Tips {
  /// A button of a tip (TipKit reference).
  ///
  /// Pressing it runs the handler; whether that invalidates the tip is the app's decision.
  public struct Action: Identifiable, Sendable {
    /// The name by which the app tells its actions apart.
    public let id: String
    /// The place among the tip's buttons, from zero; nil outside of a tip's `actions` builder.
    public let index: Int?
    /// Returns the button's title.
    public let label: @Sendable () -> Text
    /// Runs when the button is pressed.
    public let handler: @MainActor @Sendable () -> Void
    private let hasOwnID: Bool

    /// Creates a button with a label.
    ///
    /// - Parameters:
    ///   - id: The action's name; its place among the buttons by default.
    ///   - handler: Runs when the button is pressed.
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
    ///   - id: The action's name; its place among the buttons by default.
    ///   - title: The button's title.
    ///   - handler: Runs when the button is pressed.
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
      self.id = id ?? index.map(String.init) ?? ""
      self.index = index
      self.label = label
      self.handler = handler
      hasOwnID = id != nil
    }

    /// The same action at a place among a tip's buttons.
    func placed(at index: Int) -> Action {
      Action(id: hasOwnID ? id : nil, index: index, label: label, handler: handler)
    }
  }
}
