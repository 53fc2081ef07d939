import TipModel
import TipStore

/// The receipt and the process's report follow the state, so that the shell agrees with the app.
extension CenterState {
  /// Records the controls that were called in code (D32).
  mutating func reportCalls() {
    guard var process, process.controls != controls else { return }
    process.controls = controls
    self.process = process
    apply(.reportProcess(process))
    updateReceipt { [controls] receipt throws(TipControlError) in
      let calls = try controls.applied(from: .api)
      receipt.applied.removeAll { $0.source == .api && $0.control != .resetDatastore }
      receipt.applied += calls
    }
  }

  /// Removes the names of tips that have become known from the receipt's unknown names (D3).
  mutating func completeReceipt() {
    guard receipt?.unknownTips.isEmpty == false else { return }
    let (controls, known) = (allControls, facts.knownTips)
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

extension AppliedControl {
  /// A reset by a call in code.
  static let resetInCode = AppliedControl(control: .resetDatastore, value: "1", source: .api)
}
