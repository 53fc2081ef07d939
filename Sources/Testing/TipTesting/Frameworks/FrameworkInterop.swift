import Foundation

/// Whether XCTest and Swift Testing forward failures to each other, as they do from Swift 6.4 on.
///
/// Then each of them reports issues that the other one does not, and a failure that is reported to both
/// comes twice. It is asked at run time, because the frameworks of the machine decide.
enum FrameworkInterop {
  private typealias Handler = UnsafeRawPointer
  private typealias HandlerGetter = @convention(c) () -> Handler?

  /// The variable with which people choose how failures are forwarded, or that they are not.
  static let variable = "SWIFT_TESTING_XCTEST_INTEROP_MODE"

  /// Whether the frameworks of this process forward failures now.
  static var isActive: Bool {
    isActive(
      hasHandler: handlerGetter?() != nil,
      mode: ProcessInfo.processInfo.environment[variable])
  }

  /// Whether frameworks forward failures in a mode, when one of them has installed its handler.
  ///
  /// XCTest always installs it. An unknown mode counts as the default one.
  static func isActive(hasHandler: Bool, mode: String?) -> Bool {
    hasHandler && mode != "none"
  }

  /// The function that returns the installed handler, if the frameworks have it.
  private static let handlerGetter: HandlerGetter? = {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "_swift_testing_getFallbackEventHandler")
    else { return nil }
    return unsafeBitCast(symbol, to: HandlerGetter.self)
  }()
}
