/// Where birds sleep.
public enum Roost {
  /// Apple's modules that exist for this library.
  public static var foundModules: [String] {
    var names: [String] = []
    #if canImport(SwiftUI)
      names.append("SwiftUI")
    #endif
    #if canImport(TipKit)
      names.append("TipKit")
    #endif
    #if canImport(UIKit)
      names.append("UIKit")
    #endif
    #if canImport(os)
      names.append("os")
    #endif
    #if canImport(OSLog)
      names.append("OSLog")
    #endif
    #if canImport(DeveloperToolsSupport)
      names.append("DeveloperToolsSupport")
    #endif
    #if canImport(CoreGraphics)
      names.append("CoreGraphics")
    #endif
    #if canImport(UniformTypeIdentifiers)
      names.append("UniformTypeIdentifiers")
    #endif
    return names
  }
}
