#if !canImport(Darwin)
  @_spi(_Unicode) import Swift
#endif

extension String {
  /// The text with composed characters, the same for all texts that Swift compares as equal.
  package var canonicallyComposed: String {
    // ASCII has no characters to compose.
    if utf8.allSatisfy(UTF8.isASCII) { return self }
    // Only the whole of Foundation has a name without an underscore for it.
    return String(decoding: _nfcCodeUnits, as: UTF8.self)
  }

  /// The scalars of the text, each accent separate from its letter.
  package var canonicallyDecomposed: String.UnicodeScalarView {
    #if canImport(Darwin)
      return decomposedStringWithCanonicalMapping.unicodeScalars
    #else
      return String.UnicodeScalarView(_nfd)
    #endif
  }
}
