// The content of tips and the views that tip code needs, as Apple's SwiftUI has them.
@_exported public import Foundation
@_exported public import Observation
@_exported public import TipContent
@_exported public import TipCoreGraphics

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif

/// The bundle of the file's module (Foundation reference). Here it is always the app's.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "TipMacros", type: "BundleMacro")

extension URL {
  /// Begins to use a file that a person has chosen, which always succeeds here.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the use of a file that a person has chosen.
  public func stopAccessingSecurityScopedResource() {}

  /// The person's documents, which Foundation does not name on Linux.
  public static var documentsDirectory: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
      ?? homeDirectory.appending(path: "Documents")
  }
}
