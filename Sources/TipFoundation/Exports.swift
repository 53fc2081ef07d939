// The one place that chooses between the two: Apple's systems have Foundation alone.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
