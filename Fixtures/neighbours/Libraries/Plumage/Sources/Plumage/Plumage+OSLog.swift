#if canImport(OSLog)
  import OSLog
#endif
