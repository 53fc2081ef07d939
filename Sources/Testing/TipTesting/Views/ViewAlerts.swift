import TipEngine
import TipHelp
import TipModel
import TipViewTree

/// Presents the alerts of views as an app presents its own, and performs their buttons.
@MainActor final class ViewAlerts {
  private let center: TipsCenter
  /// Runs a pass when one is due.
  private let refresh: @MainActor () -> Void
  /// The alerts of views, by the identity of their content.
  private var presented: [ObjectIdentifier: AlertPresentation] = [:]
  /// The alerts as the last pass found them.
  private var covers: [ViewCover] = []
  /// The texts that the fields of alerts have.
  private var entered: [ObjectIdentifier: String] = [:]

  init(_ center: TipsCenter, refresh: @escaping @MainActor () -> Void) {
    self.center = center
    self.refresh = refresh
  }

  /// Presents new alerts, withdraws those that have left, and returns the defects as sentences.
  func update(_ root: ViewNode) -> [String] {
    covers = root.alertCovers
    let ids = Set(covers.map(\.node.id))
    for (id, presentation) in presented where !ids.contains(id) {
      presentation.withdraw()
      presented[id] = nil
    }
    return covers.compactMap { cover in
      do throws(TipControlError) {
        let id = cover.node.id
        if presented[id] == nil { presented[id] = try present(cover) }
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
    covers = []
    entered = [:]
  }

  /// Returns the content of the alert on screen, or nil for none, and for an alert of no view.
  var front: ViewNode? {
    guard let alert = center.alertInFront else { return nil }
    return covers.first { presented[$0.node.id] === alert }?.node
  }

  private func present(_ cover: ViewCover) throws(TipControlError) -> AlertPresentation {
    let id = cover.node.id
    let presentation = try center.present(cover.alert)
    // A view is reached on the main actor only. Elsewhere the answer is checked when it acts.
    presentation.connect { [weak self] text in
      _ = OnMainActor.run { self?.enter(text, into: id) }
    } isEnabled: { [weak self] button in
      var isEnabled = true
      _ = OnMainActor.run {
        self?.refresh()
        isEnabled = self?.button(button, of: id)?.isEnabled != false
      }
      return isEnabled
    }
    return presentation
  }

  private func controls(of id: ObjectIdentifier) -> [ViewNode] {
    let cover = covers.first { $0.node.id == id }
    return cover?.node.all.filter { $0.role == .control } ?? []
  }

  private func enter(_ text: String, into id: ObjectIdentifier) {
    entered[id] = text
    controls(of: id).first { $0.gestures.enter != nil }?.gestures.enter?(text)
  }

  private func button(_ button: TipAlert.Button, of id: ObjectIdentifier) -> ViewNode? {
    controls(of: id).first { $0.name == button.title && $0.gestures.tap != nil }
  }

  /// Performs the button of an answer, and returns the defect of a disabled one as a sentence.
  private func perform(_ answer: AlertAnswer, of cover: ViewCover) -> String? {
    let id = cover.node.id
    let button = button(answer.button, of: id)
    // A text that was not entered on the main actor.
    let isLate = answer.text != nil && entered.removeValue(forKey: id) != answer.text
    if isLate, let text = answer.text { enter(text, into: id) }
    // The alert closes before its button acts, which may present it again.
    cover.dismiss()
    presented[id] = nil
    // The late text may enable the button, which only the next pass would tell.
    guard isLate || button?.isEnabled != false else {
      return "\"\(answer.button.title)\" in the alert \"\(cover.title)\" is disabled. Enable it."
    }
    button?.gestures.tap?()
    return nil
  }
}
