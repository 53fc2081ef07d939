extension FixedWidthInteger {
  /// The sum, or the nearest number on overflow: imported counts must not trap.
  package func addingSaturating(_ other: Self) -> Self {
    let sum = addingReportingOverflow(other)
    guard sum.overflow else { return sum.partialValue }
    return other > 0 ? .max : .min
  }
}
