// FoundationEssentials exists on Linux only. No other file chooses between the two.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
