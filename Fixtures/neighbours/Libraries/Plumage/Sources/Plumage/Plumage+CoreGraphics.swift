#if canImport(CoreGraphics)
  import CoreGraphics
#endif
