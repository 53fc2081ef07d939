/// Commands of a menu bar (SwiftUI reference); here there is none, and they are ignored.
@MainActor @preconcurrency public protocol Commands {}

/// Commands in a menu (SwiftUI reference).
public struct CommandMenu<Content: View>: Commands {
  /// Creates a menu.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Commands beside those of the system (SwiftUI reference).
public struct CommandGroup<Content: View>: Commands {
  /// Creates commands in place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands before others.
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
  /// Returns nothing: there is no menu bar.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> SystemCommands { SystemCommands() }
}
