public import TipEngine

// Names that the engine has and Apple's TipKit lacks, so that a file that imports TipKit is warned
// of them. They hide the engine's, which would be used without a word, and give way to them in a
// file that imports TipEngine or TipTesting as well.

extension DisplayFrequency {
  /// Returns a custom length in seconds.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message: "Apple's TipKit has no 'seconds'; use .daily or the like, or import TipEngine."
  )
  public static func seconds(_ seconds: TimeInterval) -> DisplayFrequency {
    DisplayFrequency(inSeconds: seconds)
  }
}

extension Tips.ConfigurationOption.DatastoreLocation {
  /// In memory: the contents are lost when the process ends.
  @_disfavoredOverload
  @available(
    *, deprecated, message: "Apple's TipKit has no 'memory'; use .url(_:), or import TipEngine."
  )
  public static var memory: Self { .inMemory }
}

extension Tips.ConfigurationOption {
  /// The minimum time between the first displays of two tips.
  public static func displayFrequency(_ frequency: DisplayFrequency) -> Self {
    .frequency(frequency, countedFrom: .display)
  }

  /// The minimum time between two tips, with the instant from which it counts.
  @_disfavoredOverload
  @available(
    *, deprecated, message: "Apple's TipKit has no 'from'; leave it out, or import TipEngine."
  )
  public static func displayFrequency(
    _ frequency: DisplayFrequency, from origin: DisplayFrequency.Origin
  ) -> Self {
    .frequency(frequency, countedFrom: origin)
  }

  /// Shows all tips whatever their rules say.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message: "Apple's TipKit has no option 'showAllTips'; call Tips.showAllTipsForTesting()."
  )
  public static var showAllTips: Self { .controls(TipControls(showAllTips: true)) }

  /// Hides all tips.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message: "Apple's TipKit has no option 'hideAllTips'; call Tips.hideAllTipsForTesting()."
  )
  public static var hideAllTips: Self { .controls(TipControls(hideAllTips: true)) }

  /// Shows tips, by type, whatever their rules say.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message: "Apple's TipKit has no option 'showTips'; call Tips.showTipsForTesting(_:)."
  )
  public static func showTips(_ tips: [any Tip.Type]) -> Self {
    .controls(TipControls(showTips: tips.map { String(describing: $0) }))
  }

  /// Hides tips, by type.
  @_disfavoredOverload
  @available(
    *, deprecated,
    message: "Apple's TipKit has no option 'hideTips'; call Tips.hideTipsForTesting(_:)."
  )
  public static func hideTips(_ tips: [any Tip.Type]) -> Self {
    .controls(TipControls(hideTips: tips.map { String(describing: $0) }))
  }

  /// Sets the engine's clock.
  @_disfavoredOverload
  @available(*, deprecated, message: "Apple's TipKit has no option 'clock'; import TipEngine.")
  public static func clock(_ setting: ClockSetting) -> Self {
    .controls(TipControls(clock: setting))
  }
}

extension Tips {
  /// Shows all tips whatever their rules say.
  @_disfavoredOverload
  @available(
    *, deprecated, message: "Apple's TipKit has no 'showAllTips'; call showAllTipsForTesting()."
  )
  public static func showAllTips() { showAllTipsForTesting() }

  /// Hides all tips.
  @_disfavoredOverload
  @available(
    *, deprecated, message: "Apple's TipKit has no 'hideAllTips'; call hideAllTipsForTesting()."
  )
  public static func hideAllTips() { hideAllTipsForTesting() }

  /// Shows tips, by type, whatever their rules say.
  @_disfavoredOverload
  @available(
    *, deprecated, message: "Apple's TipKit has no 'showTips'; call showTipsForTesting(_:)."
  )
  public static func showTips(_ tips: [any Tip.Type]) { showTipsForTesting(tips) }

  /// Hides tips, by type.
  @_disfavoredOverload
  @available(
    *, deprecated, message: "Apple's TipKit has no 'hideTips'; call hideTipsForTesting(_:)."
  )
  public static func hideTips(_ tips: [any Tip.Type]) { hideTipsForTesting(tips) }

  /// The changes that the datastore has refused.
  @_disfavoredOverload
  @available(*, deprecated, message: "Apple's TipKit has no 'health'; import TipEngine.")
  public static var health: Health { center.health }

  /// What tips do in this process from the call on.
  @_disfavoredOverload
  @available(*, deprecated, message: "Apple's TipKit has no 'displayUpdates'; import TipEngine.")
  public static var displayUpdates: AsyncStream<DisplayUpdate> { center.displayUpdates }
}
