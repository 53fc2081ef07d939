package import TipModel

/// A sheet, an alert or another presentation of a view.
@MainActor package struct ViewCover {
  package enum Kind: String, Sendable {
    case alert, sheet, fullScreenCover, popover, confirmationDialog
  }

  package let kind: Kind
  /// The content.
  package let node: ViewNode
  package var title = ""
  package var message: String?
  /// Whether the alert has a caution symbol.
  package var isCaution = false
  /// Closes it, as a swipe down does.
  package let dismiss: @MainActor () -> Void

  package init(_ kind: Kind, _ node: ViewNode, dismiss: @escaping @MainActor () -> Void) {
    self.kind = kind
    self.node = node
    self.dismiss = dismiss
  }

  /// Whether no gesture closes it.
  package var isHeld: Bool { node.all.contains { $0.holdsSheet } }

  /// Closes it as a tap outside does, which chooses the cancelling button of a dialog.
  package func dismissByGesture() {
    guard kind == .confirmationDialog else { return dismiss() }
    let cancel = node.all.first { $0.buttonRole == "cancel" }
    let close = cancel?.gestures.tap ?? dismiss
    close()
  }
}

extension ViewCover {
  /// The alert, or two by two the choices of a dialog as alerts.
  package var alerts: [TipAlert] {
    let alert = alert
    if kind == .alert { return [alert] }
    guard kind == .confirmationDialog else { return [] }
    let cancel = alert.buttons.filter { $0.role == .cancel }
    let choices = alert.buttons.filter { $0.role != .cancel }
    return stride(from: 0, to: choices.count, by: 2).map { index in
      var alert = alert
      alert.buttons = choices[index...].prefix(2) + cancel
      return alert
    }
  }

  /// The alert as a value, whose identity is its title.
  package var alert: TipAlert {
    let controls = node.all.filter { $0.role == .control }
    let buttons = controls.filter { $0.gestures.tap != nil && $0.kind != "Toggle" }
    let first =
      buttons.first { $0.shortcut == .defaultAction }
      ?? buttons.first { $0.buttonRole == nil && $0.shortcut == nil }
    let field = controls.first { $0.gestures.enter != nil }
    var alert = TipAlert(
      id: title, title: title, message: message,
      buttons: buttons.map { button in
        let role = role(of: button, isDefault: button.id == first?.id)
        return TipAlert.Button(button.name ?? button.kind, role: role)
      })
    alert.isCaution = isCaution
    if alert.buttons.isEmpty { alert.buttons = [.default("OK")] }
    if let field {
      alert.textField = .init(isSecure: field.kind == "SecureField", placeholder: field.name)
    }
    return alert
  }

  private func role(of button: ViewNode, isDefault: Bool) -> TipAlert.Button.Role {
    if isDefault { return .default }
    if let name = button.buttonRole, let own = TipAlert.Button.Role(rawValue: name) { return own }
    return button.shortcut == .cancelAction ? .cancel : .plain
  }
}

extension ViewNode {
  /// The content of the last sheet over the node, or of a sheet over that, or else the node.
  package var front: ViewNode {
    guard let last = covers(of: { $0 != .alert }).last else { return self }
    return last.node.front
  }

  /// The last cover in front of the node, without alerts.
  package var frontCover: ViewCover? {
    guard let last = covers(of: { $0 != .alert }).last else { return nil }
    return last.node.frontCover ?? last
  }

  /// The presentations of the views in the node, in order.
  package func covers(of isWanted: (ViewCover.Kind) -> Bool) -> [ViewCover] {
    all.filter { !$0.isCovered }.flatMap { $0.covers.filter { isWanted($0.kind) } }
  }

  /// The alerts that the views in the node present, also those behind a sheet.
  package var alertCovers: [ViewCover] {
    allWithCovers.flatMap { $0.covers.filter { $0.kind == .alert } }
  }

  /// The node, all nodes in it, and those in their presentations.
  package var allWithCovers: [ViewNode] {
    all.flatMap { node in
      node.covers.isEmpty ? [node] : [node] + node.covers.flatMap { $0.node.allWithCovers }
    }
  }
}
