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
    let covers = root.allWithCovers.flatMap { $0.covers.filter { $0.kind == .alert } }
    let ids = Set(covers.map(\.node.id))
    for (id, presentation) in presented where !ids.contains(id) {
      presentation.withdraw()
      presented[id] = nil
    }
    return covers.compactMap { cover in
      guard let presentation = presented[cover.node.id] else { return present(cover) }
      if case .answered(let answer) = presentation.phase { perform(answer, of: cover) }
      return nil
    }
  }

  func withdraw() {
    for presentation in presented.values { presentation.withdraw() }
    presented = [:]
  }

  private func present(_ cover: ViewCover) -> String? {
    do throws(TipControlError) {
      let presentation = try center.present(cover.alert)
      presented[cover.node.id] = presentation
      // A control, or "Don't ask again", may have answered already.
      if case .answered(let answer) = presentation.phase { perform(answer, of: cover) }
      return nil
    } catch {
      cover.dismiss()
      return error.description
    }
  }

  private func perform(_ answer: AlertAnswer, of cover: ViewCover) {
    let controls = cover.node.all.filter { $0.role == .control }
    if let text = answer.text {
      controls.first { $0.gestures.enter != nil }?.gestures.enter?(text)
    }
    // The alert closes before its button acts, which may present it again.
    cover.dismiss()
    presented[cover.node.id] = nil
    controls.first { $0.name == answer.button.title }?.gestures.tap?()
  }
}
