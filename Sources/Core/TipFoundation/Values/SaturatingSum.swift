extension FixedWidthInteger {
  /// The sum, or the nearest number on overflow: imported counts must not trap.
  ///
  /// Inlinable, because each donation that is read from a file needs it.
  @inlinable package func addingSaturating(_ other: Self) -> Self {
    let sum = addingReportingOverflow(other)
    guard sum.overflow else { return sum.partialValue }
    return other > 0 ? .max : .min
  }
}
