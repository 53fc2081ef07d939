extension FixedWidthInteger {
  /// The sum, or the nearest number on overflow: imported counts must not trap.
  package func addingSaturating(_ other: Self) -> Self {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other > 0 ? .max : .min) : sum
  }
}
