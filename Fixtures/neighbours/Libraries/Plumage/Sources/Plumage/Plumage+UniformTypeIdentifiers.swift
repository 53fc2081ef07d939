#if canImport(UniformTypeIdentifiers)
  import UniformTypeIdentifiers
#endif
