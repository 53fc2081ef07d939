#if canImport(TipKit)
  import TipKit
#endif
