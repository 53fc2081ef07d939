// Each value has its name as its key.
extension EnvironmentValues {
  /// Whether people can use the view.
  public var isEnabled: Bool {
    get { named(true) }
    set { name(newValue) }
  }

  /// Closes what presents the view.
  @Entry public var dismiss: DismissAction = DismissAction()

  /// Whether something presents the view.
  @Entry public var isPresented: Bool = false

  /// Closes what presents the view, as in the first version of SwiftUI.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, action: dismiss))
  }

  /// Opens a URL.
  public var openURL: OpenURLAction {
    get {
      var action = named(OpenURLAction { _ in .systemAction })
      action.open = systemOpen
      return action
    }
    set { name(newValue) }
  }

  /// Opens a URL that no action of the app's own has handled.
  var systemOpen: @MainActor (URL) -> Void {
    get { named({ (_: URL) in } as @MainActor (URL) -> Void) }
    set { name(newValue) }
  }

  /// Light or dark.
  @Entry public var colorScheme: ColorScheme = .light

  /// The width of the screen.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact

  /// The height of the screen.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular

  /// The size of text.
  @Entry public var dynamicTypeSize: DynamicTypeSize = .large
  /// The size of text, as the first versions of SwiftUI have it.
  @Entry public var sizeCategory: ContentSizeCategory = .large

  /// Whether the app is active.
  @Entry public var scenePhase: ScenePhase = .active

  /// The direction of the language.
  @Entry public var layoutDirection: LayoutDirection = .leftToRight

  /// The language and region.
  @Entry public var locale: Locale = Locale(identifier: "en_US")

  /// The calendar.
  @Entry public var calendar: Calendar = Calendar(identifier: .gregorian)

  /// The time zone.
  @Entry public var timeZone: TimeZone = .gmt

  /// The font.
  @Entry public var font: Font? = nil

  /// The number of lines of a text, or nil for any.
  @Entry public var lineLimit: Int? = nil

  /// The number of pixels of a point.
  @Entry public var displayScale: CGFloat = 2

  /// Whether a list is edited.
  @Entry public var editMode: Binding<EditMode>? = nil

  /// The size of controls.
  @Entry public var controlSize: ControlSize = .regular

  /// The reasons to hide the content of views.
  @Entry public var redactionReasons: RedactionReasons = []

  /// The position of lines of text.
  @Entry public var multilineTextAlignment: TextAlignment = .leading

  /// The least height of rows, in points.
  @Entry public var defaultMinListRowHeight: CGFloat = 44

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The action that refreshes a view, if there is one.
  @Entry public var refresh: RefreshAction? = nil
}

// MARK: - Actions

/// Closes what presents a view (SwiftUI reference).
public struct DismissAction {
  var close: @MainActor () -> Void = {}

  /// Closes it.
  @MainActor public func callAsFunction() { close() }
}

/// Whether a view is presented (SwiftUI reference).
public struct PresentationMode {
  /// Whether something presents the view.
  public let isPresented: Bool
  let action: DismissAction

  /// Closes what presents the view.
  @MainActor public mutating func dismiss() { action() }
}

/// Opens a URL, which the screen of a test lists (SwiftUI reference).
public struct OpenURLAction {
  /// What becomes of a URL.
  public struct Result: Sendable {
    enum Kind { case handled, discarded, system(URL?) }
    let kind: Kind

    /// The app has opened it.
    public static let handled = Result(kind: .handled)
    /// The app ignores it.
    public static let discarded = Result(kind: .discarded)
    /// The system opens it.
    public static let systemAction = Result(kind: .system(nil))

    /// The system opens another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  let handler: @MainActor (URL) -> Result
  var open: @MainActor (URL) -> Void = { _ in }

  /// Creates an action.
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens a URL.
  @MainActor public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens a URL, and reports whether it was accepted.
  @MainActor public func callAsFunction(
    _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
  ) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      open(other ?? url)
      completion(true)
    }
  }
}

/// Refreshes a view (SwiftUI reference).
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Refreshes.
  public func callAsFunction() async { await action() }
}

// MARK: - Values

/// Light or dark (SwiftUI reference).
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// A width or height of the screen (SwiftUI reference).
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// A size of text (SwiftUI reference).
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the largest sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The state of an app (SwiftUI reference).
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

/// The direction of a language (SwiftUI reference).
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// Whether a list is edited (SwiftUI reference).
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether it is edited.
  public var isEditing: Bool { self != .inactive }
}
