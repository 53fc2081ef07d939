// What ignored modifiers of lists, scroll views, pages and bars take.

/// Whether something is visible (SwiftUI reference).
public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }

/// The space between sections (SwiftUI reference).
public enum ListSectionSpacing: Hashable, Sendable {
  case `default`, compact
  case custom(CGFloat)
}

/// The prominence of a header (SwiftUI reference).
public enum Prominence: Hashable, Sendable { case standard, increased }

/// How a keyboard leaves (SwiftUI reference).
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic, immediately, interactively, never
}

/// Whether scrolling bounces (SwiftUI reference).
public enum ScrollBounceBehavior: Hashable, Sendable { case automatic, always, basedOnSize }

/// Whether scroll bars show (SwiftUI reference).
public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }

/// Where scrolling ends (SwiftUI reference).
public enum ScrollTargetBehavior: Hashable, Sendable {
  case paging, viewAligned
  public static func viewAligned(limitBehavior: LimitBehavior) -> Self { .viewAligned }
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
public enum ScrollTransitionConfiguration: Hashable, Sendable {
  case identity, animated, interactive
  public static func animated(_ animation: Animation) -> Self { .animated }
}

/// How far a view is scrolled away (SwiftUI reference).
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The position to which a view is scrolled (SwiftUI reference).
public struct ScrollPosition: Hashable, Sendable {
  public init(edge: Edge? = nil) {}
  public init(idType: (some Hashable).Type) {}
  public mutating func scrollTo(edge: Edge) {}
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {}
  public mutating func scrollTo(y: CGFloat) {}
}

/// The names of the navigation bar's values (SwiftUI reference).
public enum NavigationBarItem {
  /// How a title shows.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large, inlineLarge }
}

/// How a page comes (SwiftUI reference).
public enum NavigationTransition: Hashable, Sendable {
  case automatic
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    .automatic
  }
}

/// A place in the bars (SwiftUI reference).
public enum ToolbarItemPlacement: Hashable, Sendable {
  case automatic, title, subtitle, largeTitle, principal, navigation, primaryAction
  case secondaryAction, confirmationAction, cancellationAction, destructiveAction, status
  case keyboard, bottomBar, bottomOrnament, topBarLeading, topBarTrailing, topBarPinnedTrailing
  case navigationBarLeading, navigationBarTrailing, accessoryBar
  public static func accessoryBar(id: some Hashable) -> Self { .accessoryBar }
}

/// A bar (SwiftUI reference).
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, navigationBar, tabBar, bottomBar, windowToolbar, keyboard, bottomOrnament
  case statusBar
}

/// Whether a bar gets smaller (SwiftUI reference).
public enum ToolbarMinimizationBehavior: Hashable, Sendable {
  case automatic, onScrollDown, onScrollUp, never
}

/// What leaves a bar when the room is short (SwiftUI reference).
public enum ToolbarItemVisibilityPriority: Hashable, Sendable { case automatic, low, high }

/// What a bar does while people search (SwiftUI reference).
public enum SearchPresentationToolbarBehavior: Hashable, Sendable {
  case automatic, avoidHidingContent
}

/// Where a search is in a bar (SwiftUI reference).
public enum SearchToolbarBehavior: Hashable, Sendable { case automatic, minimize }

/// A control that a bar has by itself (SwiftUI reference).
public enum ToolbarDefaultItemKind: Hashable, Sendable { case title, sidebarToggle, search }

/// How people can move controls (SwiftUI reference).
public enum ToolbarCustomizationBehavior: Hashable, Sendable {
  case `default`, reorderable, disabled
}

/// The purpose of a bar (SwiftUI reference).
public enum ToolbarRole: Hashable, Sendable { case automatic, navigationStack, browser, editor }

/// How a title shows (SwiftUI reference).
public enum ToolbarTitleDisplayMode: Hashable, Sendable {
  case automatic, large, inline, inlineLarge
}

/// How much room a space takes (SwiftUI reference).
public enum SpacerSizing: Hashable, Sendable { case fixed, flexible }

/// When a tab bar gets smaller (SwiftUI reference).
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  case automatic, onScrollDown, onScrollUp, never
}

/// The role of a page of a tab view (SwiftUI reference).
public enum TabRole: Hashable, Sendable { case search, prominent }

/// The columns on screen (SwiftUI reference).
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  case automatic, all, doubleColumn, detailOnly
}

/// The place of a search field (SwiftUI reference).
public enum SearchFieldPlacement: Hashable, Sendable {
  case automatic, toolbar, sidebar, navigationBarDrawer
  public static func navigationBarDrawer(displayMode: DisplayMode) -> Self { .navigationBarDrawer }
  /// When a drawer shows.
  public enum DisplayMode: Hashable, Sendable { case automatic, always }
}
