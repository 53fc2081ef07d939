#if canImport(DeveloperToolsSupport)
  import DeveloperToolsSupport
#endif
