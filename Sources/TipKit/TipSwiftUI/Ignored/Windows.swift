// The looks of windows, and the commands of the menu bar: there is none here.

extension Scene {
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func windowStyle(_ style: SystemWindowStyle) -> some Scene { self }
  public func windowToolbarStyle(_ style: SystemWindowStyle) -> some Scene { self }
}

/// Whether a window can be resized (SwiftUI reference).
public enum WindowResizability: Hashable, Sendable { case automatic, contentSize, contentMinSize }

/// A style of windows (SwiftUI reference).
public enum SystemWindowStyle: Hashable, Sendable {
  case automatic, hiddenTitleBar, titleBar, plain, volumetric, unified, unifiedCompact, expanded
}

/// Commands of a menu bar (SwiftUI reference).
@MainActor @preconcurrency public protocol Commands {}

/// Commands in a menu (SwiftUI reference).
public struct CommandMenu<Content: View>: Commands {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Commands beside the system's commands (SwiftUI reference).
public struct CommandGroup<Content: View>: Commands {
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A place in a menu bar (SwiftUI reference).
public enum CommandGroupPlacement: Hashable, Sendable {
  case appInfo, appSettings, appVisibility, appTermination, newItem, saveItem, importExport
  case printItem, undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar, windowSize
  case windowArrangement, windowList, singleWindowList, help, systemServices
}

/// Several commands (SwiftUI reference).
public struct SystemCommands: Commands {}

/// Collects commands (SwiftUI reference).
@MainActor @preconcurrency @resultBuilder public struct CommandsBuilder {
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> SystemCommands { SystemCommands() }
}
