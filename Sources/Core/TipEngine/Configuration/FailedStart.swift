import TipModel
import TipStore

/// A failed `configure`, for the receipt.
///
/// Only the app gets the error that is thrown, and may ignore it. With a receipt, the shell says
/// why no tip shows (D26).
struct FailedStart {
  let process: ProcessFacts
  let processControls: ProcessControls
  /// The time of the base clock, because the clock control may be invalid.
  let now: Timestamp

  /// Writes a receipt where the controls say, and into the datastore.
  ///
  /// A failure to write is not reported, because the error of the start is the one to throw.
  func record(_ failure: any Error, in store: (any TipDatastore)?) {
    // The app has started before (D1), and its receipt is right.
    if failure is TipKitError { return }
    let receipt = receipt(failure, store)
    do throws(TipControlError) {
      try ReceiptFile(processControls.controls.receipt?.value)?.write(receipt)
    } catch {}
    do throws(TipControlError) {
      try store?.commit([Change(.recordReceipt(receipt.storedValue), at: now)])
    } catch {}
  }

  private func receipt(_ failure: any Error, _ store: (any TipDatastore)?) -> Receipt {
    Receipt(
      datastore: store?.location ?? "", clock: now, application: process.application,
      processIdentifier: Int(ProcessStart.identifier)
    ) {
      $0.warnings = processControls.warnings
      $0.ignored = processControls.ignored
      $0.isReleaseBuild = !process.isDebugBuild
      $0.error = "\(failure)"
    }
  }
}
