import TipModel

extension Facts {
  /// The app's display frequency with its origin (D34), as one number.
  ///
  /// Zero or more milliseconds count from the display. A frequency that counts from the dismissal
  /// is stored as -1 minus its milliseconds.
  var storedDisplayFrequency: Int64 {
    get {
      switch displayFrequencyOrigin {
      case .display: displayFrequency.milliseconds
      case .dismissal: -1 - displayFrequency.milliseconds
      }
    }
    set {
      displayFrequencyOrigin = newValue < 0 ? .dismissal : .display
      displayFrequency = DisplayFrequency(milliseconds: newValue < 0 ? -1 - newValue : newValue)
    }
  }
}
