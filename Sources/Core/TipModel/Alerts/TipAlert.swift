/// An alert: a question or a message that interrupts people.
///
/// ```swift
/// let alert = TipAlert(
///   id: "remove-backyard", title: "Remove “North Pond”?",
///   message: "Its visitors are removed from your journal.",
///   buttons: [.destructive("Remove"), .cancel], intent: .sideEffect)
/// ```
///
/// Any value is an alert, also one that the guidelines reject: checks find its faults.
public struct TipAlert: Hashable, Sendable, Identifiable {
  /// The identity, under which answers and suppression are stored.
  public var id: String
  /// The title.
  public var title: String
  /// The message, or nil for none.
  public var message: String?
  /// The buttons, in the order in which the app lists them.
  public var buttons: [Button]
  /// Why the alert appears, or nil when the app does not say.
  public var intent: Intent?
  /// Whether the alert only informs, without a choice.
  public var isInformational: Bool
  /// Whether the action can be undone, or nil when the app does not say.
  public var isUndoable: Bool?
  /// The text field, or nil for none.
  public var textField: TextField?
  /// The name of an icon's symbol or image, or nil for the app's own icon.
  public var icon: String?
  /// Whether the icon has a caution symbol.
  public var isCaution: Bool
  /// The accessory view, or nil for none.
  public var accessory: Accessory?
  /// Whether a checkbox offers not to show the alert again.
  public var hasSuppression: Bool
  /// Whether there is a help button.
  public var hasHelp: Bool
  /// The name of the scene that presents the alert, or nil for the app's only one.
  public var scene: String?

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - id: The identity, under which answers and suppression are stored.
  ///   - title: The title.
  ///   - message: The message, or nil for none.
  ///   - buttons: The buttons, in the order in which the app lists them.
  ///   - intent: Why the alert appears, or nil when the app does not say.
  ///   - isInformational: Whether the alert only informs, without a choice.
  ///   - isUndoable: Whether the action can be undone, or nil when the app does not say.
  ///   - textField: The text field, or nil for none.
  ///   - icon: The name of an icon's symbol or image, or nil for the app's own icon.
  ///   - isCaution: Whether the icon has a caution symbol.
  ///   - accessory: The accessory view, or nil for none.
  ///   - hasSuppression: Whether a checkbox offers not to show the alert again.
  ///   - hasHelp: Whether there is a help button.
  ///   - scene: The name of the scene that presents the alert, or nil for the app's only one.
  public init(
    id: String, title: String, message: String? = nil, buttons: [Button],
    intent: Intent? = nil, isInformational: Bool = false, isUndoable: Bool? = nil,
    textField: TextField? = nil, icon: String? = nil, isCaution: Bool = false,
    accessory: Accessory? = nil, hasSuppression: Bool = false, hasHelp: Bool = false,
    scene: String? = nil
  ) {
    self.id = id
    self.title = title
    self.message = message
    self.buttons = buttons
    self.intent = intent
    self.isInformational = isInformational
    self.isUndoable = isUndoable
    self.textField = textField
    self.icon = icon
    self.isCaution = isCaution
    self.accessory = accessory
    self.hasSuppression = hasSuppression
    self.hasHelp = hasHelp
    self.scene = scene
  }
}

extension TipAlert {
  /// Why an alert appears.
  public enum Intent: String, CaseIterable, Hashable, Sendable {
    /// People chose the action themselves.
    case deliberate
    /// The action is a consequence that people may not expect.
    case sideEffect
  }

  /// A button of an alert.
  public struct Button: Hashable, Sendable {
    /// The effect of a button on the alert's question.
    public enum Role: String, CaseIterable, Hashable, Sendable {
      /// The choice that people are most likely to make.
      ///
      /// Return presses it.
      case `default`
      /// Leaves everything unchanged.
      ///
      /// Escape presses it.
      case cancel
      /// Destroys data.
      case destructive
      /// None of the others.
      case plain
    }

    /// The title.
    public var title: String
    /// The role.
    public var role: Role

    /// Creates a button.
    public init(_ title: String, role: Role = .plain) {
      self.title = title
      self.role = role
    }

    /// The button "Cancel".
    public static let cancel = Button("Cancel", role: .cancel)

    /// Returns the button that Return presses.
    public static func `default`(_ title: String) -> Button { Button(title, role: .default) }

    /// Returns a button that destroys data.
    public static func destructive(_ title: String) -> Button { Button(title, role: .destructive) }

    /// Returns a button without a special role.
    public static func plain(_ title: String) -> Button { Button(title) }
  }

  /// A field for a text that the alert asks for.
  public struct TextField: Hashable, Sendable {
    /// Whether the text is hidden, as a password is.
    public var isSecure: Bool
    /// The text that an empty field shows, or nil for none.
    public var placeholder: String?

    /// Creates a text field.
    public init(isSecure: Bool = false, placeholder: String? = nil) {
      self.isSecure = isSecure
      self.placeholder = placeholder
    }
  }

  /// A view of the app's own inside an alert.
  public struct Accessory: Hashable, Sendable {
    /// The height, in points.
    public var height: Double
    /// The radius of its corners, in points, or nil for the system's.
    public var cornerRadius: Double?

    /// Creates an accessory view.
    public init(height: Double, cornerRadius: Double? = nil) {
      self.height = height
      self.cornerRadius = cornerRadius
    }
  }
}
