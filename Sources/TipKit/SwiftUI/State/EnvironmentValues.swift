// Each value has its name as its key.
extension EnvironmentValues {
  /// Whether people can use the view.
  public var isEnabled: Bool {
    get { named(true) }
    set { name(newValue) }
  }

  /// Closes what presents the view.
  public var dismiss: DismissAction {
    get { named(DismissAction()) }
    set { name(newValue) }
  }

  /// Whether something presents the view.
  public var isPresented: Bool {
    get { named(false) }
    set { name(newValue) }
  }

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
  public var colorScheme: ColorScheme {
    get { named(.light) }
    set { name(newValue) }
  }

  /// The width of the screen.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { named(.compact) }
    set { name(newValue) }
  }

  /// The height of the screen.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { named(.regular) }
    set { name(newValue) }
  }

  /// The size of text.
  public var dynamicTypeSize: DynamicTypeSize {
    get { named(.large) }
    set { name(newValue) }
  }

  /// Whether the app is active.
  public var scenePhase: ScenePhase {
    get { named(.active) }
    set { name(newValue) }
  }

  /// The direction of the language.
  public var layoutDirection: LayoutDirection {
    get { named(.leftToRight) }
    set { name(newValue) }
  }

  /// The language and region.
  public var locale: Locale {
    get { named(Locale(identifier: "en_US")) }
    set { name(newValue) }
  }

  /// The calendar.
  public var calendar: Calendar {
    get { named(Calendar(identifier: .gregorian)) }
    set { name(newValue) }
  }

  /// The time zone.
  public var timeZone: TimeZone {
    get { named(.gmt) }
    set { name(newValue) }
  }

  /// The font.
  public var font: Font? {
    get { named(nil) }
    set { name(newValue) }
  }

  /// The number of lines of a text; nil for any.
  public var lineLimit: Int? {
    get { named(nil) }
    set { name(newValue) }
  }

  /// The number of pixels of a point.
  public var displayScale: CGFloat {
    get { named(2) }
    set { name(newValue) }
  }

  /// Whether a list is edited.
  public var editMode: Binding<EditMode>? {
    get { named(nil) }
    set { name(newValue) }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { named(.regular) }
    set { name(newValue) }
  }

  /// The reasons to hide the content of views.
  public var redactionReasons: RedactionReasons {
    get { named([]) }
    set { name(newValue) }
  }

  /// The position of lines of text.
  public var multilineTextAlignment: TextAlignment {
    get { named(.leading) }
    set { name(newValue) }
  }

  /// The least height of rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { named(44) }
    set { name(newValue) }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Runs what refreshes a view; nil when nothing does.
  public var refresh: RefreshAction? {
    get { named(nil) }
    set { name(newValue) }
  }
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

/// Opens a URL (SwiftUI reference); the screen of a test lists the URLs.
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

  /// Opens a URL, and tells whether it was accepted.
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
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the largest sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether the first one is less.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The state of an app (SwiftUI reference).
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  case background, inactive, active

  /// Whether the first one is less.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The direction of a language (SwiftUI reference).
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// Whether a list is edited (SwiftUI reference).
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether it is edited.
  public var isEditing: Bool { self != .inactive }
}
