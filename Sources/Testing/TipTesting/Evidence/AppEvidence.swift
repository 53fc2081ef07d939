public import TipModel
import TipStore

extension TipControls {
  /// Returns which tips and alerts an app has on screen, and why other tips are not, for a UI test.
  ///
  /// ```swift
  /// override func tearDown() {
  ///   if testRun?.hasSucceeded == false { print(TipControls.evidence(of: receipt.path)) }
  /// }
  /// ```
  ///
  /// It never fails the test. The explanations and the history are attached to the test where the
  /// framework has attachments. An app that ships Apple's TipKit leaves no evidence.
  ///
  /// - Parameters:
  ///   - path: The app's `Receipt` file, or its datastore, which the engine has written.
  ///   - position: The caller's position.
  /// - Returns: Lines as those of a failed test, or a sentence that says why there is no evidence.
  public static func evidence(of path: String, at position: SourcePosition = #position) -> String {
    do throws(TipControlError) {
      let evidence = try HelpEvidence(ofAppAt: path)
      let isAttached = RunningTest.attach(
        evidence.text, named: HelpEvidence.fileName, at: position)
      return evidence.words(isAttached: isAttached)
    } catch {
      return "The app has left no evidence of its tips. \(error.description) An app that ships "
        + "Apple's TipKit writes neither a receipt nor a datastore that can be read."
    }
  }
}

extension HelpEvidence {
  /// The number of lines of the history that are attached.
  private static let historyCount = 20

  /// Reads the evidence that an app has written: a receipt and a datastore, or a datastore.
  init(ofAppAt path: String) throws(TipControlError) {
    let datastore = try Self.datastore(ofAppAt: path)
    guard datastore != DatastoreLocator.memory else {
      throw TipControlError(
        .missing, subject: path, reason: "Its datastore is in memory",
        suggestion: "Launch the app with a folder as Datastore")
    }
    self.init(of: try SQLiteDatastore.peek(path: datastore), atSystemTime: Timestamp(Date()))
  }

  /// Creates the evidence of the process that has configured last, even if it has crashed since.
  package init(of facts: Facts, atSystemTime now: Timestamp) {
    var situation = Situation(facts, controls: Controls(), atSystemTime: now)
    let process =
      facts.liveProcesses.first
      ?? facts.processes.values.max { $0.configured < $1.configured }
    if let process { situation = process.situation(facts, atSystemTime: now) }
    func isOfProcess(_ display: ActiveDisplay) -> Bool { display.owner == process?.owner }

    let displayed = facts.records.filter { $0.value.activeDisplays.contains(where: isOfProcess) }
    onScreen = displayed.keys.sorted()
    let alerts = facts.openAlerts.filter { isOfProcess($0.display) }
    let words = alerts.map { facts.alerts[$0.id]?.alert.words ?? $0.id }
    onScreen += words.prefix(1)
    hidden = words.dropFirst().map { "\($0): another alert is in front" }
    addTips(in: situation, displayed: Set(displayed.keys))
    let history = facts.history.suffix(Self.historyCount).map { "\($0.date)  \($0.words)" }
    if !history.isEmpty { details.append("The history:\n\(history.joined(separator: "\n"))") }
  }

  /// Returns the file of the datastore that a path or the receipt there names.
  private static func datastore(ofAppAt path: String) throws(TipControlError) -> String {
    let file = DatastoreLocator(environment: [:], application: "").path(for: path)
    if file.hasSuffix(".sqlite") { return file }
    let receipt = try Receipt.read(from: path)
    guard let error = receipt.error else { return receipt.datastore }
    throw TipControlError(
      .missing, subject: path, reason: "\(receipt.application) failed in Tips.configure()",
      suggestion: String(error.dropLast(error.hasSuffix(".") ? 1 : 0)))
  }
}
