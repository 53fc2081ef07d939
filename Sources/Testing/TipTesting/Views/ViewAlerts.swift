import TipEngine
import TipHelp
import TipModel
import TipViewTree

/// Presents the alerts of views as an app presents its own, and performs their buttons.
@MainActor final class ViewAlerts {
  private let center: TipsCenter
  /// The alerts of views, by the identity of their content.
  private var presented: [ObjectIdentifier: AlertPresentation] = [:]

  init(_ center: TipsCenter) { self.center = center }

  /// Presents new alerts, withdraws those that have left, and returns the defects as sentences.
  func update(_ root: ViewNode) -> [String] {
    let covers = root.alertCovers
    let ids = Set(covers.map(\.node.id))
    for (id, presentation) in presented where !ids.contains(id) {
      presentation.withdraw()
      presented[id] = nil
    }
    return covers.compactMap { cover in
      do throws(TipControlError) {
        let id = cover.node.id
        if presented[id] == nil { presented[id] = try center.present(cover.alert) }
        // A control, or "Don't ask again", may have answered a new one already.
        guard case .answered(let answer)? = presented[id]?.phase else { return nil }
        return perform(answer, of: cover)
      } catch {
        cover.dismiss()
        return error.description
      }
    }
  }

  func withdraw() {
    for presentation in presented.values { presentation.withdraw() }
    presented = [:]
  }

  /// Performs the button of an answer, and returns the defect of a disabled one as a sentence.
  private func perform(_ answer: AlertAnswer, of cover: ViewCover) -> String? {
    let controls = cover.node.all.filter { $0.role == .control }
    if let text = answer.text { controls.first { $0.gestures.enter != nil }?.gestures.enter?(text) }
    // The alert closes before its button acts, which may present it again.
    cover.dismiss()
    presented[cover.node.id] = nil
    let button = controls.first { $0.name == answer.button.title }
    // The text may enable the button, which only the next pass would tell.
    guard answer.text != nil || button?.isEnabled != false else {
      return "\"\(answer.button.title)\" in the alert \"\(cover.title)\" is disabled. Enable it."
    }
    button?.gestures.tap?()
    return nil
  }
}
