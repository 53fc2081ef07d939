// What ignored modifiers of lists, pages and bars take; nothing is drawn.

/// Whether scroll bars show (SwiftUI reference).
public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }

/// A bar (SwiftUI reference).
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, navigationBar, tabBar, bottomBar, windowToolbar, keyboard, bottomOrnament
}

/// The space between sections (SwiftUI reference).
public struct ListSectionSpacing: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var `default`: Self { .named() }
  public static var compact: Self { .named() }
  public static func custom(_ spacing: CGFloat) -> Self { .named() }
}

/// How much a header stands out (SwiftUI reference).
public enum Prominence: Hashable, Sendable { case standard, increased }

/// How a keyboard leaves (SwiftUI reference).
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic, immediately, interactively, never
}

/// Whether scrolling bounces (SwiftUI reference).
public enum ScrollBounceBehavior: Hashable, Sendable { case automatic, always, basedOnSize }

/// Where scrolling ends (SwiftUI reference).
public struct ScrollTargetBehavior: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var paging: Self { .named() }
  public static var viewAligned: Self { .named() }
  public static func viewAligned(limitBehavior: LimitBehavior) -> Self { .named() }
  public enum LimitBehavior: Hashable, Sendable {
    case automatic, always, never, alwaysByFew, alwaysByOne
  }
}

/// The edge of what scrolls (SwiftUI reference).
public enum ScrollEdgeEffectStyle: Hashable, Sendable { case automatic, soft, hard }

/// The place of margins (SwiftUI reference).
public enum ContentMarginPlacement: Hashable, Sendable {
  case automatic, scrollContent, scrollIndicators
}

/// When a view is scrolled away (SwiftUI reference).
public struct ScrollTransitionConfiguration: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var identity: Self { .named() }
  public static var animated: Self { .named() }
  public static var interactive: Self { .named() }
  public static func animated(_ animation: Animation) -> Self { .named() }
}

/// How far a view is scrolled away (SwiftUI reference).
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// Where a view is scrolled to (SwiftUI reference); here everything is on screen.
public struct ScrollPosition: Hashable, Sendable {
  public init(edge: Edge? = nil) {}
  public init(idType: (some Hashable).Type) {}
  public mutating func scrollTo(edge: Edge) {}
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {}
  public mutating func scrollTo(y: CGFloat) {}
}

/// How a title shows (SwiftUI reference).
public enum ToolbarTitleDisplayMode: Hashable, Sendable {
  case automatic, large, inline, inlineLarge
}

/// A control that a bar has by itself (SwiftUI reference).
public enum ToolbarDefaultItemKind: Hashable, Sendable { case title, sidebarToggle, search }

/// The purpose of a bar (SwiftUI reference).
public enum ToolbarRole: Hashable, Sendable { case automatic, navigationStack, browser, editor }

/// How a page comes (SwiftUI reference).
public struct NavigationTransition: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var automatic: Self { .named() }
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { .named() }
}

/// When a tab bar gets smaller (SwiftUI reference).
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  case automatic, onScrollDown, onScrollUp, never
}
