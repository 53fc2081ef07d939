import Synchronization

/// A preview that a file declares, and that the program lists.
package struct PreviewDeclaration: Sendable {
  package let name: String?
  /// The module and the name of the file.
  package let fileID: String
  package let line: Int
  /// Returns the views in the modifiers of the preview, whose shared contexts may need time.
  package let make: @MainActor @Sendable () async throws -> any ScreenContent

  package init(
    _ name: String?, fileID: String, line: Int,
    make: @escaping @MainActor @Sendable () async throws -> any ScreenContent
  ) {
    self.name = name
    self.fileID = fileID
    self.line = line
    self.make = make
  }

  // MARK: - The previews of a program

  /// The previews that were added while their functions ran.
  private final class Collection: Sendable {
    let found = Mutex<[PreviewDeclaration]>([])
  }

  @TaskLocal private static var collection: Collection?

  /// Returns the previews whose functions some code calls.
  package static func collect(_ code: () -> Void) -> [PreviewDeclaration] {
    let collection = Collection()
    $collection.withValue(collection, operation: code)
    return collection.found.withLock { $0 }
  }

  /// Adds the preview to those that are collected.
  package func add() { Self.collection?.found.withLock { $0.append(self) } }
}
