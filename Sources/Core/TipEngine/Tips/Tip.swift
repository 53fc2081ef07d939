public import TipContent
package import TipModel

/// A hint about a feature, and when it may be shown (WWDC23 10229, TipKit reference).
///
/// Only the title is required:
///
/// ```swift
/// struct FavoriteBackyardTip: Tip {
///   var title: Text { Text("Save to Favorites") }
/// }
/// ```
public protocol Tip: Identifiable, Sendable {
  /// The id of the tip in the datastore, by default the type's name (D17).
  var id: String { get }
  /// The subject of the tip.
  var title: Text { get }
  /// Why the feature is worth trying.
  var message: Text? { get }
  /// A symbol or an image.
  var image: Image? { get }
  /// The buttons.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// The conditions, all of which must hold.
  @Tips.RuleBuilder var rules: [Rule] { get }
  /// The limits of the tip's displays.
  @Tips.OptionsBuilder var options: [any TipOption] { get }

  /// The beta's name of ``image``, which counts if ``countsAddedMembers`` does.
  var asset: Image? { get }
  /// How often the tip may be displayed, unless `options` sets it.
  ///
  /// `Int.max` means unlimited. This member counts if ``countsAddedMembers`` does.
  var maxDisplayCount: Int { get }
  /// Whether the display frequency does not count, unless `options` sets it.
  ///
  /// It counts if ``countsAddedMembers`` does.
  var ignoresDisplayFrequency: Bool { get }
  /// Whether the members that Apple's TipKit lacks count: ``asset``, ``maxDisplayCount`` and
  /// ``ignoresDisplayFrequency``.
  ///
  /// The default is true, and false in a module that imports TipKit: there a tip behaves as with
  /// Apple's, which ignores these names.
  static var countsAddedMembers: Bool { get }
}

extension Tip {
  /// The type's name without its module (D17).
  public var id: String { String(describing: Self.self) }
  /// No message.
  public var message: Text? { nil }
  /// No image, or the one under the beta's name if that counts.
  public var image: Image? { Self.countsAddedMembers ? asset : nil }
  /// No buttons.
  public var actions: [Action] { [] }
  /// No conditions.
  public var rules: [Rule] { [] }
  /// No limits.
  public var options: [any TipOption] { [] }
  /// No image.
  public var asset: Image? { nil }
  /// No bound.
  public var maxDisplayCount: Int { .max }
  /// The display frequency counts.
  public var ignoresDisplayFrequency: Bool { false }
  /// Added members count.
  public static var countsAddedMembers: Bool { true }
}

extension Tip {
  /// The value of ``maxDisplayCount`` if it counts, or else `Int.max`.
  var countedMaximum: Int { Self.countsAddedMembers ? maxDisplayCount : .max }
  /// Whether ``ignoresDisplayFrequency`` is true and counts.
  var isExemptByMember: Bool { Self.countsAddedMembers && ignoresDisplayFrequency }

  /// The members of the tip that do not count, with their replacements.
  ///
  /// The beta's image is a hint only: it is left over in files of apps, and changes no decision.
  var ignoredMembers: [(name: String, replacement: String, isHint: Bool)] {
    if let erased = self as? AnyTip { return erased.tip.ignoredMembers }
    guard !Self.countsAddedMembers else { return [] }
    var members: [(name: String, replacement: String, isHint: Bool)] = []
    if maxDisplayCount != .max {
      let option = "MaxDisplayCount(\(maxDisplayCount)) in its options"
      members.append(("maxDisplayCount", option, false))
    }
    if ignoresDisplayFrequency {
      let option = "IgnoresDisplayFrequency(true) in its options"
      members.append(("ignoresDisplayFrequency", option, false))
    }
    if asset != nil { members.append(("asset", "image", true)) }
    return members
  }
}

extension Tip {
  /// Whether a tip can be shown.
  public typealias Status = Tips.Status
  /// Why a tip will not be shown again.
  public typealias InvalidationReason = Tips.InvalidationReason
  /// A button of a tip.
  public typealias Action = Tips.Action
  /// A condition.
  public typealias Rule = Tips.Rule
  /// Something a person does in the app.
  public typealias Event = Tips.Event
  /// A limit of a tip's displays.
  public typealias Option = TipOption
  /// Exempts a tip from the display frequency.
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  /// Bounds how often a tip is displayed.
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// Bounds how long a tip is on screen.
  public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
}

extension Tip {
  /// The tip's definition for the datastore.
  public var definition: TipDefinition { definition(rules: rules) }

  /// Returns the tip's definition with rules that already exist.
  package func definition(rules: [Rule]) -> TipDefinition {
    TipDefinition(
      id: id, type: typeName, title: title.string, message: message?.string, image: image?.name,
      actions: actions.map { ActionDefinition(id: $0.id, title: $0.label().string) },
      rules: rules.map(\.expression), options: TipOptions(of: self))
  }

  /// The name of the tip's own type, even if it is erased.
  package var typeName: String {
    (self as? AnyTip)?.tip.typeName ?? String(describing: Self.self)
  }
}

extension TipOptions {
  /// Gathers the limits of a tip.
  ///
  /// Of two options of the same kind the last one counts.
  init(of tip: some Tip) {
    var isExempt = tip.isExemptByMember
    var count = tip.countedMaximum == .max ? nil : tip.countedMaximum
    var duration: TimeInterval?
    for option in tip.options {
      switch option {
      case let option as Tips.IgnoresDisplayFrequency: isExempt = option.value
      case let option as Tips.MaxDisplayCount: count = option.value
      case let option as Tips.MaxDisplayDuration: duration = option.value
      default: break
      }
    }
    self.init(
      ignoresDisplayFrequency: isExempt, maxDisplayCount: count, maxDisplayDuration: duration)
  }
}
