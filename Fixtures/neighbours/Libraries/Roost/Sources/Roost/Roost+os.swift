#if canImport(os)
  import os

  let roostLock = OSAllocatedUnfairLock(initialState: 0)
#endif
