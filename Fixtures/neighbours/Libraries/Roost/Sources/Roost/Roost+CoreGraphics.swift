#if canImport(CoreGraphics)
  import CoreGraphics

  func roostImage(_ context: CGContext) -> CGImage? { context.makeImage() }
#endif
