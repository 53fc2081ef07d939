extension String {
  /// The text without differences of case, for comparisons.
  package var withoutCase: String {
    // Some letters, such as a final sigma, have a lowercase form that depends on their neighbours.
    uppercased().lowercased()
  }

  /// The text without differences of case and of accents, for searches.
  package var withoutCaseAndAccents: String {
    let folded = withoutCase
    if folded.utf8.allSatisfy(UTF8.isASCII) { return folded }
    var result = String.UnicodeScalarView()
    for scalar in folded.canonicallyDecomposed
    where scalar.properties.canonicalCombiningClass == .notReordered {
      result.append(scalar)
    }
    return String(result).canonicallyComposed
  }
}
