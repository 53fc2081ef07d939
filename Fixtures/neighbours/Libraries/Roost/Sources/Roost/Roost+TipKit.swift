#if canImport(TipKit)
  import TipKit

  @available(macOS 15, iOS 18, *)
  func configureRoost() throws { try Tips.configure([.cloudKitContainer(.named("roost"))]) }
  extension Tips.ConfigurationOption { static var roost: Self { .analyticsInterval(.default) } }
#endif
