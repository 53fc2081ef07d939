import Synchronization
import TipEngine
import TipModel
import TipPictures

/// The visible screen of a center that was released last, as an error that is thrown releases it.
final class ReleasedScreen: CenterAttachment {
  /// The help on the screen.
  struct Help: Sendable {
    var words: [String] = []
    /// The ids of the tips among it.
    var tips: [String] = []
  }

  private let state = Mutex(Help())

  init(center: TipsCenter) {}

  var help: Help { state.withLock(\.self) }

  func note(_ help: Help) { state.withLock { $0 = help } }

  func changed(_ effects: Effects) -> StatusObservation.Deferred? { nil }

  func finish() {}
}

extension ScreenStage {
  /// Notes the help on the screen, because the screen goes away with the code that keeps it.
  func noteRelease() {
    guard isUp else { return }
    var help = ReleasedScreen.Help(words: displayedTips, tips: displayedIDs)
    if let toolTip = toolTips.visible { help.words.append(toolTip.words) }
    if let alert = center.alertInFront?.alert { help.words.append(alert.words) }
    center.attachment(ReleasedScreen.self).note(help)
  }

  /// The tips on the screen, each with its place.
  var displayedTips: [String] {
    places.compactMap { place in
      guard let tip = place.display?.display.tip else { return nil }
      return "\(tip.id) (\(place.words))"
    }
  }

  var displayedIDs: [String] { places.compactMap { $0.display?.display.tip.id } }

  /// The tips that are not on the screen, each with the reason if the screen is the reason.
  var hiddenTips: [(tip: String, reason: ScreenReason)] {
    let contents = contents
    let hasPopover = contents.places.contains { $0.isPopover && $0.isVisible }
    return contents.places.flatMap { place in
      let shown = place.display?.display.tip.id
      var reason = ScreenReason.other
      if !contents.isUp {
        reason = .isNotVisible
      } else if place.isBehind {
        reason = .isBehindSheet
      } else if place.isPopover, hasPopover {
        reason = .hasOtherPopover
      }
      return place.tips.filter { $0.id != shown }.map { ($0.id, reason) }
    }
  }
}

/// Why a screen does not show a tip that may show.
enum ScreenReason: String {
  case isNotVisible = "its screen is not visible"
  case isBehindSheet = "a sheet is in front of it"
  case hasOtherPopover = "another popover is on screen"
  case other = "it may show, but its screen does not show it"
}

extension ScreenPlace {
  fileprivate var isPopover: Bool { attachment.kind == .popover }

  /// The place in words: "popover at star".
  var words: String {
    var words = attachment.kind == .inline ? "in line" : attachment.kind.rawValue
    if let anchor = attachment.anchor { words += " at \(anchor)" }
    if isBehind { words += ", behind a sheet" }
    return words
  }
}
