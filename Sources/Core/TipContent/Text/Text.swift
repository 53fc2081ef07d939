public import Foundation

/// A piece of a tip's text and its style, as a plain value.
///
/// It has the initialisers and modifiers of SwiftUI's `Text`. Nothing is drawn or translated: the
/// text is the one in the source, including Markdown emphasis such as `**bold**`, and a key that
/// names an entry of a strings table stays that key.
public struct Text: Hashable, Sendable {
  /// The parts in reading order, each with one style.
  ///
  /// Adjacent strings differ in style.
  public private(set) var runs: [Run] = []

  /// The localised keys that the text was written with, none when it is all verbatim.
  public private(set) var localizations: [Localization] = []

  /// The plain text, with interpolated values filled in.
  ///
  /// An image is written as `[its.name]`. Numbers of a localised text are written as in American
  /// English, such as 1,920 (D63).
  public var string: String { string(in: .americanEnglish) }

  /// Returns the plain text, with the numbers of a localised text as a language writes them.
  ///
  /// - Parameter locale: The language and region.
  /// - Returns: The text.
  public func string(in locale: Locale) -> String {
    runs.map { $0.string(in: locale) }.joined()
  }

  /// Creates a text from a literal or a localised key.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let localization = Localization(
      key: key.key, tableName: tableName, bundle: bundle, comment: comment?.description)
    self.init(runs: key.text.runs, localizations: [localization] + key.text.localizations)
  }

  /// Creates a text that is never localised.
  public init(verbatim content: String) {
    self.init(runs: [Run(content: .string(content))])
  }

  /// Creates a text from a string value.
  ///
  /// A literal creates a localised text instead.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) {
    self.init(verbatim: String(content))
  }

  /// Creates a text that shows an image.
  public init(_ image: Image) {
    self.init(runs: [Run(content: .image(image))])
  }

  /// Creates a text from a value and its format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  init(runs: [Run], localizations: [Localization] = []) {
    self.localizations = localizations
    for run in runs { append(run) }
  }

  /// Returns the concatenation of two texts, each in its own style.
  public static func + (first: Text, second: Text) -> Text {
    Text(
      runs: first.runs + second.runs, localizations: first.localizations + second.localizations)
  }

  /// Returns the text with a change applied to the style of every run.
  func restyled(_ change: (inout Style) -> Void) -> Text {
    let changed = runs.map { run in
      var run = run
      change(&run.style)
      return run
    }
    return Text(runs: changed, localizations: localizations)
  }

  /// Appends a run, joined to the last one when both are strings in the same style.
  private mutating func append(_ run: Run) {
    guard case .string(let words) = run.content else { return runs.append(run) }
    if words.isEmpty { return }
    if let last = runs.last, last.style == run.style, case .string(let earlier) = last.content {
      runs[runs.count - 1].content = .string(earlier + words)
    } else {
      runs.append(run)
    }
  }
}
