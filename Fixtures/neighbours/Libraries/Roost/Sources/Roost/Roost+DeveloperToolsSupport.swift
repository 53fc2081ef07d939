#if canImport(DeveloperToolsSupport)
  import DeveloperToolsSupport

  struct RoostLibrary: LibraryContentProvider {}
#endif
