import TipModel
import TipStore

/// The receipt and the process's report follow the state, so that the shell agrees with the app.
extension CenterState {
  /// Records the controls that were called in code (D32), and the unknown names in them (D3).
  mutating func reportCalls() {
    guard var process, process.controls != controls else { return }
    process.controls = controls
    self.process = process
    apply(.reportProcess(process))
    let all = allControls
    let known = facts.knownNames
    updateReceipt { [controls] receipt throws(TipControlError) in
      let calls = try controls.applied(from: .api)
      receipt.applied.removeAll { $0.source == .api && $0.control != .resetDatastore }
      receipt.applied += calls
      receipt.unknownTips = Receipt.unknownTips(in: all, applied: receipt.applied, known: known)
    }
  }

  /// Removes names that have become known from the receipt's unknown names, and adds those that
  /// resemble a tooltip or an alert that has become known (D3).
  mutating func completeReceipt() {
    guard let receipt, !receipt.unknownTips.isEmpty || allControls.nameToolTipsOrAlerts else {
      return
    }
    let controls = allControls
    let known = facts.knownNames
    updateReceipt { receipt in
      receipt.unknownTips = Receipt.unknownTips(
        in: controls, applied: receipt.applied, known: known)
    }
  }

  /// Changes the receipt of a configured center, and writes it again if it differs.
  mutating func updateReceipt(_ change: (inout Receipt) throws(TipControlError) -> Void) {
    guard var receipt else { return }
    do throws(TipControlError) {
      try change(&receipt)
      guard receipt != self.receipt else { return }
      try ReceiptFile(receiptPath)?.write(receipt)
    } catch {
      receipt.notes.append(error.description)
    }
    self.receipt = receipt
    apply(.recordReceipt(receipt.storedValue))
  }
}

extension Controls {
  /// Whether a source names tooltips or alerts.
  fileprivate var nameToolTipsOrAlerts: Bool {
    sources.contains { source in
      let controls = self[source]
      return !controls.showToolTips.isEmpty || !controls.hideToolTips.isEmpty
        || !controls.answerAlerts.isEmpty || !controls.suppressAlerts.isEmpty
    }
  }
}

extension AppliedControl {
  /// A reset by a call in code.
  static let resetInCode = AppliedControl(control: .resetDatastore, value: "1", source: .api)
}
