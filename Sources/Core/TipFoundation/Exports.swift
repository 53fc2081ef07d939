// FoundationEssentials exists on Linux only; no other file chooses between the two.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
