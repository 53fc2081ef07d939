#if canImport(os)
  import os
#endif
