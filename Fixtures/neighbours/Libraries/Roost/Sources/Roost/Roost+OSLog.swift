#if canImport(OSLog)
  import OSLog

  let roostSignposter = OSSignposter(subsystem: "roost", category: "night")
#endif
