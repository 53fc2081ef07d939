public import TipModel
import TipPictures

/// Fails the test when an app has not applied its launch controls.
///
/// - Parameters:
///   - controls: The controls that the app was launched with.
///   - receipt: The controls that the app reports to have applied.
///   - position: The caller's position, where a failure is reported.
public func expectApplied(
  _ controls: TipControls, in receipt: Receipt, at position: SourcePosition = #position
) {
  if let error = receipt.error {
    let problem = "\(receipt.application) failed in Tips.configure(): \(error)"
    return RunningTest.fail(problem, at: position)
  }
  do throws(TipControlError) {
    let differences = try receipt.differences(from: controls)
    guard !differences.isEmpty else { return }
    RunningTest.fail(AppliedTable(receipt.application, differences).text, at: position)
  } catch {
    RunningTest.fail(error.description, at: position)
  }
}

/// Fails the test when an app has not applied its launch controls, or wrote no receipt.
///
/// - Parameters:
///   - controls: The controls that the app was launched with.
///   - path: The app's `Receipt` file.
///   - position: The caller's position, where a failure is reported.
public func expectApplied(
  _ controls: TipControls, inReceiptAt path: String, at position: SourcePosition = #position
) {
  do throws(TipControlError) {
    expectApplied(controls, in: try Receipt.read(from: path), at: position)
  } catch {
    RunningTest.fail(error.description, at: position)
  }
}

/// The requested and the applied controls, side by side.
struct AppliedTable {
  let text: String

  init(_ application: String, _ differences: [ControlDifference]) {
    var rows = [["control", "asked", "applied"]]
    for difference in differences {
      var applied = "-"
      if let control = difference.applied { applied = "\(control.value) (\(control.spelling))" }
      rows.append([difference.control.rawValue, difference.asked, applied])
    }
    let table = ColumnLayout(rows, indent: 2).text().split(separator: "\n").map(String.init)
    var lines = ["\(application) did not apply all of its launch controls.", table[0]]
    for (line, difference) in zip(table.dropFirst(), differences) {
      lines.append(line)
      lines.append("    " + difference.explanation)
    }
    text = lines.joined(separator: "\n")
  }
}
